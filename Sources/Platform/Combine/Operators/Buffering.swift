import Foundation

extension Publishers {
    /// How a buffer asks for values.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// As many as have room.
        case keepFull
        /// Only as many as are asked for.
        case byRequest
    }

    /// What a full buffer does with one value more.
    public enum BufferingStrategy<Failure: Error> {
        case dropNewest
        case dropOldest
        case customError(() -> Failure)
    }

    /// Keeps values until they are asked for.
    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let size: Int
        public let prefetch: PrefetchStrategy
        public let whenFull: BufferingStrategy<Failure>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(subscriber, self))
        }

        /// The lock guards the store and the demand; nothing is called while it is held.
        private final class Inner<S: Subscriber>: Subscriber, Subscription
        where S.Input == Output, S.Failure == Failure {
            private let downstream: S
            private let parent: Buffer
            private let lock = NSLock()
            private var stored: [Output] = []
            private var demand = Subscribers.Demand.none
            private var upstream: (any Subscription)?
            private var completion: Subscribers.Completion<Failure>?
            private var isDelivering = false
            private var isOver = false

            init(_ downstream: S, _ parent: Buffer) {
                self.downstream = downstream
                self.parent = parent
            }

            func receive(subscription: any Subscription) {
                lock.withLock { upstream = subscription }
                downstream.receive(subscription: self)
                subscription.request(parent.prefetch == .keepFull ? .max(parent.size) : .unlimited)
            }

            func receive(_ input: Output) -> Subscribers.Demand {
                let failure: (() -> Failure)? = lock.withLock {
                    guard !isOver, completion == nil else { return nil }
                    guard stored.count >= parent.size, demand <= 0 else {
                        stored.append(input)
                        return nil
                    }
                    switch parent.whenFull {
                    case .dropNewest: break
                    case .dropOldest:
                        stored.removeFirst()
                        stored.append(input)
                    case .customError(let make): return make
                    }
                    return nil
                }
                if let failure {
                    let upstream = lock.withLock {
                        completion = .failure(failure())
                        return self.upstream
                    }
                    upstream?.cancel()
                }
                deliver()
                return .none
            }

            func receive(completion: Subscribers.Completion<Failure>) {
                lock.withLock { self.completion = self.completion ?? completion }
                deliver()
            }

            func request(_ demand: Subscribers.Demand) {
                lock.withLock { self.demand += demand }
                deliver()
            }

            func cancel() {
                let upstream = lock.withLock {
                    isOver = true
                    stored = []
                    return self.upstream
                }
                upstream?.cancel()
            }

            private func deliver() {
                lock.lock()
                guard !isDelivering, !isOver else { return lock.unlock() }
                isDelivering = true
                while !isOver {
                    if demand > 0, !stored.isEmpty {
                        let value = stored.removeFirst()
                        demand -= 1
                        let refill = parent.prefetch == .keepFull && completion == nil ? upstream : nil
                        lock.unlock()
                        let more = downstream.receive(value)
                        refill?.request(.max(1))
                        lock.lock()
                        demand += more
                    } else if stored.isEmpty, let completion {
                        isOver = true
                        lock.unlock()
                        downstream.receive(completion: completion)
                        lock.lock()
                    } else {
                        break
                    }
                }
                isDelivering = false
                lock.unlock()
            }
        }
    }
}

extension Publisher {
    /// Keeps up to `size` values until they are asked for.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
