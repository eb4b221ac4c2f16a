/// A subject with a current value, which each new subscriber receives first.
///
/// A subscriber that has asked for no more keeps the latest value waiting. It may be used from any thread.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let feeds: FeedList<Output, Failure>
    private let upstreams = UpstreamBag()

    public init(_ value: Output) { feeds = FeedList(current: value) }

    /// The current value. Setting it sends it.
    public var value: Output {
        get { feeds.current! }
        set { feeds.send(newValue) }
    }

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
extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
