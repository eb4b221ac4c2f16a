/// A publisher that values can be sent into from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Output)

    /// Ends the stream.
    func send(completion: Subscribers.Completion<Failure>)

    /// Hands the subject the subscription of a publisher that feeds it.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Signals the subscribers.
    public func send() { send(()) }
}
