import Foundation
import Parlor

/// Loads pictures through a client's media and keeps the ones used last.
///
/// It knows of no user interface: `Picture` is the platform's type, and a kit says how bytes become one. Bytes are loaded and
/// decoded off the main thread, at the size they are shown in. `NSCache` and the count of loads guard themselves.
open class PictureStore<Picture: AnyObject & Sendable>: @unchecked Sendable {
    /// Makes a picture of bytes, no larger than asked for, and says how many bytes its pixels take. Width and height are pixels
    /// that it has to cover.
    public typealias Decoding =
        @Sendable (_ bytes: [UInt8], _ id: String, _ width: Int, _ height: Int) async -> (picture: Picture, cost: Int)?

    private let cache = NSCache<Key, Picture>()
    private let loading = PictureLoads()
    private let decode: Decoding

    /// - Parameter limit: How many bytes of pixels to keep.
    public init(limit: Int, decode: @escaping Decoding) {
        self.decode = decode
        cache.totalCostLimit = limit
    }

    /// A picture that is at hand.
    public func cached(_ url: URL, size: CGSize, client: ChatClient?) -> Picture? {
        cache.object(forKey: Key(url, size, client))
    }

    /// A picture, loaded through the client's media, or `nil` when there is none to be had.
    ///
    /// - Parameter size: In points; the picture covers it.
    public func picture(_ url: URL, size: CGSize, client: ChatClient?) async -> Picture? {
        if let picture = cached(url, size: size, client: client) { return picture }
        guard let client else { return nil }
        loading.begin()
        defer { loading.end() }
        // Twice the points: sharp on a desktop with doubled pixels.
        let (width, height) = (Int(size.width * 2), Int(size.height * 2))
        guard let bytes = try? await client.mediaLoader.thumbnail(for: url, width: width, height: height) else {
            return nil
        }
        return await keep(bytes, Key(url, size, client), width: width, height: height)
    }

    /// A picture in its own size, for a viewer; at most `limit` pixels along each side.
    ///
    /// - Parameter progress: Hears how much has come, `0...1`, on any thread.
    public func original(
        _ url: URL, limit: Int = 4096, client: ChatClient?, progress: (@Sendable (Double) -> Void)? = nil
    ) async -> Picture? {
        let size = CGSize(width: limit, height: limit)
        if let picture = cached(url, size: size, client: client) { return picture }
        guard let client else { return nil }
        loading.begin()
        defer { loading.end() }
        guard let bytes = try? await client.mediaLoader.data(for: url, progress: progress) else { return nil }
        return await keep(bytes, Key(url, size, client), width: limit, height: limit)
    }

    private func keep(_ bytes: [UInt8], _ key: Key, width: Int, height: Int) async -> Picture? {
        guard let decoded = await decode(bytes, key.url.absoluteString, width, height) else { return nil }
        cache.setObject(decoded.picture, forKey: key, cost: decoded.cost)
        return decoded.picture
    }

    /// Whether no picture is being loaded: for screenshots and tests.
    public var isIdle: Bool { loading.isIdle }

    /// Pictures belong to a client: another account of the same process may not see them.
    private final class Key: NSObject {
        let url: URL
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
