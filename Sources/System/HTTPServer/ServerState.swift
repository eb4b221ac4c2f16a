import Synchronization

/// What the event loops and the server share.
final class ServerState: Sendable {
    enum Stage: UInt8, AtomicRepresentable {
        case serving
        /// New requests are refused, running handlers may finish.
        case stopping
        /// Handlers are cancelled.
        case cancelling
    }

    let router: Router
    let clock = HTTPClock()
    /// Connections with a request that isn't answered to the last byte.
    let busyConnections = Atomic<Int>(0)
    let openConnections = Atomic<Int>(0)
    private let currentStage = Atomic<Stage>(.serving)

    init(router: Router) { self.router = router }

    var stage: Stage { currentStage.load(ordering: .acquiring) }

    func enter(_ stage: Stage) { currentStage.store(stage, ordering: .releasing) }

    func resolve(methodName: String, _ target: Target?) -> Resolution {
        if stage != .serving { return Resolution(handler: router.unavailable) }
        guard let target else { return Resolution(handler: router.badRequest) }
        return router.resolve(Method(rawValue: methodName), target.segments)
    }
}
