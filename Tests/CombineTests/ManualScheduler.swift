import Combine

/// A scheduler whose clock the test moves.
final class ManualScheduler: Scheduler {
    typealias SchedulerTimeType = DispatchTimeStandIn
    typealias SchedulerOptions = Never

    struct DispatchTimeStandIn: Strideable {
        var nanoseconds = 0
        func distance(to other: Self) -> SchedulerStride { .nanoseconds(other.nanoseconds - nanoseconds) }
        func advanced(by n: SchedulerStride) -> Self { Self(nanoseconds: nanoseconds + n.magnitude) }
    }

    private var work: [(time: Int, action: () -> Void)] = []
    private(set) var now = DispatchTimeStandIn()
    var minimumTolerance: SchedulerStride { .seconds(0) }

    func advance(by stride: SchedulerStride) {
        let end = now.advanced(by: stride)
        while let next = work.enumerated().filter({ $0.element.time <= end.nanoseconds })
            .min(by: { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) })
        {
            work.remove(at: next.offset)
            now.nanoseconds = max(now.nanoseconds, next.element.time)
            next.element.action()
        }
        now = end
    }

    func schedule(options: Never?, _ action: @escaping () -> Void) {
        work.append((now.nanoseconds, action))
    }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerStride, options: Never?, _ action: @escaping () -> Void
    ) {
        work.append((date.nanoseconds, action))
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerStride, tolerance: SchedulerStride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, tolerance: tolerance, options: options, action)
        return AnyCancellable {}
    }
}
