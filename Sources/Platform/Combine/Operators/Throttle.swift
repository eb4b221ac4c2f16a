import Foundation

extension Publishers {
    /// Delivers at most one value an interval: the first, or the latest, that came in it.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let latest: Bool

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(Outlet(subscriber, surplus: .drop), self))
        }

        /// The lock guards the waiting value and the time of the last delivery.
        private final class Inner<S: Subscriber>: Subscriber where S.Input == Output, S.Failure == Failure {
            private let outlet: Outlet<S>
            private let parent: Throttle
            private let lock = NSLock()
            private var waiting: Output?
            private var last: Context.SchedulerTimeType?

            init(_ outlet: Outlet<S>, _ parent: Throttle) {
                self.outlet = outlet
                self.parent = parent
            }

            func receive(subscription: any Subscription) {
                outlet.start(onCancel: { subscription.cancel() })
                subscription.request(.unlimited)
            }

            func receive(_ input: Output) -> Subscribers.Demand {
                let due = lock.withLock {
                    defer { if waiting == nil || parent.latest { waiting = input } }
                    return waiting == nil ? nextTime() : nil  // one delivery is scheduled at a time
                }
                guard let due else { return .none }
                let scheduler = parent.scheduler
                scheduler.schedule(after: due) { [self] in
                    let value = lock.withLock {
                        defer { waiting = nil }
                        last = scheduler.now
                        return waiting
                    }
                    if let value { outlet.send(value) }
                }
                return .none
            }

            func receive(completion: Subscribers.Completion<Failure>) {
                parent.scheduler.schedule { [self] in
                    let value = lock.withLock {
                        defer { waiting = nil }
                        return waiting
                    }
                    if let value { outlet.send(value) }
                    outlet.finish(completion)
                }
            }

            private func nextTime() -> Context.SchedulerTimeType {
                let now = parent.scheduler.now
                guard let last else { return now }
                return Swift.max(now, last.advanced(by: parent.interval))
            }
        }
    }
}

extension Publisher {
    /// Delivers at most one value an interval.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
