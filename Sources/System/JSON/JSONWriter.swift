/// Writes JSON by appending to bytes, without building a tree first.
///
/// Commas and escapes are its business, balanced brackets come from the closures:
///
/// ```swift
/// var json = JSONWriter()
/// json.object { json in
///     json.field("room_id", "!a")
///     json.key("events")
///     json.array { json in for event in stored { json.raw(event) } }
/// }
/// ```
public struct JSONWriter: Sendable {
    /// What was written so far.
    public private(set) var bytes: [UInt8] = []
    private var needsComma = false

    public init(reservingCapacity capacity: Int = 0) {
        if capacity > 0 { bytes.reserveCapacity(capacity) }
    }

    public mutating func object(_ body: (inout JSONWriter) throws -> Void) rethrows {
        open(UInt8(ascii: "{"))
        try body(&self)
        close(UInt8(ascii: "}"))
    }

    public mutating func array(_ body: (inout JSONWriter) throws -> Void) rethrows {
        open(UInt8(ascii: "["))
        try body(&self)
        close(UInt8(ascii: "]"))
    }

    /// The key of the value that is written next.
    public mutating func key(_ key: String) {
        separate()
        bytes.appendQuoted(key)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Splices JSON that is known to be valid, such as an event as it was stored.
    public mutating func raw(_ json: some Collection<UInt8>) {
        separate()
        bytes.append(contentsOf: json)
    }

    public mutating func null() { raw("null".utf8) }
    public mutating func value(_ value: Bool) { raw(value ? "true".utf8 : "false".utf8) }

    public mutating func value(_ value: some FixedWidthInteger) {
        separate()
        bytes.append(decimal: value)
    }

    /// A number; `null` when it is infinite or not a number, which JSON can't say.
    public mutating func value(_ value: Double) {
        raw(value.isFinite ? value.description.utf8 : "null".utf8)
    }

    public mutating func value(_ value: String) {
        separate()
        bytes.appendQuoted(value)
    }

    mutating func key(utf8: UnsafeBufferPointer<UInt8>) {
        separate()
        bytes.appendQuoted(utf8: utf8)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// A string given by its UTF-8, which must be valid.
    mutating func string(utf8: UnsafeBufferPointer<UInt8>) {
        separate()
        bytes.appendQuoted(utf8: utf8)
    }

    private mutating func open(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        needsComma = false
    }

    private mutating func close(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }
}
