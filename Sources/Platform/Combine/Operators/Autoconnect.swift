import Foundation

extension Publishers {
    /// Connects a connectable publisher while it has subscribers. The lock guards their number and the connection.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        private let lock = NSLock()
        private var subscribers = 0
        private var connection: (any Cancellable)?

        public init(_ upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(subscriber, self))
            let isFirst = lock.withLock {
                subscribers += 1
                return subscribers == 1
            }
            guard isFirst else { return }
            let connection = upstream.connect()
            lock.withLock { self.connection = connection }
        }

        private func leave() {
            let connection = lock.withLock {
                subscribers -= 1
                guard subscribers == 0 else { return nil as (any Cancellable)? }
                defer { self.connection = nil }
                return self.connection
            }
            connection?.cancel()
        }

        private final class Inner<S: Subscriber>: PlainRelay<Output, S> where S.Input == Output, S.Failure == Failure {
            private let parent: Autoconnect

            init(_ downstream: S, _ parent: Autoconnect) {
                self.parent = parent
                super.init(downstream)
            }

            override func receive(_ input: Output) -> Subscribers.Demand { downstream.receive(input) }

            override func cancel() {
                guard isRunning else { return }
                super.cancel()
                parent.leave()
            }
        }
    }
}
