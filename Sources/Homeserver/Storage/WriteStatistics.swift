import Synchronization

/// How much the writer has done.
final class WriteStatistics: Sendable {
    struct Counts: Sendable, Hashable {
        var batches = 0
        var units = 0
        var events = 0
        var largestBatch = 0
        var failures = 0
    }

    private let state = Mutex(Counts())

    var counts: Counts { state.withLock { $0 } }

    func noteCommit(_ units: [WriteQueue.Unit]) {
        var events = 0
        for unit in units { for case .event in unit.changes { events += 1 } }
        state.withLock { counts in
            counts.batches += 1
            counts.units += units.count
            counts.events += events
            counts.largestBatch = max(counts.largestBatch, units.count)
        }
    }

    func noteFailure() { state.withLock { $0.failures += 1 } }
}
