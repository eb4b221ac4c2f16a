import Foundation

/// An asset on its way through a player: how far it is, and whether it can be played at all.
///
/// Loading begins when the item comes to a player. There is no key-value observing on this system: set ``onStatusChange``.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    // What changes is changed on the main thread.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    public let asset: AVAsset
    public private(set) var status = Status.unknown
    /// Why the status is `failed`.
    public private(set) var error: (any Error)?
    /// Told on the main thread after each change of ``status``.
    public var onStatusChange: ((Status) -> Void)?

    weak var player: AVPlayer?
    private(set) var stream: MediaStream?
    private var seek: PendingSeek?
    private(set) var hasFrame = false

    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
    public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }
    public init(asset: AVAsset, automaticallyLoadedAssetKeys keys: [String]?) { self.asset = asset }

    // MARK: Time

    open func currentTime() -> CMTime {
        guard let stream, Thread.isMainThread else { return .zero }
        return CMTime(microseconds: seek?.target ?? stream.timestamp)
    }

    /// Indefinite until the item is ready, and for a live stream.
    open var duration: CMTime {
        guard let stream, stream.duration > 0 else { return .indefinite }
        return CMTime(microseconds: stream.duration)
    }

    /// In pixels; zero until the first picture is there.
    open var presentationSize: CGSize { stream?.frameSize ?? .zero }
    /// The item ends here instead of at its own end.
    open var forwardPlaybackEndTime = CMTime.invalid
    open var reversePlaybackEndTime = CMTime.invalid

    /// Goes to a time; `true` in the handler unless another seek overtook this one or the item can't seek.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
        onMainThread { [self] in startSeek(time, completionHandler) }
    }

    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)? = nil
    ) {
        seek(to: time, completionHandler: completionHandler)
    }

    open func cancelPendingSeeks() { onMainThread { [self] in endSeek(finished: false) } }

    // MARK: Loading

    @MainActor func load() {
        guard stream == nil, status != .failed else { return }
        guard let stream = MediaStream(url: asset.address) else {
            return fail(AVError(.mediaServicesWereReset, message: "Media needs a display."))
        }
        self.stream = stream
        stream.onEvent = { [weak self] event in MainActor.assumeIsolated { self?.heard(event) } }
        if stream.failure != nil { heard(.failed) } else if stream.isPrepared { heard(.prepared) }
    }

    @MainActor private func heard(_ event: MediaStream.Event) {
        guard let stream else { return }
        switch event {
        case .prepared where status == .unknown && stream.isPrepared:
            asset.inspector.learn(from: stream)
            become(.readyToPlay)
        case .failed: fail(AVError(reading: stream.failure))
        case .ended: end()
        case .moved: reachForwardEnd()
        case .frame: hasFrame = true
        case .seeked: endSeek(finished: true)
        default: break
        }
        player?.itemHeard(event, self)
    }

    @MainActor private func become(_ status: Status) {
        self.status = status
        if status == .readyToPlay, let waiting = seek, !waiting.hasStarted { begin(waiting) }
        onStatusChange?(status)
        player?.itemStatusChanged(self)
    }

    @MainActor private func fail(_ error: AVError) {
        guard status != .failed else { return }
        self.error = error
        endSeek(finished: false)
        become(.failed)
        NotificationCenter.default.post(
            name: AVPlayerItem.failedToPlayToEndTimeNotification, object: self,
            userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: error])
    }

    @MainActor private func end() {
        NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: self)
        player?.itemEnded(self)
    }

    @MainActor private func reachForwardEnd() {
        guard forwardPlaybackEndTime.isNumeric, let stream, stream.isPlaying,
            stream.timestamp >= forwardPlaybackEndTime.microseconds
        else { return }
        stream.pause()
        end()
    }

    // MARK: Seeking

    private struct PendingSeek {
        let target: Int64
        let completion: ((Bool) -> Void)?
        var hasStarted = false
    }

    @MainActor private func startSeek(_ time: CMTime, _ completion: ((Bool) -> Void)?) {
        endSeek(finished: false)
        let last = stream.map(\.duration) ?? 0
        let target = max(0, last > 0 ? min(time.isNumeric ? time.microseconds : last, last) : time.microseconds)
        let wanted = PendingSeek(target: target, completion: completion)
        if status == .readyToPlay { begin(wanted) } else { seek = wanted }
    }

    @MainActor private func begin(_ wanted: PendingSeek) {
        guard let stream, stream.isSeekable else {
            seek = nil
            wanted.completion?(false)
            return
        }
        seek = wanted
        seek?.hasStarted = true
        stream.seek(to: wanted.target)
        NotificationCenter.default.post(name: AVPlayerItem.timeJumpedNotification, object: self)
        if !stream.isSeeking { endSeek(finished: true) }
    }

    @MainActor private func endSeek(finished: Bool) {
        guard let ended = seek, !finished || ended.hasStarted else { return }
        seek = nil
        ended.completion?(finished)
    }
}
