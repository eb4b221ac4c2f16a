import Foundation

extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = DateSchedulerTime

    /// A run loop has no options.
    public struct SchedulerOptions: Sendable {}

    public var now: DateSchedulerTime { DateSchedulerTime(Date()) }
    public var minimumTolerance: SchedulerStride { .seconds(0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = ScheduledWork(run: action)
        perform { work.run() }
    }

    public func schedule(
        after date: DateSchedulerTime, tolerance: SchedulerStride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = ScheduledWork(run: action)
        add(Timer(fire: date.date, interval: 0, repeats: false) { _ in work.run() }, forMode: .default)
    }

    public func schedule(
        after date: DateSchedulerTime, interval: SchedulerStride, tolerance: SchedulerStride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = ScheduledWork(run: action)
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in work.run() }
        add(timer, forMode: .default)
        return AnyCancellable { timer.invalidate() }
    }
}
