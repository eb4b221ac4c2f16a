import Parlor

/// All that a row of found messages says.
public struct MessageResultContent: Hashable, Sendable {
    public var avatar: AvatarContent
    /// Who wrote it, and where if all channels were searched.
    public var title: String
    public var time: String
    /// The line that holds the words.
    public var excerpt: String
    /// Where the words stand in the excerpt.
    public var highlights: [Range<String.Index>]

    public init(_ result: MessageSearchResult, channel: String?, times: TimeText = TimeText()) {
        let message = result.message
        avatar = AvatarContent(message.author)
        let author = message.isSentByCurrentUser ? "You" : message.author.displayName
        title = channel.map { "\(author) in \($0)" } ?? author
        time = times.listed(message.createdAt)
        if message.text.isEmpty {
            // It was found by what is not its words: a file's name, a topic.
            (excerpt, highlights) = (MessageSummary.of(message), [])
        } else {
            (excerpt, highlights) = SearchExcerpt.of(message.text, highlights: result.highlights)
        }
    }

    /// The row in one sentence, for a screen reader.
    public var spoken: String { "\(title), \(excerpt), \(time)" }
}
