extension Publishers {
    /// Delivers what a closure makes of each value and of a state that lives as long as the subscription.
    ///
    /// It is the common body of `scan`, `removeDuplicates`, `dropFirst`, `drop(while:)` and others that remember.
    public struct Accumulating<Upstream: Publisher, State, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let initial: () -> State
        let next: (inout State, Upstream.Output) -> Output?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(subscriber, initial(), next))
        }

        private final class Inner<S: Subscriber>: PlainRelay<Upstream.Output, S>
        where S.Input == Output, S.Failure == Failure {
            private var state: State
            private let next: (inout State, Upstream.Output) -> Output?

            init(_ downstream: S, _ state: State, _ next: @escaping (inout State, Upstream.Output) -> Output?) {
                self.state = state
                self.next = next
                super.init(downstream)
            }

            override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
                guard let output = next(&state, input) else { return .max(1) }
                return downstream.receive(output)
            }
        }
    }
}

extension Publisher {
    /// Delivers the running result of a closure over all values so far.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Accumulating<Self, T, T> {
        Publishers.Accumulating(upstream: self, initial: { initialResult }) { state, value in
            state = nextPartialResult(state, value)
            return state
        }
    }

    /// Leaves out a value that a closure finds equal to the one before it.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.Accumulating<Self, Output?, Output> {
        Publishers.Accumulating(upstream: self, initial: { nil }) { previous, value in
            if let previous, predicate(previous, value) { return nil }
            previous = value
            return value
        }
    }

    /// Leaves out the first values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Accumulating<Self, Int, Output> {
        Publishers.Accumulating(upstream: self, initial: { count }) { left, value in
            guard left > 0 else { return value }
            left -= 1
            return nil
        }
    }

    /// Leaves out values until a closure first answers false.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.Accumulating<Self, Bool, Output> {
        Publishers.Accumulating(upstream: self, initial: { true }) { isDropping, value in
            isDropping = isDropping && predicate(value)
            return isDropping ? nil : value
        }
    }
}

extension Publisher where Output: Equatable {
    /// Leaves out a value that equals the one before it.
    public func removeDuplicates() -> Publishers.Accumulating<Self, Output?, Output> {
        removeDuplicates(by: ==)
    }
}
