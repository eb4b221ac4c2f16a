/// The `type` of an event. Open: anything namespaced is a type.
public struct EventType: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    public var description: String { rawValue }
}

extension EventType {
    // State of a room.
    public static let create: EventType = "m.room.create"
    public static let member: EventType = "m.room.member"
    public static let powerLevels: EventType = "m.room.power_levels"
    public static let joinRules: EventType = "m.room.join_rules"
    public static let historyVisibility: EventType = "m.room.history_visibility"
    public static let guestAccess: EventType = "m.room.guest_access"
    public static let name: EventType = "m.room.name"
    public static let topic: EventType = "m.room.topic"
    public static let avatar: EventType = "m.room.avatar"
    public static let canonicalAlias: EventType = "m.room.canonical_alias"
    public static let encryption: EventType = "m.room.encryption"
    public static let tombstone: EventType = "m.room.tombstone"
    public static let pinnedEvents: EventType = "m.room.pinned_events"
    public static let serverACL: EventType = "m.room.server_acl"

    /// Parlor's own: how many seconds members wait between messages.
    public static let slowMode: EventType = "parlor.slow_mode"

    /// Parlor's own: how many messages a second are shown to those who follow along.
    public static let displayRate: EventType = "org.parlor.display_rate"

    // The timeline.
    public static let message: EventType = "m.room.message"
    public static let encrypted: EventType = "m.room.encrypted"
    public static let redaction: EventType = "m.room.redaction"
    public static let reaction: EventType = "m.reaction"
    public static let sticker: EventType = "m.sticker"

    // Things that pass.
    public static let typing: EventType = "m.typing"
    public static let receipt: EventType = "m.receipt"
    public static let presence: EventType = "m.presence"

    // Account data.
    public static let fullyRead: EventType = "m.fully_read"
    public static let direct: EventType = "m.direct"
    public static let tag: EventType = "m.tag"
    public static let pushRules: EventType = "m.push_rules"
    public static let ignoredUserList: EventType = "m.ignored_user_list"
}
