/// The letters that stand in for a picture.
public enum Initials {
    /// The first letters of the first and the last word, in capitals; one letter for one word. `nil` when there is none.
    ///
    /// Signs before a word (`#general`, `(Ada)`) are passed over; a name without letters or digits keeps its first character.
    public static func of(_ name: String) -> String? {
        let words = name.split(whereSeparator: \.isWhitespace)
        let letters = words.compactMap { word in word.first { $0.isLetter || $0.isNumber } }
        guard let first = letters.first else { return words.first?.first.map(String.init) }
        guard letters.count > 1, let last = letters.last else { return String(first).uppercased() }
        return (String(first) + String(last)).uppercased()
    }
}
