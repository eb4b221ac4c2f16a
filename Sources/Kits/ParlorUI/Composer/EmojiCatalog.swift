/// The emoji that a composer offers: the ones people use most.
public enum EmojiCatalog {
    /// An emoji and its name, for a screen reader.
    public struct Entry: Hashable, Sendable {
        public let emoji: String
        public let name: String
    }

    public static let entries: [Entry] = all.map { character in
        let name = character.unicodeScalars.first?.properties.name ?? ""
        return Entry(emoji: String(character), name: name.lowercased())
    }

    private static let all = """
        😀😄😁😅😂🙂😉😊😍😘😋😎🤓🤔🤨😐😏🙄😬😴😢😭😤😡🤯😱🥳😇🤗🫣🤝👍👎👏🙌🙏💪👋👌✌️🤞👀🧠❤️🧡💛💚💙💜🔥✨🎉🎂☕🍵🍕🌱🌻🌧️☀️🌙⭐🐶🐱\
        🚀🚲🏠📷📚🎵⚽✅❌❓💡📌
        """
}
