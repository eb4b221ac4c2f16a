import Synchronization

/// All requests that aren't answered to the last byte.
final class ExchangeRegistry: Sendable {
    enum Stage: UInt8, AtomicRepresentable {
        case serving
        /// New requests are refused, running handlers may finish.
        case stopping
        /// Handlers are cancelled.
        case cancelling
    }

    private let exchanges = Mutex<(open: [UInt64: Exchange], nextID: UInt64)>(([:], 0))
    private let currentStage = Atomic<Stage>(.serving)

    var stage: Stage { currentStage.load(ordering: .acquiring) }
    var isEmpty: Bool { exchanges.withLock { $0.open.isEmpty } }

    func add(_ make: (UInt64) -> Exchange) -> Exchange {
        exchanges.withLock { exchanges in
            let exchange = make(exchanges.nextID)
            exchanges.open[exchanges.nextID] = exchange
            exchanges.nextID += 1
            return exchange
        }
    }

    func remove(_ exchange: Exchange) { _ = exchanges.withLock { $0.open.removeValue(forKey: exchange.id) } }

    func cancel(id: UInt64) { exchanges.withLock { $0.open[id] }?.cancel() }

    func enter(_ stage: Stage) { currentStage.store(stage, ordering: .releasing) }

    var open: [Exchange] { exchanges.withLock { Array($0.open.values) } }
}
