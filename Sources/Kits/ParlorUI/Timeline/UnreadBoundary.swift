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
        var found: MessageId?
        var counted = 0
        for message in messages {
            if let lastReadEventID, message.eventID == lastReadEventID { return found }
            if counted == unreadCount, lastReadEventID == nil { break }
            guard !message.isSentByCurrentUser else {
                if counted >= unreadCount { break }
                continue
            }
            if counted < unreadCount { found = message.id }
            counted += 1
        }
        return found
    }
}
