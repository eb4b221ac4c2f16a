import Foundation

/// Something that can be played: a file or a stream.
///
/// Nothing is read until somebody asks: a player, or ``load(_:)``.
open class AVAsset: NSObject, @unchecked Sendable {
    // Constants; the inspector lives on the main actor.
    let address: URL
    let inspector: AssetInspector

    init(address url: URL) {
        address = url
        inspector = AssetInspector(url: url)
    }

    /// The value of a property, read from the file if it must be.
    ///
    /// Throws an ``AVError`` when the file or stream can't be opened.
    public func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T {
        property.read(try await inspector.facts())
    }

    public func load<A, B>(_ a: AVAsyncProperty<AVAsset, A>, _ b: AVAsyncProperty<AVAsset, B>) async throws -> (A, B) {
        let facts = try await inspector.facts()
        return (a.read(facts), b.read(facts))
    }

    public func loadTracks(withMediaType type: AVMediaType) async throws -> [AVAssetTrack] {
        try await load(.tracks).filter { $0.mediaType == type }
    }

    /// The length, once a player or ``load(_:)`` has opened the asset; indefinite before.
    open var duration: CMTime { known?.duration ?? .indefinite }
    open var isPlayable: Bool { known.map { !$0.tracks.isEmpty } ?? true }
    open var tracks: [AVAssetTrack] { known?.tracks ?? [] }
    open func tracks(withMediaType type: AVMediaType) -> [AVAssetTrack] { tracks.filter { $0.mediaType == type } }
    open var preferredRate: Float { 1 }
    open var preferredVolume: Float { 1 }
    open var hasProtectedContent: Bool { false }

    /// Reads what the keys name, and says so when it is there or has failed.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler: (@Sendable () -> Void)? = nil) {
        Task { @MainActor in
            _ = try? await inspector.facts()
            completionHandler?()
        }
    }

    open func cancelLoading() {}

    private var known: AssetFacts? {
        guard Thread.isMainThread else { return nil }
        return MainActor.assumeIsolated { inspector.known }
    }
}

/// Lets `AVAsset(url:)` answer an ``AVURLAsset``, which an initializer of the class itself can't.
public protocol AssetMaking {}

extension AVAsset: AssetMaking {}

extension AssetMaking {
    public init(url: URL) { self = AVURLAsset(url: url, options: nil) as! Self }
}

/// An asset at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    open var url: URL { address }

    /// - Parameter options: None has a meaning here. For a stream that wants a header, load the file first.
    public init(url: URL, options: [String: Any]? = nil) { super.init(address: url) }
}

public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetReferenceRestrictionsKey = "AVURLAssetReferenceRestrictionsKey"
