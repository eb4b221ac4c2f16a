/// A glob as push rules have it: `*` for any text, `?` for one character, and letters without regard to case.
///
/// Matching takes time in proportion to both lengths, whatever the pattern: people choose their patterns themselves.
struct PushPattern: Sendable, Hashable {
    /// Longer texts are not read to their end.
    private static let longestText = 10_000
    private let pattern: [UInt32]

    private let isLiteral: Bool

    init(_ text: String) {
        pattern = Self.scalars(text)
        isLiteral = !pattern.contains { $0 == Self.star || $0 == Self.question }
    }

    /// A pattern in which stars and question marks are no more than that, as in a name.
    init(literal text: String) {
        pattern = Self.scalars(text)
        isLiteral = true
    }

    /// Whether the whole text is of this shape.
    func matches(_ text: String) -> Bool { Self.matches(Self.scalars(text)[...], pattern[...]) }

    /// Whether the text has a part of this shape that stands between the edges of words: `content.body` is matched so.
    func matchesWord(in text: String) -> Bool {
        let text = Self.scalars(text)
        if isLiteral { return Self.containsWord(pattern, in: text) }
        return Self.starts(of: text).contains { start in Self.matchesPrefix(text[start...], pattern[...]) }
    }

    private static let star = UInt32(UInt8(ascii: "*"))
    private static let question = UInt32(UInt8(ascii: "?"))

    private static func scalars(_ text: String) -> [UInt32] {
        text.lowercased().unicodeScalars.prefix(longestText).map(\.value)
    }

    private static func isWordCharacter(_ value: UInt32) -> Bool {
        guard let scalar = Unicode.Scalar(value) else { return false }
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil || value == 0x5F
    }

    /// Where a word may begin.
    private static func starts(of text: [UInt32]) -> [Int] {
        text.indices.filter { $0 == 0 || !isWordCharacter(text[$0 - 1]) || !isWordCharacter(text[$0]) }
    }

    private static func isEnd(_ index: Int, of text: ArraySlice<UInt32>) -> Bool {
        index == text.endIndex || !isWordCharacter(text[index])
            || (index > text.startIndex && !isWordCharacter(text[index - 1]))
    }

    private static func containsWord(_ word: [UInt32], in text: [UInt32]) -> Bool {
        guard !word.isEmpty, word.count <= text.count else { return false }
        for start in 0...(text.count - word.count) where text[start] == word[0] {
            let end = start + word.count
            guard text[start..<end].elementsEqual(word) else { continue }
            let begins = start == 0 || !isWordCharacter(text[start - 1]) || !isWordCharacter(text[start])
            if begins && isEnd(end, of: text[...]) { return true }
        }
        return false
    }

    /// The usual two-pointer matching of globs: the last star takes more when the rest doesn't fit.
    private static func matches(_ text: ArraySlice<UInt32>, _ pattern: ArraySlice<UInt32>) -> Bool {
        var (at, want) = (text.startIndex, pattern.startIndex)
        var retry: (at: Int, want: Int)?
        while at < text.endIndex {
            if want < pattern.endIndex, pattern[want] == star {
                retry = (at, want + 1)
                want += 1
            } else if want < pattern.endIndex, pattern[want] == question || pattern[want] == text[at] {
                (at, want) = (at + 1, want + 1)
            } else if let last = retry {
                retry = (last.at + 1, last.want)
                (at, want) = (last.at + 1, last.want)
            } else {
                return false
            }
        }
        return pattern[want...].allSatisfy { $0 == star }
    }

    /// Whether the pattern fits from the start up to some edge of a word.
    private static func matchesPrefix(_ text: ArraySlice<UInt32>, _ pattern: ArraySlice<UInt32>) -> Bool {
        // Reachable places of the text after each part of the pattern: no backtracking.
        var reachable: Set<Int> = [text.startIndex]
        for part in pattern {
            if part == star {
                guard let first = reachable.min() else { return false }
                reachable = Set(first...text.endIndex)
            } else {
                reachable = Set(
                    reachable.lazy.filter { $0 < text.endIndex && (part == question || text[$0] == part) }
                        .map { $0 + 1 })
            }
            if reachable.isEmpty { return false }
        }
        return reachable.contains { isEnd($0, of: text) }
    }
}
