extension [UInt8] {
    mutating func appendQuoted(_ text: String) {
        var text = text
        text.withUTF8 { appendQuoted(utf8: $0) }
    }

    /// Runs without anything to escape, nearly all of every text, are appended in one piece.
    mutating func appendQuoted(utf8: UnsafeBufferPointer<UInt8>) {
        append(UInt8(ascii: "\""))
        var start = 0
        for position in utf8.indices {
            let byte = utf8[position]
            if byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") { continue }
            append(contentsOf: utf8[start..<position])
            appendEscape(of: byte)
            start = position + 1
        }
        append(contentsOf: utf8[start..<utf8.count])
        append(UInt8(ascii: "\""))
    }

    mutating func append(decimal value: some FixedWidthInteger) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 40) { digits in
            var position = digits.count
            var rest = value.magnitude
            repeat {
                position -= 1
                digits[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            } while rest > 0
            if value < 0 {
                position -= 1
                digits[position] = UInt8(ascii: "-")
            }
            append(contentsOf: digits[position...])
        }
    }

    /// The shortest escape of each character, as canonical JSON demands.
    private mutating func appendEscape(of byte: UInt8) {
        append(UInt8(ascii: "\\"))
        switch byte {
        case 0x08: append(UInt8(ascii: "b"))
        case 0x09: append(UInt8(ascii: "t"))
        case 0x0A: append(UInt8(ascii: "n"))
        case 0x0C: append(UInt8(ascii: "f"))
        case 0x0D: append(UInt8(ascii: "r"))
        case 0x22, 0x5C: append(byte)
        default:
            let hex = Array("0123456789abcdef".utf8)
            append(contentsOf: [UInt8(ascii: "u"), UInt8(ascii: "0"), UInt8(ascii: "0")])
            append(hex[Int(byte >> 4)])
            append(hex[Int(byte & 15)])
        }
    }
}
