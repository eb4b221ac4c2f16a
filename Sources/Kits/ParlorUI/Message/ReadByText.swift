import Parlor

/// Who has read an own message, in words.
public enum ReadByText {
    /// `Read by Ada and Ben`, `Read by Ada, Ben and 3 more`; nil while nobody has.
    public static func of(_ message: ChatMessage, maxNames: Int = 3) -> String? {
        let names = message.readBy.map(\.displayName.firstWord)
        let shown = names.count <= maxNames ? names : Array(names.prefix(maxNames - 1))
        return Phrase.list(shown, andMore: names.count - shown.count).map { "Read by \($0)" }
    }
}
