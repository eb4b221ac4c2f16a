/// Hears about changes of a channel and its messages. All calls come on the main queue.
public protocol ChatChannelControllerDelegate: AnyObject {
    /// Something about the channel itself has changed.
    func channelController(_ channelController: ChatChannelController, didUpdateChannel channel: ChatChannel)
    /// `channelController.messages` is the new list already; `changes` lead there from the list of the call before.
    func channelController(
        _ channelController: ChatChannelController, didUpdateMessages changes: [ListChange<ChatMessage>])
    /// Others have begun or stopped to type. The current user is not among them.
    func channelController(_ channelController: ChatChannelController, didChangeTypingUsers typingUsers: Set<ChatUser>)
}

extension ChatChannelControllerDelegate {
    /// Does nothing.
    public func channelController(_ channelController: ChatChannelController, didUpdateChannel channel: ChatChannel) {}
    /// Does nothing.
    public func channelController(
        _ channelController: ChatChannelController, didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {}
    /// Does nothing.
    public func channelController(
        _ channelController: ChatChannelController, didChangeTypingUsers typingUsers: Set<ChatUser>
    ) {}
}
