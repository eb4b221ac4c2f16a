import Foundation

/// Writes a duration: "1:05", "1h 5m", "1 hour, 5 minutes".
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

    /// What becomes of units whose value is zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    open var unitsStyle = UnitsStyle.positional
    /// Which units may be named; hours, minutes and seconds where nothing is said.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// How many units are named at most; 0 is no limit.
    open var maximumUnitCount = 0
    /// Adds the largest unit that is 1 to the next one: 75 minutes instead of 1 hour and 15 minutes.
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var allowsFractionalUnits = false
    open var calendar: Calendar? = .autoupdatingCurrent
    open var referenceDate: Date?
    open var formattingContext = Context.unknown
    public enum Context: Int, Sendable {
        case unknown, dynamic, standalone, listItem, beginningOfSentence, middleOfSentence
    }

    /// - Parameter ti: Seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        var rest = Int64(ti.rounded(.towardZero).magnitude)
        let parts = units.map { unit -> (unit: DurationUnit, value: Int64) in
            defer { rest %= unit.seconds }
            return (unit, rest / unit.seconds)
        }
        return text(parts, isNegative: ti <= -1)
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        string(from: endDate.timeIntervalSince(startDate))
    }

    open func string(from components: DateComponents) -> String? {
        let calendar = calendar ?? .current
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return calendar.date(byAdding: components, to: start).flatMap { string(from: $0.timeIntervalSince(start)) }
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let interval as TimeInterval: string(from: interval)
        default: nil
        }
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private var units: [DurationUnit] {
        let chosen = DurationUnit.allCases.filter { allowedUnits.contains($0.calendarUnit) }
        return chosen.isEmpty ? [.hour, .minute, .second] : chosen
    }

    private func text(_ all: [(unit: DurationUnit, value: Int64)], isNegative: Bool) -> String {
        var parts = all
        if collapsesLargestUnit, parts.count > 1, let first = parts.firstIndex(where: { $0.value != 0 }),
            first + 1 < parts.count, parts[first].value == 1
        {
            parts[first + 1].value += parts[first].unit.seconds / parts[first + 1].unit.seconds
            parts.remove(at: first)
        }
        parts = withoutZeros(parts)
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        let joined = unitsStyle == .positional ? positional(parts) : named(parts)
        return isNegative ? "-" + joined : joined
    }

    private func withoutZeros(_ all: [(unit: DurationUnit, value: Int64)]) -> [(unit: DurationUnit, value: Int64)] {
        let behavior = zeroFormattingBehavior
        if behavior.contains(.pad) { return all }
        // By default positions keep the zeros in between, and names leave out all of them.
        let isPlain = behavior.contains(.default)
        let dropsLeading = isPlain || behavior.contains(.dropLeading)
        let dropsMiddle = isPlain ? unitsStyle != .positional : behavior.contains(.dropMiddle)
        let dropsTrailing = isPlain ? unitsStyle != .positional : behavior.contains(.dropTrailing)
        guard let first = all.firstIndex(where: { $0.value != 0 }), let last = all.lastIndex(where: { $0.value != 0 })
        else { return Array(all.suffix(1)) }
        return all.indices.filter { index in
            if index < first { return !dropsLeading }
            if index > last { return !dropsTrailing }
            return all[index].value != 0 || !dropsMiddle
        }.map { all[$0] }
    }

    /// Minutes and seconds behind a larger unit have two digits.
    private func positional(_ parts: [(unit: DurationUnit, value: Int64)]) -> String {
        let pads = zeroFormattingBehavior.contains(.pad)
        return parts.enumerated().map { index, part in
            let isPadded = index > 0 || pads
            return isPadded && part.value < 10 ? "0\(part.value)" : "\(part.value)"
        }.joined(separator: ":")
    }

    private func named(_ parts: [(unit: DurationUnit, value: Int64)]) -> String {
        let width: Duration.UnitsFormatStyle.UnitWidth
        switch unitsStyle {
        case .positional, .abbreviated: width = .narrow
        case .short, .brief: width = .abbreviated
        case .full, .spellOut: width = .wide
        }
        let words = parts.map { part in
            Duration.seconds(part.value * part.unit.seconds)
                .formatted(.units(allowed: [part.unit.formatUnit], width: width))
        }
        return words.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
    }
}

/// The units of a duration whose length is always the same.
enum DurationUnit: CaseIterable {
    case week, day, hour, minute, second

    var seconds: Int64 {
        switch self {
        case .week: 604_800
        case .day: 86_400
        case .hour: 3600
        case .minute: 60
        case .second: 1
        }
    }

    var calendarUnit: NSCalendar.Unit {
        switch self {
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var formatUnit: Duration.UnitsFormatStyle.Unit {
        switch self {
        case .week: .weeks
        case .day: .days
        case .hour: .hours
        case .minute: .minutes
        case .second: .seconds
        }
    }
}
