import Foundation

/// A channel at one moment. It is a value: controllers deliver a new one when something changes.
public struct ChatChannel: Identifiable, Hashable, Sendable {
    /// Identifies the channel among all.
    public let cid: ChannelId
    /// The homeserver's name for the channel: `!opaque:server`.
    public let roomID: String
    /// The name that was given to the channel. Nil for one that is called after its members; see ``lastActiveMembers``.
    public var name: String?
    /// What the channel is about.
    public var topic: String?
    /// The picture of the channel. ``MediaLoader`` reads it.
    public var imageURL: URL?
    /// When it was created; for an invitation, when the news of it came.
    public var createdAt: Date
    /// Who created it, if that is known.
    public var createdBy: UserId?

    /// How the current user stands to the channel.
    public var membership: Membership
    /// Whether they are in it for a while only; see ``ChatClient/enterChannel(_:)``.
    public var isEntered = false
    /// Who invited the current user, while ``membership`` is ``Membership/invited``.
    public var invitedBy: ChatUser?
    /// How many have joined.
    public var memberCount: Int
    /// How many are invited and have not answered.
    public var invitedCount = 0
    /// Those who ask to be let in, for members who may let them in.
    public var knockingMembers: [ChatChannelMember] = []
    /// Up to ten members, those who wrote last first; the current user is one of them. Enough for a name and an avatar.
    public var lastActiveMembers: [ChatChannelMember]
    /// Whether this is a conversation of two people.
    public var isDirect: Bool
    /// Messages are encrypted end to end, which this kit cannot read or write yet: they are shown locked, and nothing is sent in plain text.
    public var isEncrypted: Bool

    /// What the app itself has stored with the channel.
    public var customData: CustomData = [:]
    /// Who may come in.
    public var access = ChannelAccess.invited
    /// Whether everybody may read along without coming in; see ``ChatChannelController/startWatching()``.
    public var isReadableByAnyone = false
    /// The room that took this one's place after an upgrade; nobody can write here any more.
    public var successorRoomID: String?

    /// What the current user is in the channel; nil for one they are not in.
    public var ownRole: MemberRole?
    /// What the current user may do; nothing in a channel they are not in.
    public var ownCapabilities: Set<ChannelCapability> = []
    /// Whether only moderators and owners may write.
    public var isFrozen = false
    /// Seconds a member waits between two messages; 0: slow mode is off.
    public var slowModeDuration = 0
    /// How many messages a second are shown to those who follow along; 0: all. See ``ChatChannelController/setDisplayRate(_:)``.
    public var displayRate = 0
    /// When slow mode lets the current user write again; nil: it does not hold them up. See ``remainingCooldown(at:)``.
    public var cooldownEndsAt: Date?

    /// What waits to be read.
    public var unreadCount: ChannelUnreadCount
    /// What in the channel notifies the user.
    public var notificationLevel: ChannelNotificationLevel
    /// Whether messages come without a notification. Their count is shown all the same, in grey.
    public var isMuted: Bool {
        get { notificationLevel != .all }
        set { notificationLevel = newValue ? .none : .all }
    }
    /// One of the user's favourites.
    public var isPinned: Bool
    /// Put away by the user: out of the main list by an app's filter, but not gone.
    public var isArchived = false
    /// Out of all lists until a new message comes; see ``ChatChannelController/hideChannel(clearingHistory:)``.
    public var isHidden = false
    /// Marked by hand as something to come back to.
    public var isMarkedUnread = false
    /// What the user has begun to write here, newest first; see ``ChatChannelController/setDraft(_:quoting:in:)``.
    public var drafts: [ChannelDraft] = []

    /// The newest message, one that is still waiting to be sent included.
    public var previewMessage: ChatMessage?
    /// When the newest message was sent; nil: there is none.
    public var lastMessageAt: Date?
    /// Who is typing right now, without the current user.
    public var typingUsers: Set<ChatUser>
    /// How far members have read, those who read last first; the current user stands at the end.
    public var reads: [ChatChannelRead]

    /// The channel's identifier as text, which is unique among all channels of a user.
    public var id: String { cid.rawValue }
    /// What the channel is used for.
    public var type: ChannelType { cid.type }

    /// The draft of the channel's own composer.
    public var draft: ChannelDraft? { drafts.first { $0.threadRootID == nil } }
    /// Whether there is something to read, or the user has said so.
    public var hasUnread: Bool { unreadCount.messages > 0 || isMarkedUnread }

    /// How long slow mode still holds the current user up.
    ///
    /// - Parameter now: The homeserver's time, as far as the device knows it.
    /// - Returns: Seconds, rounded up; 0 when the user may write.
    public func remainingCooldown(at now: Date = Date()) -> Int {
        guard let cooldownEndsAt else { return 0 }
        return max(0, min(slowModeDuration, Int(cooldownEndsAt.timeIntervalSince(now).rounded(.up))))
    }

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
        notificationLevel = isMuted ? .none : .all
        self.isPinned = isPinned
        self.previewMessage = previewMessage
        self.lastMessageAt = lastMessageAt
        self.typingUsers = typingUsers
        self.reads = reads
    }
}
