import Foundation

/// A value that a filter compares with.
public enum FilterValue: Hashable, Sendable {
    /// A text.
    case string(String)
    /// A number.
    case number(Double)
    /// A truth value.
    case bool(Bool)
    /// A time.
    case date(Date)
    /// Several values.
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
    /// The value as a filter compares it.
    var filterValue: FilterValue { get }
}

extension FilterValue {
    /// An app's own value as a filter compares it; nil for null, which counts as absent, and for an object, which has no order.
    init?(_ value: CustomValue) {
        switch value {
        case .null, .object: return nil
        case .bool(let value): self = .bool(value)
        case .integer(let value): self = .number(Double(value))
        case .string(let value): self = .string(value)
        case .list(let values): self = .list(values.compactMap { FilterValue($0) })
        }
    }
}

extension FilterValue: FilterValueConvertible {
    /// The value as a filter compares it.
    public var filterValue: FilterValue { self }
}

extension String: FilterValueConvertible {
    /// The value as a filter compares it.
    public var filterValue: FilterValue { .string(self) }
}

extension Int: FilterValueConvertible {
    /// The value as a filter compares it.
    public var filterValue: FilterValue { .number(Double(self)) }
}

extension Double: FilterValueConvertible {
    /// The value as a filter compares it.
    public var filterValue: FilterValue { .number(self) }
}

extension Bool: FilterValueConvertible {
    /// The value as a filter compares it.
    public var filterValue: FilterValue { .bool(self) }
}

extension Date: FilterValueConvertible {
    /// The value as a filter compares it.
    public var filterValue: FilterValue { .date(self) }
}

extension ChannelType: FilterValueConvertible {
    /// The value as a filter compares it.
    public var filterValue: FilterValue { .string(rawValue) }
}

extension ChannelId: FilterValueConvertible {
    /// The value as a filter compares it.
    public var filterValue: FilterValue { .string(rawValue) }
}

extension MemberRole: FilterValueConvertible {
    /// The value as a filter compares it.
    public var filterValue: FilterValue { .string(rawValue) }
}

extension ChannelAccess: FilterValueConvertible {
    /// The value as a filter compares it.
    public var filterValue: FilterValue { .string(rawValue) }
}

extension Membership: FilterValueConvertible {
    /// The value as a filter compares it.
    public var filterValue: FilterValue { .string(rawValue) }
}
