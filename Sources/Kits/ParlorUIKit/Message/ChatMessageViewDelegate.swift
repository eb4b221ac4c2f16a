/// Hears what the reader does with a message. The message list is one.
@MainActor public protocol ChatMessageViewDelegate: AnyObject {
    func messageViewDidTapQuote(_ view: ChatMessageView)
    func messageViewDidTapThread(_ view: ChatMessageView)
    /// A click on the footnote of a message that failed.
    func messageViewDidTapFailure(_ view: ChatMessageView)
    func messageViewDidTapAvatar(_ view: ChatMessageView)
    func messageView(_ view: ChatMessageView, didOpen attachment: ChatMessageAttachment)
    func messageView(_ view: ChatMessageView, didOpen link: URL)
    func messageView(_ view: ChatMessageView, didToggleReaction key: String)
    func messageView(_ view: ChatMessageView, didAskWhoReactedWith key: String)
    /// The reader stops what is on its way out.
    func messageViewDidCancel(_ view: ChatMessageView)
    /// The menu of a secondary click, a long press or the Menu key.
    func menu(for view: ChatMessageView) -> UIMenu?
    func messageView(_ view: ChatMessageView, didPress key: UIKey) -> Bool
}
