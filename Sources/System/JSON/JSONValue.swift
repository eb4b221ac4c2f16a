/// JSON as a tree of values.
///
/// For large inputs read a ``JSONDocument`` instead and take a `JSONValue` of the part that is kept.
public enum JSONValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case int(Int64)
    case double(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// Reads bytes.
    ///
    /// - Throws: ``JSONError``.
    public init(
        parsing bytes: [UInt8], maxDepth: Int = JSONDocument.defaultMaxDepth, maxBytes: Int = .max
    ) throws(JSONError) {
        self = try JSONDocument(parsing: bytes, maxDepth: maxDepth, maxBytes: maxBytes).root.value
    }

    /// Reads text.
    ///
    /// - Throws: ``JSONError``.
    public init(parsing text: String) throws(JSONError) {
        try self.init(parsing: Array(text.utf8))
    }

    /// Copies a value out of a document. A whole number that only an unsigned 64-bit integer holds becomes a double.
    public init(_ element: JSONElement) {
        switch element.tag {
        case .object:
            var object: [String: JSONValue] = [:]
            for (key, value) in element.fields where object[key] == nil { object[key] = value.value }
            self = .object(object)
        case .array: self = .array(element.elements.map(\.value))
        case .string: self = .string(element.string ?? "")
        case .int64: self = .int(Int64(element.int ?? 0))
        case .uint64, .double: self = .double(element.double ?? 0)
        case .true: self = .bool(true)
        case .false: self = .bool(false)
        default: self = .null
        }
    }

    /// Minified JSON with sorted keys: equal values give equal bytes.
    ///
    /// For values without `double` this is Matrix's canonical JSON.
    public func serialized() -> [UInt8] {
        var writer = JSONWriter()
        writer.value(self)
        return writer.bytes
    }
}

extension JSONValue: CustomStringConvertible {
    public var description: String { String(decoding: serialized(), as: UTF8.self) }
}
