import AVFoundation
import Parlor

/// The first pictures of films that came without one.
@preconcurrency @MainActor public final class FilmStills {
    public static let shared = FilmStills()

    /// A film that is larger is not downloaded for the sake of its first picture, in bytes.
    private static let downloadLimit = 8 << 20

    private let cache = NSCache<NSString, UIImage>()

    public init() { cache.countLimit = 64 }

    /// A picture that is at hand.
    public func cached(_ attachment: ChatMessageAttachment) -> UIImage? {
        cache.object(forKey: attachment.id as NSString)
    }

    /// The first picture of a film: of one that is on this disk already, or small.
    public func still(of attachment: ChatMessageAttachment, client: ChatClient?) async -> UIImage? {
        if let kept = cached(attachment) { return kept }
        guard let url = attachment.url, let client else { return nil }
        var file = await client.mediaLoader.localFile(for: url)
        if file == nil, let size = attachment.size, size <= Self.downloadLimit {
            file = try? await client.mediaLoader.file(for: url)
        }
        guard let file, !Task.isCancelled else { return nil }
        let generator = AVAssetImageGenerator(asset: AVURLAsset(url: file))
        generator.maximumSize = CGSize(width: 640, height: 640)
        guard let picture = try? await generator.image(at: .zero).image else { return nil }
        cache.setObject(picture, forKey: attachment.id as NSString)
        return picture
    }
}
