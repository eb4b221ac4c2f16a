/// Hears what the reader chooses in a message list that the list does not do itself.
@MainActor public protocol ChatMessageListVCDelegate: AnyObject {
    func messageListVC(_ list: ChatMessageListVC, didChooseReplyTo message: ChatMessage)
    func messageListVC(_ list: ChatMessageListVC, didChooseEdit message: ChatMessage)
    func messageListVC(_ list: ChatMessageListVC, didTap user: ChatUser)
    /// The offset changed: the reader scrolled, or rows came.
    func messageListVCDidScroll(_ list: ChatMessageListVC)
    /// The reader left the messages with Escape or past the newest: something else has to take the keyboard.
    func messageListVCDidReleaseKeyboard(_ list: ChatMessageListVC)
}

extension ChatMessageListVCDelegate {
    public func messageListVC(_ list: ChatMessageListVC, didTap user: ChatUser) {}
    public func messageListVCDidScroll(_ list: ChatMessageListVC) {}
    public func messageListVCDidReleaseKeyboard(_ list: ChatMessageListVC) {}
}
