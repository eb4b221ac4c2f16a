import Dispatch

/// Runs `work` on the main queue, in the order of the calls.
///
/// Callbacks and delegates are plain, non-isolated code of the app, which may only run on the main queue; that is why what
/// `work` captures needs no `Sendable`.
package func deliverOnMain(_ work: @escaping () -> Void) {
    let transfer = UncheckedTransfer(value: work)
    DispatchQueue.main.async { transfer.value() }
}

/// Carries a value to the one place that will use it.
package struct UncheckedTransfer<Value>: @unchecked Sendable {
    package let value: Value

    package init(value: Value) { self.value = value }
}

/// An app's completion handler: called once, on the main queue.
package struct Completion<Value>: @unchecked Sendable {
    private let body: ((Value) -> Void)?

    package init(_ body: ((Value) -> Void)?) {
        self.body = body
    }

    package func callAsFunction(_ value: Value) {
        guard let body else { return }
        deliverOnMain { body(value) }
    }
}

/// Gives an async function the completion-handler form of the same.
///
/// - Parameter chain: What to run behind; nil: at once.
package func complete(
    _ completion: Completion<(any Error)?>, in chain: TaskChain? = nil,
    after work: @escaping @Sendable () async throws -> Void
) {
    start(in: chain) {
        do {
            try await work()
            completion(nil)
        } catch {
            completion(error)
        }
    }
}

package func complete<Value: Sendable>(
    _ completion: Completion<Result<Value, any Error>>, in chain: TaskChain? = nil,
    after work: @escaping @Sendable () async throws -> Value
) {
    start(in: chain) {
        do {
            completion(.success(try await work()))
        } catch {
            completion(.failure(error))
        }
    }
}

private func start(in chain: TaskChain?, _ work: @escaping @Sendable () async -> Void) {
    if let chain { chain.run(work) } else { Task(operation: work) }
}

/// Waits until everything delivered so far has run, so that an `await` returns when the change can be seen.
package func flushDeliveries() async {
    await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
    }
}
