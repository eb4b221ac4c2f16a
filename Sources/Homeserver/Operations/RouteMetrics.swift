import Synchronization

/// What happened on one route: answers by status, and how long they took.
final class RouteMetrics: Sendable {
    /// Upper bounds of the histogram's steps, in seconds.
    static let bounds = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60]

    struct Counts: Sendable {
        var statuses: [Int: Int] = [:]
        var steps = [Int](repeating: 0, count: RouteMetrics.bounds.count)
        var count = 0
        var seconds = 0.0
    }

    let method: String
    let pattern: String
    private let state = Mutex(Counts())

    init(method: String, pattern: String) {
        self.method = method
        self.pattern = pattern
    }

    var counts: Counts { state.withLock { $0 } }

    func note(status: Int, _ time: Duration) {
        let seconds = time / .seconds(1)
        state.withLock { counts in
            counts.statuses[status, default: 0] += 1
            counts.count += 1
            counts.seconds += seconds
            if let step = Self.bounds.firstIndex(where: { seconds <= $0 }) { counts.steps[step] += 1 }
        }
    }
}
