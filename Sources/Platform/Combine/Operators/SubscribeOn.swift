extension Publishers {
    /// Subscribes, requests and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (upstream, scheduler, options) = (upstream, scheduler, options)
            let inner = Inner(subscriber) { scheduler.schedule(options: options, $0) }
            scheduler.schedule(options: options) { upstream.subscribe(inner) }
        }

        private final class Inner<S: Subscriber>: PlainRelay<Output, S> where S.Input == Output, S.Failure == Failure {
            private let schedule: (@escaping () -> Void) -> Void

            init(_ downstream: S, _ schedule: @escaping (@escaping () -> Void) -> Void) {
                self.schedule = schedule
                super.init(downstream)
            }

            override func receive(_ input: Output) -> Subscribers.Demand {
                isRunning ? downstream.receive(input) : .none
            }

            override func request(_ demand: Subscribers.Demand) {
                schedule { super.request(demand) }
            }

            override func cancel() {
                schedule { super.cancel() }
            }
        }
    }
}

extension Publisher {
    /// Starts this publisher on a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}
