import Foundation

/// A moment on the wall clock: the time of run loops and operation queues.
public struct DateSchedulerTime: Strideable, Hashable, Sendable {
    public let date: Date

    public init(_ date: Date) { self.date = date }

    public func distance(to other: Self) -> SchedulerStride { .seconds(other.date.timeIntervalSince(date)) }

    public func advanced(by n: SchedulerStride) -> Self { Self(date.addingTimeInterval(n.timeInterval)) }
}
