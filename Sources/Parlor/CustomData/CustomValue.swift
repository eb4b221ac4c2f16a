internal import JSON

/// A value of the app's own, kept with a channel or a message.
///
/// Matrix has no fractions in events, so there are none here: write them as text, or in a smaller unit.
///
/// ```swift
/// let data: CustomData = ["ticket": 17, "labels": ["urgent", "paid"], "customer": ["name": "Mei"]]
/// ```
public indirect enum CustomValue: Hashable, Sendable {
    /// Nothing. In an update: the key goes.
    case null
    /// A truth value.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// A text.
    case string(String)
    /// Several values.
    case list([CustomValue])
    /// Values by key.
    case object([String: CustomValue])

    /// The value under a key of an object; nil for anything else.
    public subscript(key: String) -> CustomValue? {
        if case .object(let fields) = self { fields[key] } else { nil }
    }

    /// The text, if it is one.
    public var string: String? { if case .string(let value) = self { value } else { nil } }
    /// The number, if it is one.
    public var integer: Int? { if case .integer(let value) = self { value } else { nil } }
    /// The truth value, if it is one.
    public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    /// The elements, if it is a list.
    public var list: [CustomValue]? { if case .list(let values) = self { values } else { nil } }
    /// The fields, if it is an object.
    public var object: [String: CustomValue]? { if case .object(let fields) = self { fields } else { nil } }
}

/// An app's own values by key, as they stand in a channel's or a message's custom data.
public typealias CustomData = [String: CustomValue]

extension CustomValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(integerLiteral value: Int) { self = .integer(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(arrayLiteral elements: CustomValue...) { self = .list(elements) }
    /// An object; of a key that stands there twice, the last value counts.
    public init(dictionaryLiteral elements: (String, CustomValue)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
    }
}

extension CustomValue {
    /// Reads what stands in an event. Fractions, which only a very old room can hold, become text.
    init(_ json: JSONValue) {
        switch json {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .int(let value): self = .integer(Int(value))
        case .double(let value): self = .string(String(value))
        case .string(let value): self = .string(value)
        case .array(let values): self = .list(values.map(CustomValue.init))
        case .object(let fields): self = .object(fields.mapValues(CustomValue.init))
        }
    }

    var json: JSONValue {
        switch self {
        case .null: .null
        case .bool(let value): .bool(value)
        case .integer(let value): .int(Int64(value))
        case .string(let value): .string(value)
        case .list(let values): .array(values.map(\.json))
        case .object(let fields): .object(fields.mapValues(\.json))
        }
    }
}

extension CustomData {
    /// The key under which custom data stands in the content of a message, and the type of the state event that holds a channel's.
    static let matrixKey = "parlor.data"

    /// Reads the fields of an object; nothing else has any.
    init(json: JSONValue?) {
        self = json?.object?.mapValues(CustomValue.init) ?? [:]
    }

    var json: JSONValue { .object(mapValues(\.json)) }
}
