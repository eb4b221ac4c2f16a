import Foundation

/// Plays one item at a time: local files and http streams, with what GStreamer's plug-ins on this machine can decode.
///
/// It may be told to play from any thread; what it tells comes on the main thread. There is no key-value observing on this
/// system: set ``onTimeControlStatusChange``, and the item's ``AVPlayerItem/onStatusChange``.
open class AVPlayer: NSObject, @unchecked Sendable {
    // What changes is changed on the main thread.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

    public private(set) var currentItem: AVPlayerItem?
    public private(set) var timeControlStatus = TimeControlStatus.paused
    /// Told on the main thread after each change of ``timeControlStatus``.
    public var onTimeControlStatusChange: ((TimeControlStatus) -> Void)?
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var automaticallyWaitsToMinimizeStalling = true
    open var allowsExternalPlayback = false
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var defaultRate: Float = 1

    private var wantsToPlay = false
    private let observers = TimeObservers()
    private let layers = LayerList()

    public override init() { super.init() }

    public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

    public convenience init(playerItem: AVPlayerItem?) {
        self.init()
        replaceCurrentItem(with: playerItem)
    }

    open var status: Status { currentItem?.status == .failed ? .failed : .readyToPlay }
    open var error: (any Error)? { currentItem?.error }

    open func replaceCurrentItem(with item: AVPlayerItem?) {
        onMainThread { [self] in
            guard item !== currentItem else { return }
            currentItem?.stream?.pause()
            currentItem?.player = nil
            currentItem = item
            item?.player = self
            item?.load()
            layers.redraw()
            apply()
        }
    }

    // MARK: Playing

    open func play() { rate = defaultRate }
    open func pause() { rate = 0 }
    open func playImmediately(atRate rate: Float) { self.rate = rate }

    /// 0 while paused, else 1: the back end has one speed, and other values above 0 play at that.
    open var rate: Float {
        get { wantsToPlay ? 1 : 0 }
        set {
            onMainThread { [self] in
                wantsToPlay = newValue > 0
                apply()
            }
        }
    }

    open var reasonForWaitingToPlay: WaitingReason? {
        guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
        return currentItem == nil ? .noItemToPlay : .evaluatingBufferingRate
    }

    /// From 0 to 1.
    open var volume: Float = 1 { didSet { onMainThread { [self] in applySound() } } }
    open var isMuted = false { didSet { onMainThread { [self] in applySound() } } }

    // MARK: Time

    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

    open func seek(to time: CMTime) { seek(to: time) { _ in } }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) { _ in } }

    /// `true` in the handler once the player is there; `false` when another seek overtook this one or nothing can be sought.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        guard let currentItem else { return completionHandler(false) }
        currentItem.seek(to: time) { [weak self] finished in
            self?.afterSeek()
            completionHandler(finished)
        }
    }

    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
    ) {
        seek(to: time, completionHandler: completionHandler)
    }

    /// Calls the block at each step of the item's time while it plays, and after a jump. Keep what it answers, and hand it
    /// to ``removeTimeObserver(_:)``.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any {
        observers.addPeriodic(every: interval, queue: queue, player: self, block)
    }

    /// Calls the block when playing passes one of the times.
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any {
        observers.addBoundaries(times.map(\.timeValue), queue: queue, player: self, block)
    }

    open func removeTimeObserver(_ observer: Any) { observers.remove(observer) }

    // MARK: What the item tells

    @MainActor func itemStatusChanged(_ item: AVPlayerItem) {
        apply()
        layers.redraw()
    }

    @MainActor func itemHeard(_ event: MediaStream.Event, _ item: AVPlayerItem) {
        switch event {
        case .frame: layers.redraw()
        case .moved: observers.timeMoved(to: item.currentTime())
        default: break
        }
    }

    /// What happens at the end of an item; a queue player goes on to the next.
    @MainActor func itemEnded(_ item: AVPlayerItem) {
        observers.timeMoved(to: item.currentTime())
        guard actionAtItemEnd != .none else { return }
        wantsToPlay = false
        apply()
    }

    @MainActor func show(in layer: AVPlayerLayer) { layers.add(layer) }
    @MainActor func hide(from layer: AVPlayerLayer) { layers.remove(layer) }

    // MARK: Applying

    @MainActor private func apply() {
        applySound()
        let item = currentItem
        if item?.status == .failed { wantsToPlay = false }
        let isReady = item?.status == .readyToPlay
        if let stream = item?.stream, isReady {
            if wantsToPlay, !stream.isPlaying, !stream.hasEnded { stream.play() }
            if !wantsToPlay, stream.isPlaying { stream.pause() }
        }
        let new: TimeControlStatus = !wantsToPlay ? .paused : isReady ? .playing : .waitingToPlayAtSpecifiedRate
        observers.isRunning = new == .playing
        guard new != timeControlStatus else { return }
        timeControlStatus = new
        onTimeControlStatusChange?(new)
        NotificationCenter.default.post(name: AVPlayer.rateDidChangeNotification, object: self)
    }

    @MainActor private func applySound() {
        guard let stream = currentItem?.stream else { return }
        stream.volume = Double(min(max(volume, 0), 1))
        stream.isMuted = isMuted
    }

    private func afterSeek() {
        onMainThread { [self] in
            observers.timeMoved(to: currentTime(), jumped: true)
            apply()
        }
    }
}

extension AVPlayer {
    public static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")

    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        public static let evaluatingBufferingRate = WaitingReason(
            rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    @discardableResult
    public func seek(to time: CMTime) async -> Bool {
        await withCheckedContinuation { continuation in
            seek(to: time) { continuation.resume(returning: $0) }
        }
    }

    @discardableResult
    public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
        await seek(to: time)
    }

    /// Boundaries without the wrapping that Objective-C needs.
    public func addBoundaryTimeObserver(
        forTimes times: [CMTime], queue: DispatchQueue? = nil, using block: @escaping @Sendable () -> Void
    ) -> Any {
        addBoundaryTimeObserver(forTimes: times.map { NSValue(time: $0) }, queue: queue, using: block)
    }
}
