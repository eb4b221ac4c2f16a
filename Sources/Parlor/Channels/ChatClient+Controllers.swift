extension ChatClient {
    /// A controller for one channel. It may be made before anyone is connected.
    public func channelController(for cid: ChannelId) -> ChatChannelController {
        ChatChannelController(client: self, query: ChannelQuery(cid: cid), problem: nil)
    }

    /// A controller for one channel that loads as much of it as the query says. It may be made before anyone is connected.
    public func channelController(for query: ChannelQuery) -> ChatChannelController {
        ChatChannelController(client: self, query: query, problem: nil)
    }

    /// - Parameter cid: `type:id`, or the bare id of a channel of type messaging. A malformed text is reported by
    ///   ``ChatChannelController/synchronize(_:)``.
    public func channelController(for cid: String) -> ChatChannelController {
        do {
            return channelController(for: try ChannelId(lenient: cid))
        } catch {
            let nowhere = ChannelQuery(cid: ChannelId(type: .messaging, id: cid))
            return ChatChannelController(client: self, query: nowhere, problem: error as? ClientError)
        }
    }

    /// A controller for a list of channels. It may be made before anyone is connected.
    ///
    /// - Parameter filter: Looks at each channel after the query's own filter, for what that one cannot express.
    public func channelListController(
        query: ChannelListQuery, filter: (@Sendable (ChatChannel) -> Bool)? = nil
    ) -> ChatChannelListController {
        ChatChannelListController(client: self, query: query, filter: filter)
    }
}
