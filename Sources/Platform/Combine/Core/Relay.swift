import Foundation

/// The middle of an operator with one upstream: demand and cancellation go up, what `receive(_:)` makes of a value goes down.
///
/// Subclasses override `receive(_:)` and, where the end changes something, `receive(completion:)`.
class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    private enum State { case waiting, running, ended }

    let downstream: Downstream
    private let lock = NSLock()
    private var state = State.waiting
    private var upstream: (any Subscription)?

    init(_ downstream: Downstream) { self.downstream = downstream }

    func receive(subscription: any Subscription) {
        let accepted = lock.withLock {
            guard state == .waiting else { return false }
            state = .running
            upstream = subscription
            return true
        }
        guard accepted else { return subscription.cancel() }
        downstream.receive(subscription: self)
        didStart()
    }

    /// Called once the downstream has its subscription.
    func didStart() {}

    func receive(_ input: Input) -> Subscribers.Demand { fatalError("a relay handles its input") }

    func receive(completion: Subscribers.Completion<Failure>) { fatalError("a relay handles its end") }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { upstream }?.request(demand)
    }

    func cancel() { end()?.cancel() }

    var isRunning: Bool { lock.withLock { state == .running } }

    /// Passes an end that came from the upstream.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard isRunning else { return }
        _ = end()
        downstream.receive(completion: completion)
    }

    /// Ends early: cancels the upstream and completes the downstream.
    func stop(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard isRunning else { return }
        end()?.cancel()
        downstream.receive(completion: completion)
    }

    private func end() -> (any Subscription)? {
        lock.withLock {
            defer {
                state = .ended
                upstream = nil
            }
            return upstream
        }
    }
}

/// A relay whose end is its upstream's end.
class PlainRelay<Input, Downstream: Subscriber>: Relay<Input, Downstream.Failure, Downstream> {
    override func receive(completion: Subscribers.Completion<Downstream.Failure>) { finish(completion) }
}

/// A relay that may throw: a failure of either side becomes an `Error`.
class ThrowingRelay<Input, Failure: Error, Downstream: Subscriber>: Relay<Input, Failure, Downstream>
where Downstream.Failure == any Error {
    override func receive(completion: Subscribers.Completion<Failure>) { finish(completion.mapError { $0 }) }

    /// Ends the stream with the error that `body` throws.
    func attempt(_ body: () throws -> Subscribers.Demand) -> Subscribers.Demand {
        do {
            return try body()
        } catch {
            stop(.failure(error))
            return .none
        }
    }
}
