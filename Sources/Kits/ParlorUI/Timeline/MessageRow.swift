import Parlor

/// A message and its place among its neighbours.
public struct MessageRow: Identifiable, Hashable, Sendable {
    public var message: ChatMessage
    public var isFirstOfGroup: Bool
    public var isLastOfGroup: Bool
    /// Whether the channel has more than two people, so that names are needed.
    public var isInGroupChannel: Bool
    /// Whether it stands in the screen of a thread, where nothing leads to that thread any more.
    public var isInThread: Bool

    public init(
        _ message: ChatMessage, isFirstOfGroup: Bool = true, isLastOfGroup: Bool = true, isInGroupChannel: Bool = false,
        isInThread: Bool = false
    ) {
        self.message = message
        self.isFirstOfGroup = isFirstOfGroup
        self.isLastOfGroup = isLastOfGroup
        self.isInGroupChannel = isInGroupChannel
        self.isInThread = isInThread
    }

    public var id: MessageId { message.id }
    public var isOutgoing: Bool { message.isSentByCurrentUser }
    public var showsAuthorName: Bool { isFirstOfGroup && isInGroupChannel && !isOutgoing }
    public var showsAvatar: Bool { isLastOfGroup && !isOutgoing }
    /// Time and state stand under the last of a group; a message that failed always says so.
    public var showsFootnote: Bool { isLastOfGroup || message.deliveryState == .failed }
    public var isBigEmoji: Bool {
        message.type == .regular && message.attachments.isEmpty && message.quotedMessage == nil
            && EmojiText.isBig(message.text)
    }

    /// What stands in place of words that cannot be shown.
    public var placeholder: MessagePlaceholder? { MessagePlaceholder(message) }
    /// What leads to the thread that the message has opened or belongs to.
    public var threadLine: ThreadLine? { isInThread ? nil : ThreadLine(message) }
    /// The message that this one answers.
    public var quote: QuoteContent? { message.quotedMessage.map { QuoteContent($0) } }

    /// The row in one sentence, for a screen reader.
    public func spoken(_ times: TimeText) -> String {
        var parts = [isOutgoing ? "You" : message.author.displayName, MessageSummary.of(message)]
        if message.isEdited { parts.append("edited") }
        if message.isPinned { parts.append("pinned") }
        parts.append(times.clock(message.createdAt))
        if isOutgoing, !message.isDeleted { parts.append(message.deliveryState.spoken) }
        if let threadLine { parts.append(threadLine.text) }
        return parts.joined(separator: ", ")
    }
}
