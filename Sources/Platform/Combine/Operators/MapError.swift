extension Publishers {
    /// Delivers a failure as another.
    public struct MapError<Upstream: Publisher, NewFailure: Error>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = NewFailure

        public let upstream: Upstream
        public let transform: (Upstream.Failure) -> NewFailure

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == NewFailure {
            upstream.subscribe(Inner(subscriber, transform))
        }

        private final class Inner<S: Subscriber>: Relay<Output, Upstream.Failure, S>
        where S.Input == Output, S.Failure == NewFailure {
            private let transform: (Upstream.Failure) -> NewFailure

            init(_ downstream: S, _ transform: @escaping (Upstream.Failure) -> NewFailure) {
                self.transform = transform
                super.init(downstream)
            }

            override func receive(_ input: Output) -> Subscribers.Demand { downstream.receive(input) }

            override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
                finish(completion.mapError(transform))
            }
        }
    }
}

extension Publisher {
    /// Transforms the failure.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }
}
