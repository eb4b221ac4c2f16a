import Parlor

/// A message and its place among its neighbours.
public struct MessageRow: Identifiable, Hashable, Sendable {
    public var message: ChatMessage
    public var isFirstOfGroup: Bool
    public var isLastOfGroup: Bool
    /// Whether the channel has more than two people, so that names are needed.
    public var isInGroupChannel: Bool

    public init(
        _ message: ChatMessage, isFirstOfGroup: Bool = true, isLastOfGroup: Bool = true, isInGroupChannel: Bool = false
    ) {
        self.message = message
        self.isFirstOfGroup = isFirstOfGroup
        self.isLastOfGroup = isLastOfGroup
        self.isInGroupChannel = isInGroupChannel
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

    /// The row in one sentence, for a screen reader.
    public func spoken(_ times: TimeText) -> String {
        var parts = [isOutgoing ? "You" : message.author.displayName, MessageSummary.of(message)]
        if message.isEdited { parts.append("edited") }
        parts.append(times.clock(message.createdAt))
        if isOutgoing, !message.isDeleted { parts.append(message.deliveryState.spoken) }
        return parts.joined(separator: ", ")
    }
}
