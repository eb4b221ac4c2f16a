extension EmojiCatalog {
    /// What a message is reacted to with most, for a picker of one line.
    public static let quickReactions = ["👍", "❤️", "😂", "😮", "😢", "🎉"]
}
