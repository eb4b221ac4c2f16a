/// A subject without memory: a subscriber receives what is sent while it has demand, and nothing else.
///
/// It may be used from any thread.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let feeds = FeedList<Output, Failure>()
    private let upstreams = UpstreamBag()

    public init() {}

    public func send(_ value: Output) { feeds.send(value) }

    public func send(completion: Subscribers.Completion<Failure>) {
        feeds.finish(completion)
        upstreams.cancelAll()
    }

    public func send(subscription: any Subscription) {
        upstreams.insert(subscription)
        subscription.request(.unlimited)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        feeds.attach(subscriber)
    }
}

/// The lists that it holds guard themselves.
extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
