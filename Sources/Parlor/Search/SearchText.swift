/// Cuts text into the words that the full-text index knows.
///
/// SQLite's tokenizer splits at spaces. Chinese, Japanese, Thai and their like have none, so each of their characters is made a word
/// here, and what is searched for in them is a row of such words. That finds any piece of a text, at the price of a larger index.
enum SearchText {
    /// A text as it goes into the index.
    static func indexed(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnspaced) else { return text }
        var result = ""
        result.reserveCapacity(text.utf8.count * 2)
        for character in text {
            if let scalar = character.unicodeScalars.first, isUnspaced(scalar) {
                result += " \(character) "
            } else {
                result.append(character)
            }
        }
        return result
    }

    /// What to ask the index for, so that a text holds every word of `query`, the last one as the beginning of a word. Nil: no words.
    static func match(_ query: String) -> String? {
        let words = query.split(whereSeparator: \.isWhitespace).map { word -> String in
            let pieces = indexed(String(word)).replacing("\"", with: " ")
            return "\"" + pieces.split(separator: " ").joined(separator: " ") + "\""
        }.filter { word in word.contains { $0.isLetter || $0.isNumber || $0.isSymbol } }
        guard !words.isEmpty else { return nil }
        // Every word may go on: who looks for "garden" finds "gardening", and in languages with endings the root finds all forms.
        return words.map { $0 + "*" }.joined(separator: " ")
    }

    /// The words of a query, for marking them in what was found.
    static func words(of query: String) -> [String] {
        query.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map(String.init)
    }

    private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0EFF,  // Thai, Lao
            0x0F00...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF,  // Tibetan, Burmese, Khmer
            0x3040...0x30FF, 0x31F0...0x31FF,  // Hiragana, Katakana
            0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:  // Han
            true
        default: false
        }
    }
}
