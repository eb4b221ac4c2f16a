import Foundation

/// A channel at one moment. It is a value: controllers deliver a new one when something changes.
public struct ChatChannel: Identifiable, Hashable, Sendable {
    public let cid: ChannelId
    /// The homeserver's name for the channel: `!opaque:server`.
    public let roomID: String
    /// The name that was given to the channel. Nil for one that is called after its members; see ``lastActiveMembers``.
    public var name: String?
    public var topic: String?
    public var imageURL: URL?
    public var createdAt: Date
    public var createdBy: UserId?

    /// How the current user stands to the channel.
    public var membership: Membership
    /// Who invited the current user, while ``membership`` is ``Membership/invited``.
    public var invitedBy: ChatUser?
    public var memberCount: Int
    /// Up to ten members, those who wrote last first; the current user is one of them. Enough for a name and an avatar.
    public var lastActiveMembers: [ChatChannelMember]
    /// Whether this is a conversation of two people.
    public var isDirect: Bool
    public var isEncrypted: Bool

    public var unreadCount: ChannelUnreadCount
    public var isMuted: Bool
    public var isPinned: Bool

    /// The newest message, one that is still waiting to be sent included.
    public var previewMessage: ChatMessage?
    public var lastMessageAt: Date?
    /// Who is typing right now, without the current user.
    public var typingUsers: Set<ChatUser>
    /// How far members have read, those who read last first; the current user stands at the end.
    public var reads: [ChatChannelRead]

    /// The channel's identifier as text, which is unique among all channels of a user.
    public var id: String { cid.rawValue }
    public var type: ChannelType { cid.type }

    /// For previews and tests; the kit itself makes channels from its store.
    public init(
        cid: ChannelId, roomID: String? = nil, name: String? = nil, topic: String? = nil, imageURL: URL? = nil,
        createdAt: Date = Date(timeIntervalSince1970: 0), createdBy: UserId? = nil, membership: Membership = .joined,
        invitedBy: ChatUser? = nil, memberCount: Int = 0, lastActiveMembers: [ChatChannelMember] = [],
        isDirect: Bool = false, isEncrypted: Bool = false, unreadCount: ChannelUnreadCount = .noUnread,
        isMuted: Bool = false, isPinned: Bool = false, previewMessage: ChatMessage? = nil, lastMessageAt: Date? = nil,
        typingUsers: Set<ChatUser> = [], reads: [ChatChannelRead] = []
    ) {
        self.cid = cid
        self.roomID = roomID ?? cid.id
        self.name = name
        self.topic = topic
        self.imageURL = imageURL
        self.createdAt = createdAt
        self.createdBy = createdBy
        self.membership = membership
        self.invitedBy = invitedBy
        self.memberCount = memberCount
        self.lastActiveMembers = lastActiveMembers
        self.isDirect = isDirect
        self.isEncrypted = isEncrypted
        self.unreadCount = unreadCount
        self.isMuted = isMuted
        self.isPinned = isPinned
        self.previewMessage = previewMessage
        self.lastMessageAt = lastMessageAt
        self.typingUsers = typingUsers
        self.reads = reads
    }
}
