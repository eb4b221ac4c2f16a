import Foundation

/// How far a member has read.
public struct ChatChannelRead: Hashable, Sendable {
    public let user: ChatUser
    /// The event that the receipt points at; see ``ChatMessage/eventID``.
    public let lastReadEventID: String
    public let lastReadAt: Date

    public init(user: ChatUser, lastReadEventID: String, lastReadAt: Date) {
        self.user = user
        self.lastReadEventID = lastReadEventID
        self.lastReadAt = lastReadAt
    }
}
