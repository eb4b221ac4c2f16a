/// Cuts HTML into tags and text. It never fails: what is no tag is text, as browsers have it.
///
/// Input comes from strangers, so the work grows only with its length, and names and attributes are bounded.
struct HTMLTokenizer {
    private let bytes: [UInt8]
    private var at = 0

    private static let longestName = 32
    private static let mostAttributes = 32

    init(_ html: String) { bytes = Array(html.utf8) }

    mutating func next() -> HTMLToken? {
        guard at < bytes.count else { return nil }
        if bytes[at] == UInt8(ascii: "<") {
            if let token = tag() { return token }
            if at >= bytes.count { return nil }
        }
        return text()
    }

    /// Text up to the next `<` that can begin a tag. A comment gives an empty text.
    private mutating func text() -> HTMLToken {
        let start = at
        if bytes[at] == UInt8(ascii: "<") { at += 1 }
        while at < bytes.count, bytes[at] != UInt8(ascii: "<") { at += 1 }
        return .text(HTMLEntities.decoded(bytes[start..<at]))
    }

    private mutating func tag() -> HTMLToken? {
        let start = at
        if starts(with: "<!--") {
            skip(past: "-->")
            return .text("")
        }
        guard at + 1 < bytes.count else { return nil }
        if bytes[at + 1] == UInt8(ascii: "!") || bytes[at + 1] == UInt8(ascii: "?") {
            skip(past: ">")
            return .text("")
        }
        let isClosing = bytes[at + 1] == UInt8(ascii: "/")
        at += isClosing ? 2 : 1
        guard at < bytes.count, bytes[at].isASCIILetter else {
            at = start
            return nil
        }
        let name = word { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
        var attributes: [String: String] = [:]
        var isSelfClosing = false
        while at < bytes.count, bytes[at] != UInt8(ascii: ">") {
            if bytes[at].isHTMLSpace {
                at += 1
            } else if bytes[at] == UInt8(ascii: "/") {
                at += 1
                isSelfClosing = at < bytes.count && bytes[at] == UInt8(ascii: ">")
            } else {
                let (key, value) = attribute()
                if attributes.count < Self.mostAttributes, attributes[key] == nil { attributes[key] = value }
            }
        }
        guard at < bytes.count else { return nil }  // A tag that never ends is dropped with what is in it.
        at += 1
        return isClosing ? .close(name) : .open(name, attributes: attributes, isSelfClosing: isSelfClosing)
    }

    private mutating func attribute() -> (String, String) {
        let start = at
        let key = word {
            !$0.isHTMLSpace && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
        }
        if at == start { at += 1 }  // A stray `=`: go on, whatever it was.
        skipSpace()
        guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else { return (key, "") }
        at += 1
        skipSpace()
        guard at < bytes.count else { return (key, "") }
        let quote = bytes[at]
        let valueStart: Int
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            at += 1
            valueStart = at
            while at < bytes.count, bytes[at] != quote { at += 1 }
            let value = HTMLEntities.decoded(bytes[valueStart..<at])
            at = min(at + 1, bytes.count)
            return (key, value)
        }
        valueStart = at
        while at < bytes.count, !bytes[at].isHTMLSpace, bytes[at] != UInt8(ascii: ">") { at += 1 }
        return (key, HTMLEntities.decoded(bytes[valueStart..<at]))
    }

    private mutating func word(_ belongs: (UInt8) -> Bool) -> String {
        let start = at
        while at < bytes.count, belongs(bytes[at]) { at += 1 }
        return String(decoding: bytes[start..<at].prefix(Self.longestName), as: UTF8.self).lowercased()
    }

    private mutating func skipSpace() {
        while at < bytes.count, bytes[at].isHTMLSpace { at += 1 }
    }

    private func starts(with text: StaticString) -> Bool {
        bytes[at...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func skip(past end: StaticString) {
        while at < bytes.count, !starts(with: end) { at += 1 }
        at = min(at + end.utf8CodeUnitCount, bytes.count)
    }
}

extension UInt8 {
    var isASCIILetter: Bool { (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z") }
    var isASCIIDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
    var isHTMLSpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }
}
