import Parlor
import UIKit

/// Loads pictures for views and keeps the ones used last.
///
/// Pictures are decoded off the main thread, at the size they are shown in. `NSCache` and the count of loads guard themselves.
public final class PictureLoader: @unchecked Sendable {
    private let cache = NSCache<Key, UIImage>()
    private let loading = PictureLoads()

    /// - Parameter limit: How many bytes of pixels to keep.
    public init(limit: Int = 64 << 20) { cache.totalCostLimit = limit }

    /// A picture that is at hand.
    public func cached(_ url: URL, size: CGSize, client: ChatClient?) -> UIImage? {
        cache.object(forKey: Key(url, size, client))
    }

    /// A picture, loaded through the client's media, or `nil` when there is none to be had.
    ///
    /// - Parameter size: In points; the picture covers it.
    public func picture(_ url: URL, size: CGSize, client: ChatClient?) async -> UIImage? {
        if let picture = cached(url, size: size, client: client) { return picture }
        guard let client else { return nil }
        loading.begin()
        defer { loading.end() }
        return await load(url, size: size, client: client)
    }

    private func load(_ url: URL, size: CGSize, client: ChatClient) async -> UIImage? {
        // Twice the points: sharp on a desktop with doubled pixels.
        let (width, height) = (Int(size.width * 2), Int(size.height * 2))
        guard let bytes = try? await client.mediaLoader.thumbnail(for: url, width: width, height: height),
            let picture = await Self.decoded(bytes, width: width, height: height)
        else { return nil }
        cache.setObject(picture, forKey: Key(url, size, client), cost: width * height * 4)
        return picture
    }

    /// Whether no picture is being loaded: for screenshots and tests.
    public var isIdle: Bool { loading.isIdle }

    /// Runs off the main actor. A server that scaled nothing down may have sent far more pixels than are shown.
    private static func decoded(_ bytes: [UInt8], width: Int, height: Int) async -> UIImage? {
        guard let picture = UIImage(data: Data(bytes)), picture.size.width > 0, picture.size.height > 0 else {
            return nil
        }
        let scale = max(Double(width) / picture.size.width, Double(height) / picture.size.height)
        guard scale < 0.5 else { return picture }
        let size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
        return await picture.byPreparingThumbnail(ofSize: size) ?? picture
    }

    /// Pictures belong to a client: another account of the same process may not see them.
    private final class Key: NSObject {
        private let url: URL
        private let size: CGSize
        private let client: ObjectIdentifier?

        init(_ url: URL, _ size: CGSize, _ client: ChatClient?) {
            self.url = url
            self.size = size
            self.client = client.map { ObjectIdentifier($0) }
        }

        override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Key else { return false }
            return url == other.url && size == other.size && client == other.client
        }

        override var hash: Int {
            var hasher = Hasher()
            hasher.combine(url)
            hasher.combine(size.width)
            hasher.combine(size.height)
            hasher.combine(client)
            return hasher.finalize()
        }
    }
}
