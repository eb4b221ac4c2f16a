import Foundation

/// Tells those who asked how a player's time goes on.
///
/// The back end says where it is about ten times a second; periodic observers with a shorter step are called that often.
final class TimeObservers: @unchecked Sendable {
    // The lock guards the list; the rest is the main thread's.
    private let lock = NSLock()
    private var all: [TimeObserver] = []
    var isRunning = false

    func addPeriodic(
        every interval: CMTime, queue: DispatchQueue?, player: AVPlayer, _ block: @escaping @Sendable (CMTime) -> Void
    ) -> TimeObserver {
        let step = max(interval.isNumeric ? interval.seconds : 0, 0.001)
        return add(TimeObserver(.every(step), queue, block))
    }

    func addBoundaries(
        _ times: [CMTime], queue: DispatchQueue?, player: AVPlayer, _ block: @escaping @Sendable () -> Void
    ) -> TimeObserver {
        add(TimeObserver(.at(times.filter(\.isNumeric).map(\.seconds).sorted()), queue) { _ in block() })
    }

    func remove(_ observer: Any) {
        guard let observer = observer as? TimeObserver else { return }
        observer.cancel()
        lock.withLock { all.removeAll { $0 === observer } }
    }

    func timeMoved(to time: CMTime, jumped: Bool = false) {
        for observer in lock.withLock({ all }) { observer.timeMoved(to: time, jumped: jumped) }
    }

    private func add(_ observer: TimeObserver) -> TimeObserver {
        lock.withLock { all.append(observer) }
        return observer
    }
}

/// One of those who asked.
final class TimeObserver: @unchecked Sendable {
    enum Wish {
        case every(Double)
        case at([Double])
    }

    // Changed on the main thread, but for `isCancelled`, which only ever becomes true.
    private let wish: Wish
    private let queue: DispatchQueue
    private let block: @Sendable (CMTime) -> Void
    private var last: Double?
    private var isCancelled = false

    init(_ wish: Wish, _ queue: DispatchQueue?, _ block: @escaping @Sendable (CMTime) -> Void) {
        self.wish = wish
        self.queue = queue ?? .main
        self.block = block
    }

    func cancel() { isCancelled = true }

    func timeMoved(to time: CMTime, jumped: Bool) {
        guard !isCancelled else { return }
        let (now, before) = (time.seconds, last)
        switch wish {
        case .every(let step):
            if !jumped, let before, now >= before, floor(now / step) == floor(before / step) { return }
            last = now
        case .at(let boundaries):
            last = now
            guard !jumped, let before, boundaries.contains(where: { $0 > before && $0 <= now }) else { return }
        }
        queue.async { [self] in if !isCancelled { block(time) } }
    }
}
