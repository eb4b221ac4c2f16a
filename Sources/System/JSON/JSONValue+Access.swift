extension JSONValue {
    public var isNull: Bool { self == .null }

    public var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    public var int: Int? {
        if case .int(let value) = self { Int(value) } else { nil }
    }

    /// Any number.
    public var double: Double? {
        switch self {
        case .double(let value): value
        case .int(let value): Double(value)
        default: nil
        }
    }

    public var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    public var array: [JSONValue]? {
        if case .array(let value) = self { value } else { nil }
    }

    public var object: [String: JSONValue]? {
        if case .object(let value) = self { value } else { nil }
    }

    /// The value of a key; nil when this is no object or has no such key.
    ///
    /// Setting a key of something that is no object makes it one; setting nil removes the key.
    public subscript(key: String) -> JSONValue? {
        get {
            if case .object(let object) = self { object[key] } else { nil }
        }
        set {
            var object = object ?? [:]
            self = .null  // so that the dictionary is changed in place, not copied
            object[key] = newValue
            self = .object(object)
        }
    }

    /// The value at a position; nil when this is no array or ends before it.
    public subscript(offset: Int) -> JSONValue? {
        guard case .array(let array) = self, array.indices.contains(offset) else { return nil }
        return array[offset]
    }
}

extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(integerLiteral value: Int64) { self = .int(value) }
    public init(floatLiteral value: Double) { self = .double(value) }
    public init(stringLiteral value: String) { self = .string(value) }
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { first, _ in first }))
    }

    public init(_ value: Bool) { self = .bool(value) }
    public init(_ value: Int) { self = .int(Int64(value)) }
    public init(_ value: Int64) { self = .int(value) }
    public init(_ value: Double) { self = .double(value) }
    public init(_ value: String) { self = .string(value) }
    public init(_ value: [JSONValue]) { self = .array(value) }
    public init(_ value: [String: JSONValue]) { self = .object(value) }
    public init(_ value: [String]) { self = .array(value.map(JSONValue.string)) }
}
