import Synchronization

/// Runs async work one piece after the other, in the order in which it was handed over.
///
/// Calls with a completion handler return at once. Without this, two messages composed one after the other could overtake each other.
package final class TaskChain: Sendable {
    private let last = Mutex<Task<Void, Never>?>(nil)

    package init() {}

    /// Runs work behind what was handed over before, and waits for what comes of it.
    package func perform<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let task = last.withLock { last in
            let previous = last
            let task = Task {
                await previous?.value
                return try await work()
            }
            last = Task { _ = try? await task.value }
            return task
        }
        return try await task.value
    }

    package func run(_ work: @escaping @Sendable () async -> Void) {
        last.withLock { last in
            let previous = last
            last = Task {
                await previous?.value
                await work()
            }
        }
    }
}
