import Parlor
import ParlorUI

/// What a channel list offers.
public struct ChannelListConfiguration {
    /// Whether a field above the rows finds channels and messages.
    public var showsSearch: Bool
    /// Whether the kit's header has a button that starts a conversation.
    public var showsNewConversation: Bool
    /// Whether the kit's header has a button that lists threads.
    public var showsThreads: Bool
    /// What can be done with a channel; takes what the channel allows, in the order of a menu.
    public var actions: (_ channel: ChatChannel, _ allowed: [ChannelAction]) -> [ChannelAction]

    public init(
        showsSearch: Bool = true, showsNewConversation: Bool = true, showsThreads: Bool = true,
        actions: @escaping (_ channel: ChatChannel, _ allowed: [ChannelAction]) -> [ChannelAction] = { $1 }
    ) {
        self.showsSearch = showsSearch
        self.showsNewConversation = showsNewConversation
        self.showsThreads = showsThreads
        self.actions = actions
    }
}
