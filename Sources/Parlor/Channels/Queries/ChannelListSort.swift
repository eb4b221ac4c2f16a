/// One key of a channel list's order.
public struct ChannelListSort: Hashable, Sendable {
    public enum Key: Hashable, Sendable {
        case lastMessageAt
        case createdAt
        case memberCount
        case name
        case unreadCount
        case hasUnread
        case isPinned
    }

    public var key: Key
    public var isAscending: Bool

    public init(_ key: Key, isAscending: Bool = false) {
        self.key = key
        self.isAscending = isAscending
    }

    /// Newest message first.
    public static let `default`: [ChannelListSort] = [ChannelListSort(.lastMessageAt)]
}
