import Foundation

extension Publishers {
    /// Goes on with another publisher when the upstream fails.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        public let upstream: Upstream
        public let handler: (Upstream.Failure) -> NewPublisher

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let chain = Chain(subscriber)
            let handler = handler
            chain.start()
            chain.follow(upstream) { completion in
                switch completion {
                case .finished: chain.finish(.finished)
                case .failure(let error): chain.follow(handler(error)) { chain.finish($0) }
                }
            }
        }
    }
}

extension Publisher {
    /// Goes on with the publisher that a closure makes of the failure.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Delivers a value in place of the failure, then finishes.
    public func replaceError(with output: Output) -> Publishers.Catch<Self, Just<Output>> {
        self.catch { _ in Just(output) }
    }
}
