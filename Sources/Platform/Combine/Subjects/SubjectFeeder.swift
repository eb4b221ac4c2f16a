import Foundation

/// Carries a publisher's signals into a subject, and is the subscription that the subject sees.
final class SubjectFeeder<S: Subject>: Subscriber, Subscription {
    private let lock = NSLock()
    private weak var subject: S?
    private var upstream: (any Subscription)?
    private var demand = Subscribers.Demand.none
    private var isCancelled = false

    init(_ subject: S) { self.subject = subject }

    func receive(subscription: any Subscription) {
        let (accepted, demand) = lock.withLock {
            guard !isCancelled, upstream == nil else { return (false, Subscribers.Demand.none) }
            upstream = subscription
            return (true, self.demand)
        }
        guard accepted else { return subscription.cancel() }
        if demand > 0 { subscription.request(demand) }
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        subject?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        let subject = lock.withLock {
            defer { upstream = nil }
            return isCancelled ? nil : self.subject
        }
        subject?.send(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let upstream = lock.withLock {
            if self.upstream == nil { self.demand += demand }
            return self.upstream
        }
        upstream?.request(demand)
    }

    func cancel() {
        let upstream = lock.withLock {
            defer { self.upstream = nil }
            isCancelled = true
            return self.upstream
        }
        upstream?.cancel()
    }
}
