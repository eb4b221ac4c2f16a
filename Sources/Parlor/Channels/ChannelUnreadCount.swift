/// What waits to be read in a channel. It has one source: the homeserver's counts, corrected by what was read on this device.
public struct ChannelUnreadCount: Hashable, Sendable {
    /// How many messages.
    public var messages: Int
    /// How many of them mention the current user.
    public var mentions: Int

    /// Nothing, unless something is said.
    public init(messages: Int = 0, mentions: Int = 0) {
        self.messages = messages
        self.mentions = mentions
    }

    /// Everything is read.
    public static let noUnread = ChannelUnreadCount()
}
