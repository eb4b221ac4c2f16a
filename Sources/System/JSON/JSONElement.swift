/// One value inside a ``JSONDocument``. It keeps the document alive and costs nothing to copy.
///
/// Typed accessors give nil for a value of another type; they never convert.
public struct JSONElement: Sendable {
    /// The document this value stands in.
    public let document: JSONDocument
    let index: Int

    init(document: JSONDocument, index: Int) {
        self.document = document
        self.index = index
    }

    var tag: TapeTag { TapeTag(document.tape[index]) }

    public var isNull: Bool { tag == .null }
    public var isObject: Bool { tag == .object }
    public var isArray: Bool { tag == .array }

    public var bool: Bool? {
        switch tag {
        case .true: true
        case .false: false
        default: nil
        }
    }

    /// A whole number without fraction or exponent that fits 64 bits.
    public var int: Int? { tag == .int64 ? Int(Int64(bitPattern: document.tape[index + 1])) : nil }

    /// Any number.
    public var double: Double? {
        switch tag {
        case .double: Double(bitPattern: document.tape[index + 1])
        case .int64: Double(Int64(bitPattern: document.tape[index + 1]))
        case .uint64: Double(document.tape[index + 1])
        default: nil
        }
    }

    public var string: String? {
        withUTF8 { String(decoding: $0, as: UTF8.self) }
    }

    /// The UTF-8 of a string without a copy, for as long as the closure runs; nil for other types.
    public func withUTF8<T>(_ body: (UnsafeBufferPointer<UInt8>) throws -> T) rethrows -> T? {
        guard tag == .string else { return nil }
        return try withExtendedLifetime(document) { try body(utf8) }
    }

    /// Whether this is the string `text`, compared byte by byte and without a copy.
    public func isString(_ text: StaticString) -> Bool {
        guard tag == .string else { return false }
        return utf8.isEqual(to: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// The value as a tree of its own, independent of the document.
    public var value: JSONValue { JSONValue(self) }

    /// The value as minified JSON, in the order it was read, without repeated keys.
    public func serialized() -> [UInt8] {
        var writer = JSONWriter()
        writer.value(self)
        return writer.bytes
    }

    /// The bytes of a string value.
    var utf8: UnsafeBufferPointer<UInt8> { document.utf8(at: index) }

    /// Where the next value on the tape starts.
    var endIndex: Int { document.endIndex(of: index) }
}
