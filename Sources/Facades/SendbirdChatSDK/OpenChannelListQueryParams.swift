/// Which open channels a list shows.
public final class OpenChannelListQueryParams {
    /// How many channels a page has, 1 to 100.
    public var limit = 20
    /// Only channels of this kind; nil or empty: all.
    public var customTypeFilter: String?
    /// Only channels in whose name this stands, whatever its case; nil or empty: all.
    public var channelNameFilter: String?
    /// Only this channel: its ``OpenChannel/channelURL`` or alias; nil or empty: all.
    public var channelURLFilter: String?
    /// Whether channels are shown in which only operators may write.
    public var includeFrozenChannel = true

    /// All channels, by twenty.
    public init() {}
}

extension OpenChannelListQueryParams {
    /// What the directory is asked. It knows no identifiers of channels: that filter is the list's own.
    var query: PublicChannelListQuery {
        var query = PublicChannelListQuery(pageSize: min(max(limit, 1), 100))
        query.nameTerm = channelNameFilter
        query.includesFrozen = includeFrozenChannel
        if let customTypeFilter, !customTypeFilter.isEmpty { query.types = [ChannelType(rawValue: customTypeFilter)] }
        return query
    }
}
