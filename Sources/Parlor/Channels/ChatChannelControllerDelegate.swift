/// Hears about changes of a channel and its messages. All calls come on the main queue.
public protocol ChatChannelControllerDelegate: AnyObject {
    func channelController(_ channelController: ChatChannelController, didUpdateChannel channel: ChatChannel)
    /// `channelController.messages` is the new list already; `changes` lead there from the list of the call before.
    func channelController(
        _ channelController: ChatChannelController, didUpdateMessages changes: [ListChange<ChatMessage>])
    func channelController(_ channelController: ChatChannelController, didChangeTypingUsers typingUsers: Set<ChatUser>)
}

extension ChatChannelControllerDelegate {
    public func channelController(_ channelController: ChatChannelController, didUpdateChannel channel: ChatChannel) {}
    public func channelController(
        _ channelController: ChatChannelController, didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {}
    public func channelController(
        _ channelController: ChatChannelController, didChangeTypingUsers typingUsers: Set<ChatUser>
    ) {}
}
