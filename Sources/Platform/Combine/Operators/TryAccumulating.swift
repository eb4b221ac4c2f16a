extension Publishers {
    /// Like ``Accumulating``, with a closure that may throw: the body of `tryScan`, `tryFilter` and the like.
    public struct TryAccumulating<Upstream: Publisher, State, Output>: Publisher {
        public typealias Failure = any Error

        let upstream: Upstream
        let initial: () -> State
        let next: (inout State, Upstream.Output) throws -> Output?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(subscriber, initial(), next))
        }

        private final class Inner<S: Subscriber>: ThrowingRelay<Upstream.Output, Upstream.Failure, S>
        where S.Input == Output, S.Failure == any Error {
            private var state: State
            private let next: (inout State, Upstream.Output) throws -> Output?

            init(
                _ downstream: S, _ state: State, _ next: @escaping (inout State, Upstream.Output) throws -> Output?
            ) {
                self.state = state
                self.next = next
                super.init(downstream)
            }

            override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
                guard isRunning else { return .none }
                return attempt {
                    guard let output = try next(&state, input) else { return .max(1) }
                    return downstream.receive(output)
                }
            }
        }
    }
}

extension Publisher {
    /// Delivers the running result of a closure over all values so far, until it throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryAccumulating<Self, T, T> {
        Publishers.TryAccumulating(upstream: self, initial: { initialResult }) { state, value in
            state = try nextPartialResult(state, value)
            return state
        }
    }

    /// Delivers values for which a closure answers true, until it throws.
    public func tryFilter(
        _ isIncluded: @escaping (Output) throws -> Bool
    ) -> Publishers.TryAccumulating<Self, Void, Output> {
        Publishers.TryAccumulating(upstream: self, initial: {}) { _, value in try isIncluded(value) ? value : nil }
    }

    /// Delivers what a closure makes of each value, leaving out nil, until it throws.
    public func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryAccumulating<Self, Void, T> {
        Publishers.TryAccumulating(upstream: self, initial: {}) { _, value in try transform(value) }
    }

    /// Leaves out a value that a closure finds equal to the one before it, until it throws.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryAccumulating<Self, Output?, Output> {
        Publishers.TryAccumulating(upstream: self, initial: { nil }) { previous, value in
            if let last = previous, try predicate(last, value) { return nil }
            previous = value
            return value
        }
    }

    /// Leaves out values until a closure first answers false, or throws.
    public func tryDrop(
        while predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryAccumulating<Self, Bool, Output> {
        Publishers.TryAccumulating(upstream: self, initial: { true }) { isDropping, value in
            if isDropping { isDropping = try predicate(value) }
            return isDropping ? nil : value
        }
    }
}
