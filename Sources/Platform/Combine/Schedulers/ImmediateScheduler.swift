/// Runs work at once, where it is scheduled. It can't wait: delayed work runs at once too.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// There is only one moment.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        public func distance(to other: Self) -> SchedulerStride { .seconds(0) }
        public func advanced(by n: SchedulerStride) -> Self { self }
    }

    public typealias SchedulerOptions = Never

    public static let shared = ImmediateScheduler()

    public var now: SchedulerTimeType { SchedulerTimeType() }
    public var minimumTolerance: SchedulerStride { .seconds(0) }

    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerStride, options: Never?, _ action: @escaping () -> Void
    ) {
        action()
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerStride, tolerance: SchedulerStride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}
