extension Publishers {
    /// Delivers on a scheduler, after a delay or as soon as it gets to it.
    ///
    /// The order is the scheduler's: use a serial one.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context
        let schedule: (@escaping () -> Void) -> Void

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(subscriber, schedule))
        }

        private final class Inner<S: Subscriber>: PlainRelay<Output, S> where S.Input == Output, S.Failure == Failure {
            private let schedule: (@escaping () -> Void) -> Void

            init(_ downstream: S, _ schedule: @escaping (@escaping () -> Void) -> Void) {
                self.schedule = schedule
                super.init(downstream)
            }

            override func receive(_ input: Output) -> Subscribers.Demand {
                schedule { [self] in
                    guard isRunning else { return }
                    let more = downstream.receive(input)
                    if more > 0 { request(more) }
                }
                return .none
            }

            override func receive(completion: Subscribers.Completion<Failure>) {
                schedule { [self] in finish(completion) }
            }
        }
    }
}

extension Publisher {
    /// Delivers on a scheduler.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler) { scheduler.schedule(options: options, $0) }
    }

    /// Delivers everything later by an interval.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler) { action in
            scheduler.schedule(
                after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
                options: options, action)
        }
    }
}
