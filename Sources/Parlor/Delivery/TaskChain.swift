import Synchronization

/// Runs async work one piece after the other, in the order in which it was handed over.
///
/// Calls with a completion handler return at once. Without this, two messages composed one after the other could overtake each other.
package final class TaskChain: Sendable {
    private let last = Mutex<Task<Void, Never>?>(nil)

    package init() {}

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
