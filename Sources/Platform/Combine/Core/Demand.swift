extension Subscribers {
    /// How many values a subscriber is ready to take.
    public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
        /// The number asked for, or `nil` when it is unlimited.
        public let max: Int?

        public static let unlimited = Demand(max: nil)
        public static let none = Demand(max: 0)

        /// A demand of exactly `value` values; traps when it is negative.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "a demand can't be negative")
            return Demand(max: value)
        }

        private init(max: Int?) { self.max = max }

        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        public static func < (lhs: Demand, rhs: Demand) -> Bool {
            switch (lhs.max, rhs.max) {
            case (nil, _): false
            case (_, nil): true
            case (let left?, let right?): left < right
            }
        }
    }
}

extension Subscribers.Demand {
    public static func + (lhs: Self, rhs: Self) -> Self {
        guard let left = lhs.max, let right = rhs.max else { return .unlimited }
        let (sum, overflow) = left.addingReportingOverflow(right)
        return overflow ? .unlimited : .max(sum)
    }

    /// Unlimited stays unlimited; a limited demand does not go below none.
    public static func - (lhs: Self, rhs: Self) -> Self {
        guard let left = lhs.max else { return .unlimited }
        guard let right = rhs.max else { return .none }
        return .max(Swift.max(0, left - right))
    }

    public static func * (lhs: Self, rhs: Int) -> Self {
        guard let left = lhs.max else { return .unlimited }
        let (product, overflow) = left.multipliedReportingOverflow(by: rhs)
        return overflow ? .unlimited : .max(product)
    }

    public static func + (lhs: Self, rhs: Int) -> Self { lhs + .max(rhs) }
    public static func - (lhs: Self, rhs: Int) -> Self { lhs - .max(rhs) }
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
    public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

    public static func > (lhs: Self, rhs: Int) -> Bool { lhs > .max(rhs) }
    public static func < (lhs: Self, rhs: Int) -> Bool { lhs < .max(rhs) }
    public static func >= (lhs: Self, rhs: Int) -> Bool { lhs >= .max(rhs) }
    public static func <= (lhs: Self, rhs: Int) -> Bool { lhs <= .max(rhs) }
    public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }
    public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }
}
