import Foundation

extension Publishers {
    /// Delivers values until another publisher delivers one.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = Inner(subscriber)
            // The signal first: it may be there already.
            let signal = other.first().sink(receiveCompletion: { _ in }, receiveValue: { _ in inner.signal() })
            inner.keep(signal)
            upstream.subscribe(inner)
        }

        private final class Inner<S: Subscriber>: PlainRelay<Output, S> where S.Input == Output, S.Failure == Failure {
            private let signalLock = NSLock()
            private var signalled = false
            private var watching: AnyCancellable?

            func keep(_ cancellable: AnyCancellable) { signalLock.withLock { watching = cancellable } }

            func signal() {
                signalLock.withLock { signalled = true }
                stop(.finished)
            }

            override func didStart() { if signalLock.withLock({ signalled }) { stop(.finished) } }

            override func receive(_ input: Output) -> Subscribers.Demand {
                // A source may deliver before it has started; a signal that was there first still counts.
                guard !signalLock.withLock({ signalled }) else {
                    stop(.finished)
                    return .none
                }
                return downstream.receive(input)
            }

            override func receive(completion: Subscribers.Completion<Failure>) {
                signalLock.withLock { watching = nil }
                finish(completion)
            }

            override func cancel() {
                signalLock.withLock { watching = nil }
                super.cancel()
            }
        }
    }

    /// Leaves out values until another publisher delivers one.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = Inner(subscriber)
            inner.keep(
                other.first().sink(
                    receiveCompletion: { if case .failure = $0 { inner.stop($0) } },
                    receiveValue: { _ in inner.open() }))
            upstream.subscribe(inner)
        }

        private final class Inner<S: Subscriber>: PlainRelay<Output, S> where S.Input == Output, S.Failure == Failure {
            private let gateLock = NSLock()
            private var isOpen = false
            private var watching: AnyCancellable?

            func keep(_ cancellable: AnyCancellable) { gateLock.withLock { watching = cancellable } }
            func open() { gateLock.withLock { isOpen = true } }

            override func receive(_ input: Output) -> Subscribers.Demand {
                gateLock.withLock { isOpen } ? downstream.receive(input) : .max(1)
            }

            override func receive(completion: Subscribers.Completion<Failure>) {
                gateLock.withLock { watching = nil }
                finish(completion)
            }

            override func cancel() {
                gateLock.withLock { watching = nil }
                super.cancel()
            }
        }
    }
}

extension Publisher {
    /// Delivers values until another publisher delivers one.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// Leaves out values until another publisher delivers one.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P.Failure == Failure { Publishers.DropUntilOutput(upstream: self, other: publisher) }
}
