import Combine

/// Hands values to publishers and async sequences alike. Values are sent on the main queue.
///
/// `@unchecked Sendable`: a subject has a lock of its own.
final class Relay<Value: Sendable>: @unchecked Sendable {
    private let subject = PassthroughSubject<Value, Never>()

    func send(_ value: Value) { subject.send(value) }

    /// - Parameter current: What a subscriber gets first.
    func publisher(startingWith current: @escaping () -> Value) -> AnyPublisher<Value, Never> {
        let subject = subject
        return Deferred { subject.prepend(current()) }.eraseToAnyPublisher()
    }

    var publisher: AnyPublisher<Value, Never> { subject.eraseToAnyPublisher() }

    /// - Parameters:
    ///   - current: The first element; nil: begin with the next value that is sent.
    ///   - keepAll: Whether a slow reader gets every value or only the newest.
    func stream(startingWith current: Value?, keepAll: Bool = false) -> AsyncStream<Value> {
        AsyncStream(bufferingPolicy: keepAll ? .unbounded : .bufferingNewest(1)) { continuation in
            if let current { continuation.yield(current) }
            let subscription = UncheckedTransfer(value: subject.sink { continuation.yield($0) })
            continuation.onTermination = { _ in subscription.value.cancel() }
        }
    }
}
