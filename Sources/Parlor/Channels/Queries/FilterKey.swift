/// A property of a channel that a ``Filter`` looks at.
public struct FilterKey: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }

    public static let cid: FilterKey = "cid"
    public static let id: FilterKey = "id"
    public static let type: FilterKey = "type"
    public static let name: FilterKey = "name"
    public static let topic: FilterKey = "topic"
    public static let imageURL: FilterKey = "image"
    public static let members: FilterKey = "members"
    public static let memberCount: FilterKey = "member_count"
    public static let membership: FilterKey = "membership"
    public static let createdAt: FilterKey = "created_at"
    public static let createdBy: FilterKey = "created_by_id"
    public static let lastMessageAt: FilterKey = "last_message_at"
    public static let muted: FilterKey = "muted"
    public static let pinned: FilterKey = "pinned"
    public static let direct: FilterKey = "direct"
    public static let unreadCount: FilterKey = "unread_count"
    public static let hasUnread: FilterKey = "has_unread"
}
