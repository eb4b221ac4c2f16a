import Foundation

/// What opening an asset tells about it.
public struct AssetFacts: Sendable {
    let duration: CMTime
    let tracks: [AVAssetTrack]

    @MainActor init(_ stream: MediaStream) {
        duration = stream.duration > 0 ? CMTime(microseconds: stream.duration) : .indefinite
        let length = duration
        var tracks: [AVAssetTrack] = []
        if stream.hasVideo {
            tracks.append(AVAssetTrack(mediaType: .video, naturalSize: stream.frameSize, duration: length))
        }
        if stream.hasAudio { tracks.append(AVAssetTrack(mediaType: .audio, naturalSize: .zero, duration: length)) }
        self.tracks = tracks
    }
}

/// One sequence of an asset: its pictures, or its sound.
open class AVAssetTrack: NSObject, @unchecked Sendable {
    // Constants.
    public let mediaType: AVMediaType
    /// In pixels; zero for sound.
    public let naturalSize: CGSize
    let duration: CMTime
    public var preferredTransform: CGAffineTransform { .identity }
    public var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: duration) }
    public var isEnabled: Bool { true }

    init(mediaType: AVMediaType, naturalSize: CGSize, duration: CMTime) {
        self.mediaType = mediaType
        self.naturalSize = naturalSize
        self.duration = duration
    }

    public func load<T>(_ property: AVAsyncProperty<AVAssetTrack, T>) async throws -> T { property.readTrack(self) }
}

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
    public static let text = AVMediaType(rawValue: "text")
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    public static let metadata = AVMediaType(rawValue: "meta")

    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A property of an asset that has to be read from its file.
public struct AVAsyncProperty<Root, Value>: Sendable {
    let read: @Sendable (AssetFacts) -> Value
    let readTrack: @Sendable (AVAssetTrack) -> Value

    init(_ read: @escaping @Sendable (AssetFacts) -> Value) where Root == AVAsset {
        self.read = read
        readTrack = { _ in preconditionFailure("A property of assets was asked of a track") }
    }

    init(track: @escaping @Sendable (AVAssetTrack) -> Value) where Root == AVAssetTrack {
        read = { _ in preconditionFailure("A property of tracks was asked of an asset") }
        readTrack = track
    }
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
    public static var duration: Self { Self { $0.duration } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
    public static var tracks: Self { Self { $0.tracks } }
}

extension AVAsyncProperty where Root == AVAsset, Value == Bool {
    public static var isPlayable: Self { Self { !$0.tracks.isEmpty } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CGSize {
    public static var naturalSize: Self { Self(track: { $0.naturalSize }) }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CMTimeRange {
    public static var timeRange: Self { Self(track: { $0.timeRange }) }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CGAffineTransform {
    public static var preferredTransform: Self { Self(track: { $0.preferredTransform }) }
}

extension CMTime {
    init(microseconds: Int64) { self.init(value: microseconds, timescale: 1_000_000) }
    /// Zero for what is no number.
    var microseconds: Int64 { isNumeric ? convertScale(1_000_000, method: .default).value : 0 }
}
