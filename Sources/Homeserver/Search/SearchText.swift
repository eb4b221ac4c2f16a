import Foundation

/// Cuts text into what the search index knows: words where people write spaces, single characters where they don't.
///
/// FTS5's own tokenizers find either no Chinese, Japanese or Thai (`unicode61` takes a sentence for one word) or nothing
/// shorter than three characters (`trigram`). Here a run of such a script becomes a row of one-character tokens, and a
/// search for it a phrase of them: any part of a sentence is found, of any length.
enum SearchText {
    /// What of a text is indexed, in characters: nobody finds a message by its hundredth page.
    private static let longestText = 16_000

    /// One piece of what someone searches for: tokens that follow each other.
    struct Phrase: Sendable, Hashable {
        var tokens: [String]
        /// The last token is the beginning of a word.
        var isPrefix: Bool
    }

    /// The text as the index keeps it: tokens with spaces between them.
    static func indexed(_ text: String) -> String {
        tokens(of: String(text.prefix(longestText))).map(\.text).joined(separator: " ")
    }

    /// What has to be found for a search term, each part somewhere.
    static func phrases(_ term: String) -> [Phrase] {
        term.split(whereSeparator: \.isWhitespace).compactMap { part in
            let tokens = tokens(of: String(part))
            guard let last = tokens.last else { return nil }
            return Phrase(tokens: tokens.map(\.text), isPrefix: last.isWord)
        }
    }

    private struct Token {
        var text: String
        var isWord: Bool
    }

    private static func tokens(of text: String) -> [Token] {
        var tokens: [Token] = []
        var word = String.UnicodeScalarView()
        func endWord() {
            guard !word.isEmpty else { return }
            tokens.append(Token(text: String(word), isWord: true))
            word.removeAll()
        }
        // Full-width and half-width forms, ligatures and the like are told apart by nobody who searches.
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        let folded = isASCII ? text.lowercased() : text.precomposedStringWithCompatibilityMapping.lowercased()
        for scalar in folded.unicodeScalars {
            if isUnspaced(scalar) {
                endWord()
                tokens.append(Token(text: String(scalar), isWord: false))
            } else if isPartOfWord(scalar) {
                append(scalar, to: &word)
            } else {
                endWord()
            }
        }
        endWord()
        return tokens
    }

    /// Adds a letter without its accents: `é` is found as `e`.
    private static func append(_ scalar: Unicode.Scalar, to word: inout String.UnicodeScalarView) {
        guard scalar.value >= 0xC0, scalar.value < 0x530 || (0x1E00..<0x2000).contains(scalar.value) else {
            return word.append(scalar)
        }
        let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
        word.append(contentsOf: parts.filter { !isAccent($0) })
    }

    private static func isAccent(_ scalar: Unicode.Scalar) -> Bool { (0x300...0x36F).contains(scalar.value) }

    private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.properties.isAlphabetic || (0x30...0x39).contains(scalar.value) }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
            return true
        default: return false
        }
    }

    /// Scripts that are written without spaces between words, and pictures.
    private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case ..<0x0E00: false
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: isPartOfWord(scalar)  // Thai, Lao, Burmese, Khmer
        case 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF,
            0xF900...0xFAFF, 0x20000...0x3FFFF:
            isPartOfWord(scalar)  // Kana, Han, Hangul
        default: scalar.properties.isEmojiPresentation
        }
    }
}

extension SearchText.Phrase {
    /// The phrase in FTS5's query language. Tokens hold letters and digits only, so there is nothing to escape.
    var query: String { "\"" + tokens.joined(separator: " ") + (isPrefix ? "\" *" : "\"") }
}
