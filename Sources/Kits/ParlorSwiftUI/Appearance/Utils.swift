import ParlorUI

/// What the kit's views compute with, and what they offer. Every part can be replaced.
public struct Utils {
    /// What a channel is called.
    public var channelNamer: ChatChannelNamer
    public var times: TimeText
    /// Loads and keeps pictures.
    public var pictures: PictureLoader
    public var channelList: ChannelListConfiguration
    public var messageList: MessageListConfiguration
    public var composer: ComposerConfiguration

    public init(
        channelNamer: @escaping ChatChannelNamer = DefaultChatChannelNamer(), times: TimeText = TimeText(),
        pictures: PictureLoader = PictureLoader(), channelList: ChannelListConfiguration = ChannelListConfiguration(),
        messageList: MessageListConfiguration = MessageListConfiguration(),
        composer: ComposerConfiguration = ComposerConfiguration()
    ) {
        self.channelNamer = channelNamer
        self.times = times
        self.pictures = pictures
        self.channelList = channelList
        self.messageList = messageList
        self.composer = composer
    }
}
