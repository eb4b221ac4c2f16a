/// What to load of a channel.
public struct ChannelQuery: Hashable, Sendable {
    /// The channel.
    public var cid: ChannelId
    /// How many messages a page has. Nil: the homeserver decides.
    public var pageSize: Int?
    /// Where to start; nil: with the newest message.
    public var paginationParameter: PaginationParameter?
    /// How many members to load with the channel, 0 for none but those that its messages need; nil: all. A homeserver other
    /// than Parlor's sends all of them or none.
    public var membersLimit: Int?
    /// How many watchers to load with the channel. Kept for the query's shape; Matrix has no watchers beside members.
    public var watchersLimit: Int?

    /// The newest page of a channel, unless something else is said.
    public init(
        cid: ChannelId, pageSize: Int? = .messagesPageSize, paginationParameter: PaginationParameter? = nil,
        membersLimit: Int? = nil, watchersLimit: Int? = nil
    ) {
        self.cid = cid
        self.pageSize = pageSize
        self.paginationParameter = paginationParameter
        self.membersLimit = membersLimit
        self.watchersLimit = watchersLimit
    }
}

extension Int {
    /// 25
    public static let messagesPageSize = 25
    /// 20
    public static let channelsPageSize = 20
}

extension Int? {
    /// 25, where an optional page size is asked for.
    public static var messagesPageSize: Int? { 25 }
}
