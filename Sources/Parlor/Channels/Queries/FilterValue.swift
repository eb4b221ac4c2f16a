import Foundation

/// A value that a filter compares with.
public enum FilterValue: Hashable, Sendable {
    case string(String)
    case number(Double)
    case bool(Bool)
    case date(Date)
    case list([FilterValue])
}

extension FilterValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}

/// Swift types that can stand where a ``FilterValue`` is asked for.
public protocol FilterValueConvertible {
    var filterValue: FilterValue { get }
}

extension FilterValue: FilterValueConvertible {
    public var filterValue: FilterValue { self }
}

extension String: FilterValueConvertible {
    public var filterValue: FilterValue { .string(self) }
}

extension Int: FilterValueConvertible {
    public var filterValue: FilterValue { .number(Double(self)) }
}

extension Double: FilterValueConvertible {
    public var filterValue: FilterValue { .number(self) }
}

extension Bool: FilterValueConvertible {
    public var filterValue: FilterValue { .bool(self) }
}

extension Date: FilterValueConvertible {
    public var filterValue: FilterValue { .date(self) }
}

extension ChannelType: FilterValueConvertible {
    public var filterValue: FilterValue { .string(rawValue) }
}

extension ChannelId: FilterValueConvertible {
    public var filterValue: FilterValue { .string(rawValue) }
}

extension Membership: FilterValueConvertible {
    public var filterValue: FilterValue { .string(rawValue) }
}
