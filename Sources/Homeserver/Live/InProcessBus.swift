import Synchronization

/// A bus without a wire: handlers run inside `publish`.
final class InProcessBus: Bus {
    private let handlers = Mutex<[@Sendable (Signal) -> Void]>([])

    func publish(_ signal: Signal) {
        for handler in handlers.withLock({ $0 }) { handler(signal) }
    }

    func subscribe(_ handler: @escaping @Sendable (Signal) -> Void) {
        handlers.withLock { $0.append(handler) }
    }
}
