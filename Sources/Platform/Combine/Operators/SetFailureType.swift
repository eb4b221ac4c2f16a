extension Publishers {
    /// A publisher that can't fail, with the failure type that its surroundings need.
    public struct SetFailureType<Upstream: Publisher, NewFailure: Error>: Publisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output
        public typealias Failure = NewFailure

        public let upstream: Upstream

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == NewFailure {
            upstream.subscribe(Inner(subscriber))
        }

        private final class Inner<S: Subscriber>: Relay<Output, Never, S>
        where S.Input == Output, S.Failure == NewFailure {
            override func receive(_ input: Output) -> Subscribers.Demand { downstream.receive(input) }

            override func receive(completion: Subscribers.Completion<Never>) { finish(.finished) }
        }
    }
}

extension Publisher where Failure == Never {
    /// Gives a publisher that can't fail the failure type that its surroundings need.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}
