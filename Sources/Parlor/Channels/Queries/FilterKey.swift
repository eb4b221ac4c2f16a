/// A property of a channel that a ``Filter`` looks at.
public struct FilterKey: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }

    /// The ``ChannelId`` as text.
    public static let cid: FilterKey = "cid"
    /// The part of the identifier behind the type.
    public static let id: FilterKey = "id"
    /// The ``ChannelType``.
    public static let type: FilterKey = "type"
    /// The given name.
    public static let name: FilterKey = "name"
    /// What the channel is about.
    public static let topic: FilterKey = "topic"
    /// The address of the picture.
    public static let imageURL: FilterKey = "image"
    /// The identifiers of joined and invited members, as a list.
    public static let members: FilterKey = "members"
    /// How many have joined.
    public static let memberCount: FilterKey = "member_count"
    /// How the current user stands to it: a ``Membership``.
    public static let membership: FilterKey = "membership"
    /// When it was created.
    public static let createdAt: FilterKey = "created_at"
    /// Who created it.
    public static let createdBy: FilterKey = "created_by_id"
    /// When the newest message was sent.
    public static let lastMessageAt: FilterKey = "last_message_at"
    /// Whether messages come without a notification.
    public static let muted: FilterKey = "muted"
    /// Whether it is a favourite.
    public static let pinned: FilterKey = "pinned"
    /// Whether it is a conversation of two people.
    public static let direct: FilterKey = "direct"
    /// How many messages wait.
    public static let unreadCount: FilterKey = "unread_count"
    /// Whether something waits or was marked.
    public static let hasUnread: FilterKey = "has_unread"
    /// Put away by the user.
    public static let archived: FilterKey = "archived"
    /// Lists leave hidden channels out, unless their filter asks about this key.
    public static let hidden: FilterKey = "hidden"
    /// Whether only moderators and owners may write.
    public static let frozen: FilterKey = "frozen"
    /// Whether messages are encrypted.
    public static let encrypted: FilterKey = "encrypted"
    /// A ``ChannelAccess``.
    public static let access: FilterKey = "access"
    /// What the current user is in the channel: a ``MemberRole``.
    public static let role: FilterKey = "role"
    /// Who invited the current user, while that is open.
    public static let invitedBy: FilterKey = "invited_by_id"
    /// Whether it was marked by hand.
    public static let markedUnread: FilterKey = "marked_unread"
    /// Whether the user has begun to write something.
    public static let hasDraft: FilterKey = "has_draft"
    /// Seconds a member waits between two messages.
    public static let slowMode: FilterKey = "slow_mode"
    /// How many mentions wait.
    public static let mentionCount: FilterKey = "mention_count"

    /// A key of the channel's custom data. Any key that is none of the built-in ones is looked up there too; this says so even where
    /// the two have the same name. `customer.city` looks into an object.
    public static func custom(_ key: String) -> FilterKey { FilterKey(rawValue: customPrefix + key) }

    static let customPrefix = "data."
}
