extension Publishers {
    /// Delivers values until a closure says to end, before or after the value at hand.
    public struct Until<Upstream: Publisher, State>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What to do with a value.
        enum Verdict { case pass, passAndEnd, skip, end }

        let upstream: Upstream
        let initial: State
        let judge: (inout State, Output) -> Verdict

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(subscriber, initial, judge))
        }

        private final class Inner<S: Subscriber>: PlainRelay<Output, S> where S.Input == Output, S.Failure == Failure {
            private var state: State
            private let judge: (inout State, Output) -> Verdict

            init(_ downstream: S, _ state: State, _ judge: @escaping (inout State, Output) -> Verdict) {
                self.state = state
                self.judge = judge
                super.init(downstream)
            }

            override func receive(_ input: Output) -> Subscribers.Demand {
                guard isRunning else { return .none }
                switch judge(&state, input) {
                case .pass: return downstream.receive(input)
                case .skip: return .max(1)
                case .passAndEnd: _ = downstream.receive(input)
                case .end: break
                }
                stop(.finished)
                return .none
            }
        }
    }
}

extension Publisher {
    /// Delivers at most `maxLength` values.
    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        guard maxLength > 0 else { return Empty().eraseToAnyPublisher() }
        return Publishers.Until(upstream: self, initial: maxLength) { left, _ in
            left -= 1
            return left > 0 ? .pass : .passAndEnd
        }.eraseToAnyPublisher()
    }

    /// Delivers values as long as a closure answers true.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.Until<Self, Void> {
        Publishers.Until(upstream: self, initial: ()) { _, value in predicate(value) ? .pass : .end }
    }

    /// Delivers the first value, then finishes.
    public func first() -> Publishers.Until<Self, Void> {
        Publishers.Until(upstream: self, initial: ()) { _, _ in .passAndEnd }
    }

    /// Delivers the first value for which a closure answers true, then finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.Until<Self, Void> {
        Publishers.Until(upstream: self, initial: ()) { _, value in predicate(value) ? .passAndEnd : .skip }
    }
}
