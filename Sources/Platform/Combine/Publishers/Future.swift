import Synchronization

/// Starts its work when it is made, and delivers the one result to every subscriber, whenever it comes.
public final class Future<Output, Failure: Error>: Publisher {
    /// Fulfils a future. Only the first call counts; it may come from any thread.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let outcome = CurrentValueSubject<Output?, Failure>(nil)

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        let outcome = outcome
        let isFulfilled = Flag()
        attemptToFulfill { result in
            guard isFulfilled.raise() else { return }
            switch result {
            case .success(let value): outcome.send(value)
            case .failure(let error): outcome.send(completion: .failure(error))
            }
        }
    }

    private final class Flag: Sendable {
        private let isUp = Atomic(false)

        /// Whether this call was the one that raised it.
        func raise() -> Bool {
            isUp.compareExchange(expected: false, desired: true, ordering: .relaxed).exchanged
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        outcome.compactMap { $0 }.first().receive(subscriber: subscriber)
    }
}

extension Future where Failure == Never {
    /// The result, awaited.
    public var value: Output {
        get async {
            for await value in values { return value }
            fatalError("a future that can't fail delivers a value")
        }
    }
}

extension Future: @unchecked Sendable where Output: Sendable {}
