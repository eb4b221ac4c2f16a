extension Publishers {
    /// Delivers one answer, as soon as a closure knows it, or at the end: the body of `contains`, `allSatisfy` and of the
    /// operators that reduce with closures that may throw.
    public struct Deciding<Upstream: Publisher, State, Output, Failure: Error>: Publisher {
        /// What a value comes to.
        enum Verdict {
            case undecided
            case answer(Output)
            case failure(Failure)
        }

        let upstream: Upstream
        let initial: () -> State
        let judge: (inout State, Upstream.Output) -> Verdict
        let atEnd: (State) -> Output?
        let mapFailure: (Upstream.Failure) -> Failure

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(Outlet(subscriber), self))
        }

        /// It wants everything at once, whatever the downstream asks for: the outlet holds the one answer.
        private final class Inner<S: Subscriber>: Subscriber where S.Input == Output, S.Failure == Failure {
            private let outlet: Outlet<S>
            private let parent: Deciding
            private var state: State
            private var subscription: (any Subscription)?

            init(_ outlet: Outlet<S>, _ parent: Deciding) {
                self.outlet = outlet
                self.parent = parent
                state = parent.initial()
            }

            func receive(subscription: any Subscription) {
                self.subscription = subscription
                outlet.start(onCancel: { subscription.cancel() })
                subscription.request(.unlimited)
            }

            func receive(_ input: Upstream.Output) -> Subscribers.Demand {
                guard let subscription else { return .none }
                switch parent.judge(&state, input) {
                case .undecided: return .none
                case .answer(let answer):
                    outlet.send(answer)
                    outlet.finish(.finished)
                case .failure(let error): outlet.finish(.failure(error))
                }
                self.subscription = nil
                subscription.cancel()
                return .none
            }

            func receive(completion: Subscribers.Completion<Upstream.Failure>) {
                guard subscription != nil else { return }
                subscription = nil
                switch completion {
                case .finished:
                    if let answer = parent.atEnd(state) { outlet.send(answer) }
                    outlet.finish(.finished)
                case .failure(let error): outlet.finish(.failure(parent.mapFailure(error)))
                }
            }
        }
    }
}

extension Publisher {
    private func deciding<Answer>(
        atEnd: Answer, _ answer: @escaping (Output) -> Answer?
    ) -> Publishers.Deciding<Self, Void, Answer, Failure> {
        Publishers.Deciding(
            upstream: self, initial: {}, judge: { _, value in answer(value).map { .answer($0) } ?? .undecided },
            atEnd: { atEnd }, mapFailure: { $0 })
    }

    /// As `deciding`, with a closure that may throw and a state.
    private func tryDeciding<State, Answer>(
        _ initial: State, atEnd: @escaping (State) -> Answer?,
        _ answer: @escaping (inout State, Output) throws -> Answer?
    ) -> Publishers.Deciding<Self, State, Answer, any Error> {
        Publishers.Deciding(
            upstream: self, initial: { initial },
            judge: { state, value in
                do {
                    return try answer(&state, value).map { .answer($0) } ?? .undecided
                } catch {
                    return .failure(error)
                }
            }, atEnd: atEnd, mapFailure: { $0 })
    }

    /// Whether a closure answers true for some value, told at the first one.
    public func contains(
        where predicate: @escaping (Output) -> Bool
    ) -> Publishers.Deciding<Self, Void, Bool, Failure> {
        deciding(atEnd: false) { predicate($0) ? true : nil }
    }

    /// Whether a closure answers true for all values, told at the first that fails.
    public func allSatisfy(
        _ predicate: @escaping (Output) -> Bool
    ) -> Publishers.Deciding<Self, Void, Bool, Failure> {
        deciding(atEnd: true) { predicate($0) ? nil : false }
    }

    public func tryContains(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.Deciding<Self, Void, Bool, any Error> {
        tryDeciding((), atEnd: { _ in false }) { _, value in try predicate(value) ? true : nil }
    }

    public func tryAllSatisfy(
        _ predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.Deciding<Self, Void, Bool, any Error> {
        tryDeciding((), atEnd: { _ in true }) { _, value in try predicate(value) ? nil : false }
    }

    /// Delivers the result of a closure over all values, unless it throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.Deciding<Self, T, T, any Error> {
        tryDeciding(initialResult, atEnd: { $0 }) { state, value in
            state = try nextPartialResult(state, value)
            return nil
        }
    }

    /// Delivers the first value for which a closure answers true, unless it throws before.
    public func tryFirst(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.Deciding<Self, Void, Output, any Error> {
        tryDeciding((), atEnd: { _ in nil }) { _, value in try predicate(value) ? value : nil }
    }

    /// Delivers the last value for which a closure answers true, unless it throws.
    public func tryLast(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.Deciding<Self, Output?, Output, any Error> {
        tryDeciding(nil, atEnd: { $0 }) { state, value in
            if try predicate(value) { state = value }
            return nil
        }
    }

    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.Deciding<Self, Output?, Output, any Error> {
        tryDeciding(nil, atEnd: { $0 }) { state, value in
            if let least = state, try !areInIncreasingOrder(value, least) { return nil }
            state = value
            return nil
        }
    }

    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.Deciding<Self, Output?, Output, any Error> {
        tryMin { try areInIncreasingOrder($1, $0) }
    }
}

extension Publisher where Output: Equatable {
    /// Whether a value comes, told when it does.
    public func contains(_ output: Output) -> Publishers.Deciding<Self, Void, Bool, Failure> {
        contains { $0 == output }
    }
}
