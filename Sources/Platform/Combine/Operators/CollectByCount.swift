extension Publishers {
    /// Delivers arrays of a fixed number of values; the last may be shorter.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let count: Int

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(subscriber, count))
        }

        private final class Inner<S: Subscriber>: PlainRelay<Upstream.Output, S>
        where S.Input == Output, S.Failure == Failure {
            private let count: Int
            private var gathered: [Upstream.Output] = []

            init(_ downstream: S, _ count: Int) {
                self.count = count
                super.init(downstream)
            }

            override func request(_ demand: Subscribers.Demand) { super.request(demand * count) }

            override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
                gathered.append(input)
                guard gathered.count == count else { return .none }
                defer { gathered = [] }
                return downstream.receive(gathered) * count
            }

            override func receive(completion: Subscribers.Completion<Failure>) {
                if case .finished = completion, !gathered.isEmpty { _ = downstream.receive(gathered) }
                finish(completion)
            }
        }
    }
}

extension Publisher {
    /// Gathers values into arrays of `count`.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        precondition(count > 0, "an array needs room for a value")
        return Publishers.CollectByCount(upstream: self, count: count)
    }
}
