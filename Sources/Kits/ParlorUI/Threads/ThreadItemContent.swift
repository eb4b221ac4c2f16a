import Parlor

/// All that a row of a list of threads says.
public struct ThreadItemContent: Hashable, Sendable {
    public var avatar: AvatarContent
    /// Who began it, and where.
    public var title: String
    /// What it began with.
    public var root: String
    /// The newest reply, and how many there are.
    public var reply: String
    public var time: String?
    /// How many replies are unread.
    public var unread: Int

    public init(_ message: ChatMessage, channel: String?, times: TimeText = TimeText()) {
        let author = message.isSentByCurrentUser ? "You" : message.author.displayName
        avatar = AvatarContent(message.author)
        title = channel.map { "\(author) in \($0)" } ?? author
        root = MessageSummary.of(message)
        let count = ThreadLine(message)?.text ?? "No replies"
        let latest = message.thread?.latestReply
        reply = latest.map { "\(count) · \($0.author.displayName.firstWord): \($0.text.onOneLine)" } ?? count
        time = latest.map { times.listed($0.createdAt) }
        unread = message.thread?.unreadCount.messages ?? 0
    }

    /// The row in one sentence, for a screen reader.
    public var spoken: String {
        let unread = unread > 0 ? "\(unread) unread" : nil
        return [title, root, reply, unread, time].compactMap { $0 }.joined(separator: ", ")
    }
}
