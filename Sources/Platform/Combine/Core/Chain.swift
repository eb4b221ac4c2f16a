import Foundation

/// Delivers from one publisher after another, carrying open demand over; the body of `catch` and `append`.
///
/// The lock guards the current upstream and the demand it has not met.
final class Chain<Downstream: Subscriber>: Subscription {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var open = Subscribers.Demand.none

    init(_ downstream: Downstream) { self.downstream = downstream }

    func start() { lock.withLock { downstream }?.receive(subscription: self) }

    /// Takes the values of a publisher until it ends. Its failure type may differ from the chain's.
    func follow<P: Publisher>(_ publisher: P, onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void)
    where P.Output == Downstream.Input {
        guard lock.withLock({ downstream != nil }) else { return }
        publisher.subscribe(
            AnySubscriber(
                receiveSubscription: { [self] in begin($0) },
                receiveValue: { [self] in pass($0) },
                receiveCompletion: { [self] completion in
                    lock.withLock { upstream = nil }
                    onEnd(completion)
                }))
    }

    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let downstream = lock.withLock {
            defer { self.downstream = nil }
            return self.downstream
        }
        downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let upstream = lock.withLock {
            open += demand
            return self.upstream
        }
        upstream?.request(demand)
    }

    func cancel() {
        let upstream = lock.withLock {
            defer { self.upstream = nil }
            downstream = nil
            return self.upstream
        }
        upstream?.cancel()
    }

    private func begin(_ subscription: any Subscription) {
        let demand = lock.withLock {
            guard downstream != nil else { return nil as Subscribers.Demand? }
            upstream = subscription
            return open
        }
        guard let demand else { return subscription.cancel() }
        if demand > 0 { subscription.request(demand) }
    }

    private func pass(_ value: Downstream.Input) -> Subscribers.Demand {
        let downstream = lock.withLock {
            open -= 1
            return self.downstream
        }
        let more = downstream?.receive(value) ?? .none
        lock.withLock { open += more }
        return more
    }
}
