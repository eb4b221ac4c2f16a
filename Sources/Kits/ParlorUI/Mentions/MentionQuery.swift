import Foundation

/// An `@` and the letters after it, up to the caret: somebody is about to be mentioned.
public struct MentionQuery: Hashable, Sendable {
    /// The letters after the `@`.
    public var text: String
    /// Where `@` and letters stand, in UTF-16 as inputs count.
    public var range: NSRange

    /// Finds the query that ends at the caret; nil where none does.
    ///
    /// An `@` inside a word (a mail address) begins no mention, and a space ends one.
    ///
    /// - Parameter caret: In UTF-16.
    public init?(in text: String, caret: Int) {
        let units = text.utf16
        guard caret > 0, caret <= units.count,
            let end = units.index(units.startIndex, offsetBy: caret).samePosition(in: text)
        else { return nil }
        let before = text[..<end]
        guard let at = before.lastIndex(of: "@") else { return nil }
        let letters = before[before.index(after: at)...]
        guard letters.count <= 40, !letters.contains(where: \.isWhitespace) else { return nil }
        if at > text.startIndex {
            let previous = text[text.index(before: at)]
            guard !previous.isLetter, !previous.isNumber, previous != "@" else { return nil }
        }
        self.text = String(letters)
        let start = units.distance(from: units.startIndex, to: at)
        range = NSRange(location: start, length: caret - start)
    }

    /// The text with a name in place of the query, and where the caret stands then.
    public func replaced(in text: String, by suggestion: MentionSuggestion) -> (text: String, caret: Int) {
        let name = suggestion.insertedText + " "
        let replaced = (text as NSString).replacingCharacters(in: range, with: name)
        return (replaced, range.location + name.utf16.count)
    }
}
