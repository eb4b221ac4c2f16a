import Matrix
import Thumbnails

/// The sizes in which thumbnails are made. A few, so that nobody fills the disk by asking for all there could be.
struct ThumbnailSize: Sendable, Hashable {
    let width: Int
    let height: Int
    let method: Thumbnail.Method

    var name: String { "\(width)x\(height)-\(method.rawValue)" }

    private static let cropped = [(32, 32), (96, 96), (192, 192), (320, 320)]
    private static let scaled = [(320, 240), (640, 480), (800, 600), (1280, 960), (1920, 1440)]

    /// The smallest that isn't smaller than what a client asks for; `nil` when the original is nearer.
    ///
    /// Specification: client-server API, "Thumbnails".
    init?(width: Int, height: Int, method: Thumbnail.Method) {
        let sizes = method == .crop ? Self.cropped : Self.scaled
        guard let size = sizes.first(where: { $0.0 >= width && $0.1 >= height }) else { return nil }
        self.width = size.0
        self.height = size.1
        self.method = method
    }
}
