import Foundation

extension AVPlayerItem {
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    public static let playbackStalledNotification = Notification.Name("AVPlayerItemPlaybackStalledNotification")
    public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
    public static let newAccessLogEntryNotification = Notification.Name("AVPlayerItemNewAccessLogEntryNotification")
    public static let newErrorLogEntryNotification = Notification.Name("AVPlayerItemNewErrorLogEntryNotification")

    /// The back end buffers by itself and says nothing of how much: these follow whether the item is ready.
    public var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
    public var isPlaybackBufferFull: Bool { status == .readyToPlay }
    public var isPlaybackBufferEmpty: Bool { status != .readyToPlay }

    /// The whole item once it is ready.
    public var loadedTimeRanges: [NSValue] { seekableTimeRanges }
    public var seekableTimeRanges: [NSValue] {
        guard status == .readyToPlay, duration.isNumeric else { return [] }
        return [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))]
    }

    public var tracks: [AVPlayerItemTrack] { asset.tracks.map(AVPlayerItemTrack.init) }
    public var canPlayFastForward: Bool { false }
    public var canPlayReverse: Bool { false }
    public var canStepForward: Bool { false }

    public func seek(to time: CMTime) async -> Bool {
        await withCheckedContinuation { continuation in seek(to: time) { continuation.resume(returning: $0) } }
    }
}

/// A sequence of the item that is played.
public final class AVPlayerItemTrack: NSObject {
    public let assetTrack: AVAssetTrack?
    public var isEnabled: Bool { true }

    init(_ track: AVAssetTrack) { assetTrack = track }
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension Notification.Name {
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
    public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
    public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
    public static let AVPlayerItemNewAccessLogEntry = AVPlayerItem.newAccessLogEntryNotification
    public static let AVPlayerItemNewErrorLogEntry = AVPlayerItem.newErrorLogEntryNotification
}
