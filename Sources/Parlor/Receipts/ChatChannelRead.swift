import Foundation

/// How far a member has read.
public struct ChatChannelRead: Hashable, Sendable {
    /// Who has read.
    public let user: ChatUser
    /// The event that the receipt points at; see ``ChatMessage/eventID``.
    public let lastReadEventID: String
    /// When.
    public let lastReadAt: Date

    /// For previews and tests; the kit makes read states from receipts.
    public init(user: ChatUser, lastReadEventID: String, lastReadAt: Date) {
        self.user = user
        self.lastReadEventID = lastReadEventID
        self.lastReadAt = lastReadAt
    }
}
