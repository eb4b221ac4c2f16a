/// A length of time in nanoseconds: the stride of every scheduler here.
public struct SchedulerStride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, Sendable, Hashable {
    /// The length in nanoseconds.
    public private(set) var magnitude: Int

    init(nanoseconds: Int) { magnitude = nanoseconds }

    public init(integerLiteral value: Int) { self = .seconds(value) }

    public init(floatLiteral value: Double) { self = .seconds(value) }

    public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = Int(exactly: source) else { return nil }
        self = .seconds(seconds)
    }

    /// The length in seconds.
    public var timeInterval: Double { Double(magnitude) / 1_000_000_000 }

    public static func seconds(_ value: Int) -> Self { Self(nanoseconds: value * 1_000_000_000) }
    public static func seconds(_ value: Double) -> Self { Self(nanoseconds: Int(value * 1_000_000_000)) }
    public static func milliseconds(_ value: Int) -> Self { Self(nanoseconds: value * 1_000_000) }
    public static func microseconds(_ value: Int) -> Self { Self(nanoseconds: value * 1_000) }
    public static func nanoseconds(_ value: Int) -> Self { Self(nanoseconds: value) }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
    public static func + (lhs: Self, rhs: Self) -> Self { Self(nanoseconds: lhs.magnitude + rhs.magnitude) }
    public static func - (lhs: Self, rhs: Self) -> Self { Self(nanoseconds: lhs.magnitude - rhs.magnitude) }
    public static func * (lhs: Self, rhs: Self) -> Self { .seconds(lhs.timeInterval * rhs.timeInterval) }
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
