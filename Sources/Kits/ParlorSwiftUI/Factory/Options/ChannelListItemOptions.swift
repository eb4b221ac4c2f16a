import Parlor
import ParlorUI

/// What a row of the channel list is made of.
public struct ChannelListItemOptions {
    public let channel: ChatChannel
    /// The name, preview, time and badge, decided already.
    public let content: ChannelRowContent
    /// Whether the channel is the one shown beside the list.
    public let isSelected: Bool
    /// What can be done with the channel, in the order of a menu.
    public let actions: [ChannelAction]
    /// The list, for what the row can do; nil for a row that stands alone.
    public let viewModel: ChatChannelListViewModel?

    public init(
        channel: ChatChannel, content: ChannelRowContent, isSelected: Bool = false, actions: [ChannelAction] = [],
        viewModel: ChatChannelListViewModel? = nil
    ) {
        self.channel = channel
        self.content = content
        self.isSelected = isSelected
        self.actions = actions
        self.viewModel = viewModel
    }
}
