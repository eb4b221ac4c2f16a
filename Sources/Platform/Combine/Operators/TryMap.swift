extension Publishers {
    /// Delivers what a closure makes of each value, and fails when it throws.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        public let upstream: Upstream
        public let transform: (Upstream.Output) throws -> Output

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(subscriber, transform))
        }

        private final class Inner<S: Subscriber>: ThrowingRelay<Upstream.Output, Upstream.Failure, S>
        where S.Input == Output, S.Failure == any Error {
            private let transform: (Upstream.Output) throws -> Output

            init(_ downstream: S, _ transform: @escaping (Upstream.Output) throws -> Output) {
                self.transform = transform
                super.init(downstream)
            }

            override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
                attempt { downstream.receive(try transform(input)) }
            }
        }
    }
}

extension Publisher {
    /// Transforms each value with a closure that may throw.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }
}
