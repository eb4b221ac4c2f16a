import ParlorUI

/// What the kit's views compute with: names, times, pictures. Every part can be replaced.
public struct Utils {
    /// What a channel is called.
    public var channelNamer: ChatChannelNamer
    public var times: TimeText
    /// Loads and keeps pictures.
    public var pictures: PictureLoader

    public init(
        channelNamer: @escaping ChatChannelNamer = DefaultChatChannelNamer(), times: TimeText = TimeText(),
        pictures: PictureLoader = PictureLoader()
    ) {
        self.channelNamer = channelNamer
        self.times = times
        self.pictures = pictures
    }
}
