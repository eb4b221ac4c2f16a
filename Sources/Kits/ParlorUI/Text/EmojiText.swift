/// Tells a message of nothing but emoji.
public enum EmojiText {
    /// One to three emoji and nothing else, which are shown large.
    public static func isBig(_ text: String) -> Bool {
        if beginsWithLetter(text) { return false }
        var count = 0
        for character in text where !character.isWhitespace {
            guard isEmoji(character) else { return false }
            count += 1
            if count > 3 { return false }
        }
        return count > 0
    }

    /// Whether the first byte says already that there is something else than emoji, as it does of most messages.
    private static func beginsWithLetter(_ text: String) -> Bool {
        guard let first = text.utf8.first else { return false }
        return first < 0x80 && UnicodeScalar(first).properties.isAlphabetic
    }

    /// Digits and signs such as `#` are emoji by themselves in Unicode's tables; people don't mean them so.
    static func isEmoji(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first, first.properties.isEmoji else { return false }
        if first.properties.isEmojiPresentation { return true }
        return character.unicodeScalars.dropFirst().contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
    }
}
