import Foundation

/// Small pieces of English.
enum Phrase {
    /// `Ada`, `Ada and Ben`, `Ada, Ben and Cem`, `Ada, Ben and 3 more`.
    static func list(_ names: [String], andMore more: Int = 0) -> String? {
        guard let last = names.last else { return nil }
        if more > 0 { return "\(names.joined(separator: ", ")) and \(more) more" }
        return names.count == 1 ? last : "\(names.dropLast().joined(separator: ", ")) and \(last)"
    }

    /// `1 member`, `12 members`.
    static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

extension String {
    /// The text without space around it, or `nil` when nothing is left.
    var trimmedOrNil: String? {
        if let first = utf8.first, let last = utf8.last, first.isGraphicASCII, last.isGraphicASCII { return self }
        let trimmed = trimmingCharacters(in: .whitespacesAndNewlines)
        return trimmed.isEmpty ? nil : trimmed
    }

    /// The text on one line.
    var onOneLine: String { isOnOneLine ? self : split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// A quick look at the bytes, which says no when in doubt: splitting each message by characters is slow.
    private var isOnOneLine: Bool {
        let space = UInt8(ascii: " ")
        var previous = space
        for byte in utf8 {
            // Unicode's spaces begin with these bytes; so do many other characters.
            switch byte {
            case ..<space, 0x7F, 0xC2, 0xE1...0xE3: return false
            case space where previous == space: return false
            default: previous = byte
            }
        }
        return previous != space
    }

    /// The first word, which is how people are called in a group.
    var firstWord: String { split(whereSeparator: \.isWhitespace).first.map(String.init) ?? self }
}

extension UInt8 {
    fileprivate var isGraphicASCII: Bool { self > 0x20 && self < 0x7F }
}
