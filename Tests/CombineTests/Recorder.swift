import Combine
import Foundation

/// A subscriber under the test's control: it asks when told, and notes every signal.
final class Recorder<Input, Failure: Error>: Subscriber, @unchecked Sendable {
    private let lock = NSLock()
    private var received: [Input] = []
    private var end: Subscribers.Completion<Failure>?
    private var subscription: (any Subscription)?
    private var subscriptions = 0
    private let initial: Subscribers.Demand
    private let more: Subscribers.Demand

    /// - Parameters:
    ///   - initial: What to ask for at once.
    ///   - more: What to add with each value.
    init(_ initial: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) {
        self.initial = initial
        self.more = more
    }

    var values: [Input] { lock.withLock { received } }
    var completion: Subscribers.Completion<Failure>? { lock.withLock { end } }
    var isFinished: Bool { if case .finished? = completion { true } else { false } }
    var subscriptionCount: Int { lock.withLock { subscriptions } }

    func request(_ demand: Subscribers.Demand) { lock.withLock { subscription }?.request(demand) }
    func cancel() { lock.withLock { subscription }?.cancel() }

    func receive(subscription: any Subscription) {
        lock.withLock {
            self.subscription = subscription
            subscriptions += 1
        }
        if initial > 0 { subscription.request(initial) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.withLock { received.append(input) }
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) { lock.withLock { end = completion } }
}

extension Publisher {
    /// Attaches a recorder.
    func record(
        _ initial: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none
    ) -> Recorder<Output, Failure> {
        let recorder = Recorder<Output, Failure>(initial, more: more)
        subscribe(recorder)
        return recorder
    }
}

/// An error to fail with.
struct Broken: Error, Equatable {}
