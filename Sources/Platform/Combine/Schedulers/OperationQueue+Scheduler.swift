import Foundation

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = DateSchedulerTime

    /// An operation queue has no options.
    public struct SchedulerOptions: Sendable {}

    public var now: DateSchedulerTime { DateSchedulerTime(Date()) }
    public var minimumTolerance: SchedulerStride { .seconds(0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = ScheduledWork(run: action)
        addOperation { work.run() }
    }

    public func schedule(
        after date: DateSchedulerTime, tolerance: SchedulerStride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = ScheduledWork(run: action)
        DispatchQueue.global().schedule(after: delay(until: date)) { [weak self] in self?.addOperation { work.run() } }
    }

    public func schedule(
        after date: DateSchedulerTime, interval: SchedulerStride, tolerance: SchedulerStride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = ScheduledWork(run: action)
        return DispatchQueue.global().schedule(after: delay(until: date), interval: interval) { [weak self] in
            self?.addOperation { work.run() }
        }
    }

    private func delay(until date: DateSchedulerTime) -> DispatchQueue.SchedulerTimeType {
        DispatchQueue.SchedulerTimeType(.now()).advanced(by: now.distance(to: date))
    }
}
