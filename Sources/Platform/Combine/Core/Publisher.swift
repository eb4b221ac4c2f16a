/// A type that delivers a sequence of values over time to one or more subscribers.
///
/// A publisher sends each subscriber one subscription, then no more values than it asked for, then at most one completion.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    /// Attaches a subscriber. Call ``subscribe(_:)-(S)`` instead; this is the method to implement.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber to this publisher.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Feeds a subject from this publisher until the result is cancelled.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let feeder = SubjectFeeder(subject)
        subject.send(subscription: feeder)
        subscribe(feeder)
        return AnyCancellable(feeder)
    }
}

/// A namespace for the publishers that operators make.
public enum Publishers {}
