import Parlor

extension ChatClient {
    /// Everything the user has joined or is invited to, what is pinned first, then what was written in last.
    public func allConversations() -> ChatChannelListController {
        channelListController(
            query: ChannelListQuery(
                filter: .in(.membership, values: [Membership.joined, .invited]),
                sort: [ChannelListSort(.isPinned), ChannelListSort(.lastMessageAt)]))
    }
}
