/// Hears about changes of a message and of its thread. All calls come on the main queue.
public protocol ChatMessageControllerDelegate: AnyObject {
    /// The message is another one now: edited, reacted to, replied to, deleted.
    func messageController(_ controller: ChatMessageController, didChangeMessage message: ChatMessage)
    /// `controller.replies` is the new list already; `changes` lead there from the list of the call before.
    func messageController(_ controller: ChatMessageController, didChangeReplies changes: [ListChange<ChatMessage>])
}

extension ChatMessageControllerDelegate {
    /// Does nothing.
    public func messageController(_ controller: ChatMessageController, didChangeMessage message: ChatMessage) {}
    /// Does nothing.
    public func messageController(
        _ controller: ChatMessageController, didChangeReplies changes: [ListChange<ChatMessage>]
    ) {}
}
