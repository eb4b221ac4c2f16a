/// The publisher that says an object is about to change. It may be used from any thread.
public final class ObservableObjectPublisher: Publisher, Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let feeds = FeedList<Void, Never>()

    public init() {}

    /// Tells the subscribers that the object is about to change.
    public func send() { feeds.send(()) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        feeds.attach(subscriber)
    }
}
