import Foundation

extension Publishers {
    /// Ends when nothing comes for an interval.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?
        /// nil ends the stream without a failure.
        public let customError: (() -> Failure)?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Inner(Outlet(subscriber), self))
        }

        /// The lock guards the number of the last value: a wait that is older than it has come to nothing.
        private final class Inner<S: Subscriber>: Subscriber where S.Input == Output, S.Failure == Failure {
            private let outlet: Outlet<S>
            private let parent: Timeout
            private let lock = NSLock()
            private var number = 0
            private var subscription: (any Subscription)?

            init(_ outlet: Outlet<S>, _ parent: Timeout) {
                self.outlet = outlet
                self.parent = parent
            }

            func receive(subscription: any Subscription) {
                lock.withLock { self.subscription = subscription }
                outlet.start(
                    onRequest: { subscription.request($0) },
                    onCancel: { [self] in
                        _ = next()
                        subscription.cancel()
                    })
                wait()
            }

            func receive(_ input: Output) -> Subscribers.Demand {
                wait()
                outlet.send(input)
                return .none
            }

            func receive(completion: Subscribers.Completion<Failure>) {
                _ = next()
                outlet.finish(completion)
            }

            private func next() -> Int {
                lock.withLock {
                    number += 1
                    return number
                }
            }

            private func wait() {
                let own = next()
                let due = parent.scheduler.now.advanced(by: parent.interval)
                parent.scheduler.schedule(
                    after: due, tolerance: parent.scheduler.minimumTolerance, options: parent.options
                ) { [self] in
                    let subscription = lock.withLock { own == number ? self.subscription : nil }
                    guard let subscription else { return }
                    _ = next()
                    subscription.cancel()
                    outlet.finish(parent.customError.map { .failure($0()) } ?? .finished)
                }
            }
        }
    }
}

extension Publisher {
    /// Ends when nothing comes for an interval: with the failure that a closure makes, or without one.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}
