/// A type that receives values from a publisher, and says how many it wants.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error

    /// Tells the subscriber that it is attached; it may now request values.
    func receive(subscription: any Subscription)

    /// Delivers a value. The result is added to the demand that is still open.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Tells the subscriber that no more values will come.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Delivers a value to a subscriber of `Void`.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// A namespace for subscribers and the vocabulary they share.
public enum Subscribers {}
