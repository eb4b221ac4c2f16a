import Foundation

extension Publisher {
    /// Delivers the time between one value and the next.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Accumulating<Self, S.SchedulerTimeType, S.SchedulerTimeType.Stride> {
        Publishers.Accumulating(upstream: self, initial: { scheduler.now }) { last, _ in
            let now = scheduler.now
            defer { last = now }
            return last.distance(to: now)
        }
    }
}

extension Publishers {
    /// When a group of values is complete.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// When so many have come, or after so long.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Delivers arrays of what has come in an interval.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(Outlet(subscriber), self))
        }

        /// The lock guards what has been gathered.
        private final class Inner<S: Subscriber>: Subscriber where S.Input == Output, S.Failure == Failure {
            private let outlet: Outlet<S>
            private let parent: CollectByTime
            private let lock = NSLock()
            private var gathered: [Upstream.Output] = []
            private var clock: (any Cancellable)?

            init(_ outlet: Outlet<S>, _ parent: CollectByTime) {
                self.outlet = outlet
                self.parent = parent
            }

            func receive(subscription: any Subscription) {
                outlet.start(onCancel: { [self] in
                    stopClock()
                    subscription.cancel()
                })
                startClock()
                subscription.request(.unlimited)
            }

            func receive(_ input: Upstream.Output) -> Subscribers.Demand {
                let count = lock.withLock {
                    gathered.append(input)
                    return gathered.count
                }
                if case .byTimeOrCount(_, _, let limit) = parent.strategy, count >= limit { flush() }
                return .none
            }

            func receive(completion: Subscribers.Completion<Failure>) {
                stopClock()
                if case .finished = completion { flush() }
                outlet.finish(completion)
            }

            private func flush() {
                let group = lock.withLock {
                    defer { gathered = [] }
                    return gathered
                }
                if !group.isEmpty { outlet.send(group) }
            }

            private func startClock() {
                let (scheduler, interval): (Context, Context.SchedulerTimeType.Stride)
                switch parent.strategy {
                case .byTime(let context, let stride), .byTimeOrCount(let context, let stride, _):
                    (scheduler, interval) = (context, stride)
                }
                let clock = scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), interval: interval,
                    tolerance: scheduler.minimumTolerance, options: parent.options
                ) { [weak self] in self?.flush() }
                lock.withLock { self.clock = clock }
            }

            private func stopClock() {
                let clock = lock.withLock {
                    defer { self.clock = nil }
                    return self.clock
                }
                clock?.cancel()
            }
        }
    }
}

extension Publisher {
    /// Gathers values into arrays by time.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
