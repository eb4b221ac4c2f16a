extension Publishers {
    /// Delivers what a closure makes of each value, without the `nil`s.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let transform: (Upstream.Output) -> Output?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(subscriber, transform))
        }

        private final class Inner<S: Subscriber>: PlainRelay<Upstream.Output, S>
        where S.Input == Output, S.Failure == Failure {
            private let transform: (Upstream.Output) -> Output?

            init(_ downstream: S, _ transform: @escaping (Upstream.Output) -> Output?) {
                self.transform = transform
                super.init(downstream)
            }

            override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
                guard let output = transform(input) else { return .max(1) }
                return downstream.receive(output)
            }
        }
    }
}

extension Publisher {
    /// Transforms each value, leaving out those that become `nil`.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Delivers the values for which a closure answers true.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.CompactMap<Self, Output> {
        compactMap { isIncluded($0) ? $0 : nil }
    }
}
