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
        let trimmed = trimmingCharacters(in: .whitespacesAndNewlines)
        return trimmed.isEmpty ? nil : trimmed
    }

    /// The text on one line.
    var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// The first word, which is how people are called in a group.
    var firstWord: String { split(whereSeparator: \.isWhitespace).first.map(String.init) ?? self }
}
