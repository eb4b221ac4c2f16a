import Synchronization

/// Runs the same work again and again, one run after the other; what is asked for before a run begins is served by that run.
final class Coalescer: Sendable {
    private let chain = TaskChain()
    private let waiting = Mutex<[CheckedContinuation<Void, Never>]?>(nil)
    private let work: @Sendable () async -> Void

    init(_ work: @escaping @Sendable () async -> Void) { self.work = work }

    /// Has it run soon.
    func request() { enqueue(nil) }

    /// Has it run, and waits until that is done.
    func run() async {
        await withCheckedContinuation { enqueue($0) }
    }

    private func enqueue(_ continuation: CheckedContinuation<Void, Never>?) {
        waiting.withLock { waiting in
            let isQueued = waiting != nil
            waiting = (waiting ?? []) + (continuation.map { [$0] } ?? [])
            if !isQueued { chain.run { [self] in await self.runOnce() } }
        }
    }

    private func runOnce() async {
        let served = waiting.withLock { waiting in
            defer { waiting = nil }
            return waiting ?? []
        }
        await work()
        for continuation in served { continuation.resume() }
    }
}
