/// One key of a channel list's order.
public struct ChannelListSort: Hashable, Sendable {
    /// What channels are ordered by.
    public enum Key: Hashable, Sendable {
        /// The newest message; without one, the channel's own age.
        case lastMessageAt
        /// When the channel was created.
        case createdAt
        /// How many have joined.
        case memberCount
        /// The given name, whatever its case.
        case name
        /// How many messages wait.
        case unreadCount
        /// Whether anything waits.
        case hasUnread
        /// Whether it is a favourite.
        case isPinned
        /// Whether it is put away.
        case isArchived
        /// How many mentions wait.
        case mentionCount
        /// A key of the channels' custom data. Channels without it come last, whatever the direction.
        case custom(String)
    }

    /// What channels are ordered by.
    public var key: Key
    /// Whether the smallest comes first.
    public var isAscending: Bool

    /// Largest first, unless something else is said.
    public init(_ key: Key, isAscending: Bool = false) {
        self.key = key
        self.isAscending = isAscending
    }

    /// Newest message first.
    public static let `default`: [ChannelListSort] = [ChannelListSort(.lastMessageAt)]
}
