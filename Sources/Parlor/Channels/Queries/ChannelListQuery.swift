/// Which channels a list shows, and in which order.
public struct ChannelListQuery: Hashable, Sendable {
    /// Which channels.
    public var filter: Filter
    /// Keys in order of weight. Empty: the channel with the newest message first.
    public var sort: [ChannelListSort]
    /// How many channels a page has.
    public var pageSize: Int
    /// How many messages of each channel to load with it.
    public var messagesLimit: Int?

    /// The channels that match, the newest message first, unless something else is said.
    public init(
        filter: Filter, sort: [ChannelListSort] = [], pageSize: Int = .channelsPageSize, messagesLimit: Int? = nil
    ) {
        self.filter = filter
        self.sort = sort
        self.pageSize = pageSize
        self.messagesLimit = messagesLimit
    }
}
