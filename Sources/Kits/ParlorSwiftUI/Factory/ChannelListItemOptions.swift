import Parlor
import ParlorUI

/// What a row of the channel list is made of.
public struct ChannelListItemOptions {
    public let channel: ChatChannel
    /// The name, preview, time and badge, decided already.
    public let content: ChannelRowContent
    /// Whether the channel is the one shown beside the list.
    public let isSelected: Bool

    public init(channel: ChatChannel, content: ChannelRowContent, isSelected: Bool = false) {
        self.channel = channel
        self.content = content
        self.isSelected = isSelected
    }
}
