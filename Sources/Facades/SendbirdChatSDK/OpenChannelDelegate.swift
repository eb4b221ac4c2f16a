/// Hears what happens in an open channel. All calls come on the main queue; all have an empty default.
public protocol OpenChannelDelegate: AnyObject {
    /// A message has arrived, or was just composed here.
    func openChannel(_ channel: OpenChannel, didReceive message: ChatMessage)
    /// A message was edited, reacted to, or has been sent.
    func openChannel(_ channel: OpenChannel, didUpdate message: ChatMessage)
    /// A message was deleted.
    func openChannel(_ channel: OpenChannel, didDelete message: ChatMessage)
    /// The channel's name, picture, data, operators or count has changed, or it was frozen or unfrozen.
    func openChannelDidChange(_ channel: OpenChannel)
    /// The current user came in or left, was muted, banned or removed, or the channel was deleted.
    func openChannel(_ channel: OpenChannel, didChangeStanding standing: OpenChannel.Standing)
}

extension OpenChannelDelegate {
    /// Does nothing.
    public func openChannel(_ channel: OpenChannel, didReceive message: ChatMessage) {}
    /// Does nothing.
    public func openChannel(_ channel: OpenChannel, didUpdate message: ChatMessage) {}
    /// Does nothing.
    public func openChannel(_ channel: OpenChannel, didDelete message: ChatMessage) {}
    /// Does nothing.
    public func openChannelDidChange(_ channel: OpenChannel) {}
    /// Does nothing.
    public func openChannel(_ channel: OpenChannel, didChangeStanding standing: OpenChannel.Standing) {}
}
