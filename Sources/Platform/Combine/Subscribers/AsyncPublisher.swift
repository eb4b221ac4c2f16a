/// The values of a publisher that can't fail, for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// Asks for a value at a time; leaving the loop, or cancelling its task, cancels the subscription.
    public struct Iterator: AsyncIteratorProtocol {
        private let inbox: AsyncInbox<P.Output, Never>

        init(_ publisher: P) {
            inbox = AsyncInbox()
            publisher.subscribe(inbox.subscriber)
        }

        public mutating func next() async -> P.Output? {
            switch await inbox.next() {
            case .value(let value): value
            case .end: nil
            }
        }
    }
}

/// The values of a publisher that may fail, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// Asks for a value at a time; leaving the loop, or cancelling its task, cancels the subscription.
    public struct Iterator: AsyncIteratorProtocol {
        private let inbox: AsyncInbox<P.Output, P.Failure>

        init(_ publisher: P) {
            inbox = AsyncInbox()
            publisher.subscribe(inbox.subscriber)
        }

        public mutating func next() async throws -> P.Output? {
            switch await inbox.next() {
            case .value(let value): return value
            case .end(.finished): return nil
            case .end(.failure(let error)): throw error
            }
        }
    }
}

extension Publisher {
    /// The values, for `for try await`.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Publisher where Failure == Never {
    /// The values, for `for await`.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
