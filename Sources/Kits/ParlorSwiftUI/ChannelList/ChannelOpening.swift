import Parlor

/// A channel that is to be shown, and what in it.
struct ChannelOpening: Hashable {
    var cid: ChannelId
    /// The message whose thread is to be shown over the channel.
    var threadRootID: MessageId?
    /// The message that is to be shown, wherever in the history it stands.
    var messageID: MessageId?
}
