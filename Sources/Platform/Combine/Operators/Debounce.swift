import Foundation

extension Publishers {
    /// Delivers a value once no newer one has come for an interval.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let dueTime: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(Outlet(subscriber, surplus: .drop), self))
        }

        /// The lock guards the waiting value and its number; a timer whose number is old does nothing.
        private final class Inner<S: Subscriber>: Subscriber where S.Input == Output, S.Failure == Failure {
            private let outlet: Outlet<S>
            private let parent: Debounce
            private let lock = NSLock()
            private var waiting: Output?
            private var number = 0

            init(_ outlet: Outlet<S>, _ parent: Debounce) {
                self.outlet = outlet
                self.parent = parent
            }

            func receive(subscription: any Subscription) {
                outlet.start(onCancel: { subscription.cancel() })
                subscription.request(.unlimited)
            }

            func receive(_ input: Output) -> Subscribers.Demand {
                let number = lock.withLock {
                    waiting = input
                    self.number += 1
                    return self.number
                }
                let scheduler = parent.scheduler
                scheduler.schedule(
                    after: scheduler.now.advanced(by: parent.dueTime), tolerance: scheduler.minimumTolerance,
                    options: parent.options
                ) { [self] in
                    if let value = take(number) { outlet.send(value) }
                }
                return .none
            }

            func receive(completion: Subscribers.Completion<Failure>) {
                _ = take(lock.withLock { number })
                parent.scheduler.schedule(options: parent.options) { [outlet] in outlet.finish(completion) }
            }

            private func take(_ number: Int) -> Output? {
                lock.withLock {
                    guard number == self.number else { return nil }
                    defer { waiting = nil }
                    return waiting
                }
            }
        }
    }
}

extension Publisher {
    /// Delivers a value once no newer one has come for an interval.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
