extension Publisher {
    /// Delivers the last value for which a closure answers true.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.Reduce<Self, Output?, Output> {
        Publishers.Reduce(
            upstream: self, initial: { nil }, next: { state, value in if predicate(value) { state = value } },
            result: { $0 })
    }

    /// Delivers the least value, when the upstream finishes.
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Reduce<Self, Output?, Output> {
        Publishers.Reduce(
            upstream: self, initial: { nil },
            next: { state, value in
                if let least = state, !areInIncreasingOrder(value, least) { return }
                state = value
            }, result: { $0 })
    }

    /// Delivers the greatest value, when the upstream finishes.
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Reduce<Self, Output?, Output> { min { areInIncreasingOrder($1, $0) } }

    /// Delivers the value with a number, counted from 0, then finishes.
    public func output(at index: Int) -> Publishers.Until<Self, Int> {
        precondition(index >= 0, "values are counted from 0")
        return Publishers.Until(upstream: self, initial: index) { left, _ in
            defer { left -= 1 }
            return left == 0 ? .passAndEnd : .skip
        }
    }

    /// Delivers the values with certain numbers, counted from 0, then finishes.
    public func output<R: RangeExpression>(in range: R) -> AnyPublisher<Output, Failure> where R.Bound == Int {
        let range = range.relative(to: 0..<Int.max)
        guard !range.isEmpty else { return Empty().eraseToAnyPublisher() }
        return Publishers.Until(upstream: self, initial: 0) { index, _ in
            defer { index += 1 }
            if index < range.lowerBound { return .skip }
            return index == range.upperBound - 1 ? .passAndEnd : .pass
        }.eraseToAnyPublisher()
    }

    /// Delivers values as long as a closure answers true, until it throws.
    public func tryPrefix(
        while predicate: @escaping (Output) throws -> Bool
    ) -> AnyPublisher<Output, any Error> {
        tryMap { (value: Output) -> Output? in try predicate(value) ? value : nil }
            .prefix { $0 != nil }
            .compactMap { $0 }
            .eraseToAnyPublisher()
    }
}

extension Publisher where Output: Comparable {
    public func min() -> Publishers.Reduce<Self, Output?, Output> { min(by: <) }
    public func max() -> Publishers.Reduce<Self, Output?, Output> { max(by: <) }
}

extension Publisher {
    /// Delivers one property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> { map { $0[keyPath: keyPath] } }
    public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.Map<Self, (T0, T1)> { map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) } }
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.Map<Self, (T0, T1, T2)> {
        map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
    }
}
