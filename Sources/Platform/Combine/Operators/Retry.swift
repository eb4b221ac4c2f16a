extension Publishers {
    /// Subscribes anew when the upstream fails.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// How often at most; nil for as often as it fails.
        public let retries: Int?

        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let chain = Chain(subscriber)
            chain.start()
            follow(chain, left: retries)
        }

        private func follow<S: Subscriber>(_ chain: Chain<S>, left: Int?)
        where S.Input == Output, S.Failure == Failure {
            chain.follow(upstream) { completion in
                if case .failure = completion, left ?? 1 > 0 {
                    follow(chain, left: left.map { $0 - 1 })
                } else {
                    chain.finish(completion)
                }
            }
        }
    }

    /// Goes on with another publisher when the upstream fails, if a closure that may throw makes one.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        public let handler: (Upstream.Failure) throws -> NewPublisher

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let chain = Chain(subscriber)
            let handler = handler
            chain.start()
            chain.follow(upstream) { completion in
                guard case .failure(let error) = completion else { return chain.finish(.finished) }
                do {
                    chain.follow(try handler(error)) { chain.finish($0.mapError { $0 }) }
                } catch {
                    chain.finish(.failure(error))
                }
            }
        }
    }
}

extension Publisher {
    /// Subscribes anew when this publisher fails, a number of times at most.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }

    /// Goes on with the publisher that a closure makes of the failure, unless it throws.
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}
