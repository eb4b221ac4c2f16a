extension Publishers {
    /// Delivers one value made of all values, when the upstream finishes.
    public struct Reduce<Upstream: Publisher, State, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let initial: () -> State
        let next: (inout State, Upstream.Output) -> Void
        let result: (State) -> Output?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            upstream.subscribe(Inner(outlet, self))
        }

        /// It wants everything at once, whatever the downstream asks for: the outlet holds the one result.
        private final class Inner<S: Subscriber>: Subscriber where S.Input == Output, S.Failure == Failure {
            private let outlet: Outlet<S>
            private let parent: Reduce
            private var state: State

            init(_ outlet: Outlet<S>, _ parent: Reduce) {
                self.outlet = outlet
                self.parent = parent
                state = parent.initial()
            }

            func receive(subscription: any Subscription) {
                outlet.start(onCancel: { subscription.cancel() })
                subscription.request(.unlimited)
            }

            func receive(_ input: Upstream.Output) -> Subscribers.Demand {
                parent.next(&state, input)
                return .none
            }

            func receive(completion: Subscribers.Completion<Failure>) {
                if case .finished = completion, let result = parent.result(state) { outlet.send(result) }
                outlet.finish(completion)
            }
        }
    }
}

extension Publisher {
    /// Delivers the result of a closure over all values.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T, T> {
        Publishers.Reduce(
            upstream: self, initial: { initialResult }, next: { $0 = nextPartialResult($0, $1) }, result: { $0 })
    }

    /// Delivers all values in one array.
    public func collect() -> Publishers.Reduce<Self, [Output], [Output]> {
        Publishers.Reduce(upstream: self, initial: { [] }, next: { $0.append($1) }, result: { $0 })
    }

    /// Delivers the number of values.
    public func count() -> Publishers.Reduce<Self, Int, Int> {
        Publishers.Reduce(upstream: self, initial: { 0 }, next: { count, _ in count += 1 }, result: { $0 })
    }

    /// Delivers the last value, if there is one.
    public func last() -> Publishers.Reduce<Self, Output?, Output> {
        Publishers.Reduce(upstream: self, initial: { nil }, next: { $0 = $1 }, result: { $0 })
    }

    /// Delivers no value, only the end.
    public func ignoreOutput() -> Publishers.Reduce<Self, Void, Never> {
        Publishers.Reduce(upstream: self, initial: {}, next: { _, _ in }, result: { nil })
    }
}
