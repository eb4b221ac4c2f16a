/// Which types the kit makes its parts from. Every view and controller can be replaced by a subclass.
///
/// ```swift
/// Components.default.channelHeaderView = TypingHeaderView.self
/// ```
///
/// A view or controller of the kit takes the components of the nearest responder above it that has its own
/// (``ChatViewController/components``), else ``default``; it asks once, when its life begins.
@preconcurrency @MainActor
public struct Components {
    /// What everything is made from that nobody gave components of its own. Set it before the first screen.
    public static var `default` = Components()

    // MARK: Messages

    /// The messages of a channel or a thread.
    public var messageListVC: ChatMessageListVC.Type = ChatMessageListVC.self
    /// A row of the message list: a message with its avatar, bubble and footnote.
    public var messageView: ChatMessageView.Type = ChatMessageView.self
    public var messageTextView: ChatMessageTextView.Type = ChatMessageTextView.self
    public var quoteView: ChatQuoteView.Type = ChatQuoteView.self
    public var footnoteView: ChatFootnoteView.Type = ChatFootnoteView.self
    public var threadLineView: ChatThreadLineView.Type = ChatThreadLineView.self
    public var reactionsView: ChatReactionsView.Type = ChatReactionsView.self
    public var avatarView: ChatAvatarView.Type = ChatAvatarView.self
    public var dayView: ChatDayView.Type = ChatDayView.self
    public var newMessagesView: ChatNewMessagesView.Type = ChatNewMessagesView.self
    public var systemMessageView: ChatSystemMessageView.Type = ChatSystemMessageView.self
    public var typingView: ChatTypingView.Type = ChatTypingView.self
    public var jumpToLatestButton: ChatJumpToLatestButton.Type = ChatJumpToLatestButton.self
    /// What stands in place of a channel without messages.
    public var emptyMessagesView: ChatStateView.Type = ChatStateView.self
    public var messageSkeletonView: ChatMessageSkeletonView.Type = ChatMessageSkeletonView.self

    // MARK: Attachments

    public var pictureGridView: ChatPictureGridView.Type = ChatPictureGridView.self
    public var fileView: ChatFileView.Type = ChatFileView.self
    public var voiceView: ChatVoiceView.Type = ChatVoiceView.self
    public var locationView: ChatLocationView.Type = ChatLocationView.self
    public var linkCardView: ChatLinkCardView.Type = ChatLinkCardView.self
    public var galleryVC: GalleryVC.Type = GalleryVC.self

    // MARK: Actions, reactions, threads

    public var messageListRouter: ChatMessageListRouter.Type = ChatMessageListRouter.self
    public var reactionPickerView: ChatReactionPickerView.Type = ChatReactionPickerView.self
    public var reactorsVC: ChatReactorsVC.Type = ChatReactorsVC.self
    public var threadVC: ChatThreadVC.Type = ChatThreadVC.self

    // MARK: Composer

    public var composerVC: ComposerVC.Type = ComposerVC.self
    public var composerView: ChatComposerView.Type = ChatComposerView.self
    public var mentionListView: ChatMentionListView.Type = ChatMentionListView.self
    public var emojiPanelView: ChatEmojiPanelView.Type = ChatEmojiPanelView.self

    /// Loads and keeps pictures.
    public var pictures = PictureLoader()

    public init() {}
}
