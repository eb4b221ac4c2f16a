import Parlor

/// The line under a message that leads to its thread: `3 replies`, with the faces of those who replied.
public struct ThreadLine: Hashable, Sendable {
    public var text: String
    /// Those who wrote last, three at most.
    public var avatars: [AvatarContent]
    /// Whether somebody has replied since the reader last looked.
    public var isUnread: Bool
    /// The message that opens the thread.
    public var rootID: MessageId

    /// Nil for a message that has neither opened a thread nor belongs to one.
    public init?(_ message: ChatMessage) {
        if let thread = message.thread, thread.replyCount > 0 {
            text = thread.replyCount == 1 ? "1 reply" : "\(thread.replyCount) replies"
            avatars = thread.participants.prefix(3).map { AvatarContent($0) }
            isUnread = thread.unreadCount.messages > 0
            rootID = message.id
        } else if let rootID = message.threadRootID {
            text = "Replied in a thread"
            avatars = []
            isUnread = false
            self.rootID = rootID
        } else {
            return nil
        }
    }
}
