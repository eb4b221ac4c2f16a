import Synchronization

/// Tasks that end with their owner.
final class TaskBag: Sendable {
    private let state = Mutex(State())

    private struct State {
        var isClosed = false
        var next = 0
        var tasks: [Int: Task<Void, Never>] = [:]
    }

    func run(_ body: @escaping @Sendable () async -> Void) {
        state.withLock { state in
            guard !state.isClosed else { return }
            let id = state.next
            state.next += 1
            state.tasks[id] = Task { [weak self] in
                await body()
                self?.forget(id)
            }
        }
    }

    /// Cancels all, and waits until they have ended.
    func close() async {
        let tasks = state.withLock { state in
            state.isClosed = true
            defer { state.tasks = [:] }
            return Array(state.tasks.values)
        }
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
    }

    private func forget(_ id: Int) { state.withLock { $0.tasks[id] = nil } }
}
