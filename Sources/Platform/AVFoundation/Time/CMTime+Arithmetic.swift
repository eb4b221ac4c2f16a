import Foundation

// Invalid first, then negative infinity, numbers, positive infinity, and indefinite last: Core Media's order.
extension CMTime: Comparable, Hashable {
    public static func == (a: CMTime, b: CMTime) -> Bool { CMTimeCompare(a, b) == 0 }
    public static func < (a: CMTime, b: CMTime) -> Bool { CMTimeCompare(a, b) < 0 }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rank)
        if isNumeric { hasher.combine(seconds) }
    }

    fileprivate var rank: Int {
        if !isValid { return 0 }
        if isNegativeInfinity { return 1 }
        if isPositiveInfinity { return 3 }
        return isIndefinite ? 4 : 2
    }

    public static func + (a: CMTime, b: CMTime) -> CMTime { combine(a, b, &+) }
    public static func - (a: CMTime, b: CMTime) -> CMTime { combine(a, b, &-) }
    public static func += (a: inout CMTime, b: CMTime) { a = a + b }
    public static func -= (a: inout CMTime, b: CMTime) { a = a - b }

    private static func combine(_ a: CMTime, _ b: CMTime, _ operation: (Int64, Int64) -> Int64) -> CMTime {
        guard a.isValid, b.isValid else { return .invalid }
        guard a.isNumeric, b.isNumeric else { return a.isNumeric ? b : a }
        let scale = commonScale(a.timescale, b.timescale)
        let (x, y) = (a.convertScale(scale, method: .default), b.convertScale(scale, method: .default))
        return CMTime(value: operation(x.value, y.value), timescale: scale)
    }

    /// The least common multiple, unless that is more than a timescale can hold.
    private static func commonScale(_ a: Int32, _ b: Int32) -> Int32 {
        guard a != b else { return a }
        var (x, y) = (Int64(a), Int64(b))
        while y != 0 { (x, y) = (y, x % y) }
        let multiple = Int64(a) / x * Int64(b)
        return multiple <= Int64(Int32.max) ? Int32(multiple) : max(a, b)
    }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ a: CMTime, _ b: CMTime) -> CMTime { a + b }
public func CMTimeSubtract(_ a: CMTime, _ b: CMTime) -> CMTime { a - b }
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    time.isNumeric ? CMTime(value: time.value &* Int64(multiplier), timescale: time.timescale) : time
}
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
    time.isNumeric ? CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale) : time
}
public func CMTimeMinimum(_ a: CMTime, _ b: CMTime) -> CMTime { min(a, b) }
public func CMTimeMaximum(_ a: CMTime, _ b: CMTime) -> CMTime { max(a, b) }
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time < .zero && time.isNumeric ? .zero - time : time }
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(timescale, method: method)
}

public func CMTimeCompare(_ a: CMTime, _ b: CMTime) -> Int32 {
    guard a.isNumeric, b.isNumeric else { return a.rank == b.rank ? 0 : a.rank < b.rank ? -1 : 1 }
    // Whole numbers where they fit: doubles can't tell neighbours of a fine timescale apart.
    let (left, overflowA) = a.value.multipliedReportingOverflow(by: Int64(b.timescale))
    let (right, overflowB) = b.value.multipliedReportingOverflow(by: Int64(a.timescale))
    if !overflowA, !overflowB { return left == right ? 0 : left < right ? -1 : 1 }
    return a.seconds == b.seconds ? 0 : a.seconds < b.seconds ? -1 : 1
}

public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
