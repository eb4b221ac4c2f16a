import Foundation

/// What the first message of a thread shows of the replies. Specification: client-server API, "Threading".
public struct ThreadSummary: Hashable, Sendable {
    /// How many replies there are: what the homeserver has counted, and what has come or was composed since.
    public var replyCount: Int
    /// Who has replied, as far as their replies are known here; those who wrote last first.
    public var participants: [ChatUser]
    /// The newest reply; nil when it is not known here.
    public var latestReply: Reply?
    /// Whether the current user has replied.
    public var isParticipating: Bool
    /// What is unread in the thread, which does not count in the channel.
    public var unreadCount: ChannelUnreadCount

    /// The newest reply, in short.
    public struct Reply: Hashable, Sendable {
        /// The identifier of the reply.
        public var id: MessageId
        /// Its text as it was last left.
        public var text: String
        /// Who wrote it.
        public var author: ChatUser
        /// When it was written.
        public var createdAt: Date

        /// For previews and tests.
        public init(id: MessageId, text: String, author: ChatUser, createdAt: Date) {
            self.id = id
            self.text = text
            self.author = author
            self.createdAt = createdAt
        }
    }

    /// For previews and tests; the kit itself makes summaries from its store.
    public init(
        replyCount: Int, participants: [ChatUser] = [], latestReply: Reply? = nil, isParticipating: Bool = false,
        unreadCount: ChannelUnreadCount = .noUnread
    ) {
        self.replyCount = replyCount
        self.participants = participants
        self.latestReply = latestReply
        self.isParticipating = isParticipating
        self.unreadCount = unreadCount
    }
}
