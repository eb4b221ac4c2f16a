import Synchronization

/// Counts moments, and acts at one of them.
final class Fuse: Sendable {
    private let left: Mutex<Int>
    private let act: @Sendable () -> Void

    init(length: Int, act: @escaping @Sendable () -> Void) {
        left = Mutex(length)
        self.act = act
    }

    func burn() {
        let isTheMoment = left.withLock { left in
            left -= 1
            return left == 0
        }
        if isTheMoment { act() }
    }
}
