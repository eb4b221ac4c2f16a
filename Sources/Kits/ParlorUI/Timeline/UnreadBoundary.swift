import Parlor

/// Finds where a reader left off.
public enum UnreadBoundary {
    /// The first message that the reader has not seen, or `nil` when all is read.
    ///
    /// It is the one after the reader's own receipt; without a receipt among the loaded messages, unread messages of others
    /// are counted back from the newest.
    ///
    /// - Parameter messages: Newest first.
    public static func firstUnread(
        in messages: some RandomAccessCollection<ChatMessage>, unreadCount: Int, lastReadEventID: String?
    ) -> MessageId? {
        guard unreadCount > 0 else { return nil }
        var oldestOfOthers: MessageId?
        var byCount: MessageId?
        var counted = 0
        for message in messages {
            if let lastReadEventID, message.eventID == lastReadEventID { return oldestOfOthers }
            if counted == unreadCount, lastReadEventID == nil { break }
            guard !message.isSentByCurrentUser else { continue }
            oldestOfOthers = message.id
            counted += 1
            if counted <= unreadCount { byCount = message.id }
        }
        return byCount
    }
}
