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

    // MARK: Channels

    /// A channel: header, messages, composer.
    public var channelVC: ChatChannelVC.Type = ChatChannelVC.self
    public var channelRouter: ChatChannelRouter.Type = ChatChannelRouter.self
    /// The name of a channel and the line below it, in the navigation bar.
    public var channelHeaderView: ChatChannelHeaderView.Type = ChatChannelHeaderView.self
    public var channelAvatarButton: ChannelAvatarButton.Type = ChannelAvatarButton.self

    // MARK: Channel list

    public var channelListVC: ChatChannelListVC.Type = ChatChannelListVC.self
    public var channelListRouter: ChatChannelListRouter.Type = ChatChannelListRouter.self
    /// A row of the channel list.
    public var channelListItemView: ChatChannelListItemView.Type = ChatChannelListItemView.self
    public var channelListSkeletonView: ChatChannelListSkeletonView.Type = ChatChannelListSkeletonView.self
    public var unreadCountView: ChatUnreadCountView.Type = ChatUnreadCountView.self
    /// The space beside the list until a channel is chosen.
    public var noChannelVC: ChatNoChannelVC.Type = ChatNoChannelVC.self
    /// Ctrl+K.
    public var channelSwitcherVC: ChatChannelSwitcherVC.Type = ChatChannelSwitcherVC.self

    // MARK: Details, members, search, threads

    public var channelDetailsVC: ChatChannelDetailsVC.Type = ChatChannelDetailsVC.self
    public var channelDetailsRouter: ChatChannelDetailsRouter.Type = ChatChannelDetailsRouter.self
    public var channelDetailsHeadView: ChatChannelDetailsHeadView.Type = ChatChannelDetailsHeadView.self
    public var newChannelVC: ChatNewChannelVC.Type = ChatNewChannelVC.self
    public var peoplePickerVC: ChatPeoplePickerVC.Type = ChatPeoplePickerVC.self
    public var messageSearchVC: ChatMessageSearchVC.Type = ChatMessageSearchVC.self
    public var messageResultView: ChatMessageResultView.Type = ChatMessageResultView.self
    public var threadListVC: ChatThreadListVC.Type = ChatThreadListVC.self
    public var threadListRouter: ChatThreadListRouter.Type = ChatThreadListRouter.self
    public var threadItemView: ChatThreadItemView.Type = ChatThreadItemView.self
    /// A person, or a channel to choose.
    public var personRowView: ChatPersonRowView.Type = ChatPersonRowView.self
    public var settingRowView: ChatSettingRowView.Type = ChatSettingRowView.self
    public var searchField: ChatSearchField.Type = ChatSearchField.self
    /// What stands in place of rows that are missing.
    public var stateView: ChatStateView.Type = ChatStateView.self

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
