import Parlor
import ParlorUI
import SwiftUI

/// Makes the parts of the kit's screens. Every method has a default: implement those whose part you replace.
///
/// ```swift
/// final class Branded: ViewFactory {
///     @Injected(\.chatClient) var chatClient
///     func makeChannelListItem(_ options: ChannelListItemOptions) -> some View { Text(options.content.name) }
/// }
/// ```
///
/// Each method takes one value that holds all that the part is made of, so that more can be added without breaking yours. In debug
/// builds, a method that looks like one of these but is none, such as a misspelt one, is reported: see ``ViewFactoryCheck``.
@MainActor
@preconcurrency
public protocol ViewFactory: AnyObject {
    /// The client whose channels are shown.
    var chatClient: ChatClient { get }

    // MARK: Models

    /// The state of a channel's screen: your own subclass, where the screen is to do something else.
    func makeChannelViewModel(for channelController: ChatChannelController) -> ChatChannelViewModel

    /// The state of a thread's screen.
    func makeThreadViewModel(_ options: ThreadOptions) -> ChatThreadViewModel

    // MARK: Channel list

    /// How the title of the channel list is shown: inline unless a factory says otherwise.
    func navigationBarDisplayMode() -> NavigationBarItem.TitleDisplayMode

    associatedtype ChannelListHeaderSlot: ChannelListHeaderViewModifier
    /// The header of the channel list: a modifier, so that it can add toolbar items, sheets and state of its own.
    func makeChannelListHeaderViewModifier(title: String) -> ChannelListHeaderSlot

    associatedtype ChannelSearchSlot: ViewModifier
    /// The field above the rows that finds channels and messages: a modifier of the rows, such as `searchable`.
    func makeChannelSearchViewModifier(_ options: ChannelSearchOptions) -> ChannelSearchSlot

    associatedtype ChannelListItemSlot: View
    /// A row of the channel list. The list makes it a button around it.
    func makeChannelListItem(_ options: ChannelListItemOptions) -> ChannelListItemSlot

    associatedtype ChannelActionsSlot: View
    /// The buttons of a row's menu.
    func makeChannelActions(_ options: ChannelListItemOptions) -> ChannelActionsSlot

    associatedtype ChannelSwipeActionsSlot: View
    /// The buttons at one edge of a row that is pulled aside. The first stands at the edge.
    func makeChannelSwipeActions(_ options: ChannelSwipeOptions) -> ChannelSwipeActionsSlot

    associatedtype MessageResultItemSlot: View
    /// A row of found messages.
    func makeMessageResultItem(_ options: MessageResultOptions) -> MessageResultItemSlot

    associatedtype EmptyChannelsSlot: View
    /// What stands in place of a list without channels.
    func makeEmptyChannelsView(_ options: EmptyChannelsOptions) -> EmptyChannelsSlot

    associatedtype NoChannelSelectedSlot: View
    /// What stands beside the list, in a wide window, until a channel is chosen.
    func makeNoChannelSelectedView(_ options: NoChannelSelectedOptions) -> NoChannelSelectedSlot

    // MARK: States

    associatedtype LoadingSlot: View
    /// What stands in place of a list that is loading.
    func makeLoadingView(_ options: LoadingOptions) -> LoadingSlot

    associatedtype FailureSlot: View
    /// What stands in place of a list that could not be loaded.
    func makeFailureView(_ options: FailureOptions) -> FailureSlot

    // MARK: Message list

    associatedtype ChannelHeaderSlot: ChannelHeaderViewModifier
    /// The header of a channel.
    func makeChannelHeaderViewModifier(_ options: ChannelHeaderOptions) -> ChannelHeaderSlot

    associatedtype MessageItemSlot: View
    /// A message of the list, with its avatar, bubble and footnote.
    func makeMessageItem(_ options: MessageItemOptions) -> MessageItemSlot

    associatedtype MessageAvatarSlot: View
    /// The author's picture beside the last message of a group.
    func makeMessageAvatar(_ options: MessageItemOptions) -> MessageAvatarSlot

    associatedtype MessageBubbleSlot: View
    /// What a message says: its parts, one under the other, in a bubble.
    func makeMessageBubble(_ options: MessageItemOptions) -> MessageBubbleSlot

    associatedtype MessageTextSlot: View
    /// The words of a message.
    func makeMessageText(_ options: MessageItemOptions) -> MessageTextSlot

    associatedtype QuotedMessageSlot: View
    /// The message that another one answers.
    func makeQuotedMessage(_ options: MessageItemOptions) -> QuotedMessageSlot

    associatedtype PicturesSlot: View
    /// The pictures and films of a message.
    func makePictures(_ options: MessageItemOptions) -> PicturesSlot

    associatedtype FileSlot: View
    /// A file that is only downloaded.
    func makeFile(_ options: AttachmentOptions) -> FileSlot

    associatedtype SoundSlot: View
    /// A recording or a voice message.
    func makeSound(_ options: AttachmentOptions) -> SoundSlot

    associatedtype LocationSlot: View
    /// A place that somebody sent.
    func makeLocation(_ options: MessageItemOptions) -> LocationSlot

    associatedtype LinkCardSlot: View
    /// The first web address of a message, as a card under its words.
    func makeLinkCard(_ options: MessageItemOptions) -> LinkCardSlot

    associatedtype CustomAttachmentSlot: View
    /// What an app's own data in a message (``Parlor/ChatMessage/customData``) looks like; nothing unless a factory says otherwise.
    func makeCustomAttachment(_ options: MessageItemOptions) -> CustomAttachmentSlot

    associatedtype ReactionsSlot: View
    /// The reactions to a message.
    func makeReactions(_ options: MessageItemOptions) -> ReactionsSlot

    associatedtype MessageFootnoteSlot: View
    /// Time and state under the last message of a group.
    func makeMessageFootnote(_ options: MessageItemOptions) -> MessageFootnoteSlot

    associatedtype ThreadLineSlot: View
    /// What leads from a message to its thread.
    func makeThreadLine(_ options: MessageItemOptions) -> ThreadLineSlot

    associatedtype SystemMessageSlot: View
    /// What happened to the channel or its members.
    func makeSystemMessage(_ options: SystemMessageOptions) -> SystemMessageSlot

    associatedtype DayPillSlot: View
    /// What stands above the first message of a day.
    func makeDayPill(_ options: DayPillOptions) -> DayPillSlot

    associatedtype NewMessagesLineSlot: View
    /// The line above the first message that the reader has not seen.
    func makeNewMessagesLine(_ options: NewMessagesOptions) -> NewMessagesLineSlot

    associatedtype TypingIndicatorSlot: View
    /// Who is typing, below the last message.
    func makeTypingIndicator(_ options: TypingIndicatorOptions) -> TypingIndicatorSlot

    associatedtype JumpToLatestButtonSlot: View
    /// The button to the newest message.
    func makeJumpToLatestButton(_ options: JumpToLatestOptions) -> JumpToLatestButtonSlot

    associatedtype EmptyMessagesSlot: View
    /// What stands in place of a channel without messages.
    func makeEmptyMessagesView(_ options: EmptyMessagesOptions) -> EmptyMessagesSlot

    // MARK: Actions and reactions

    associatedtype MessageActionsSlot: View
    /// What can be done with a message, with the picker of reactions above, beside the message.
    func makeMessageActions(_ options: MessageActionsOptions) -> MessageActionsSlot

    associatedtype ReactionPickerSlot: View
    /// The signs that a message can be reacted to with.
    func makeReactionPicker(_ options: ReactionPickerOptions) -> ReactionPickerSlot

    associatedtype ReactorsSlot: View
    /// Who has reacted to a message.
    func makeReactors(_ options: ReactorsOptions) -> ReactorsSlot

    // MARK: Composer

    associatedtype ComposerSlot: View
    /// The input at the bottom of a channel.
    func makeComposer(_ options: ComposerOptions) -> ComposerSlot

    associatedtype ComposerInputSlot: View
    /// The field that is typed into, with what stands in it.
    func makeComposerInput(_ options: ComposerOptions) -> ComposerInputSlot

    associatedtype ComposerLeadingSlot: View
    /// What stands before the field: the button that chooses files.
    func makeComposerLeadingView(_ options: ComposerOptions) -> ComposerLeadingSlot

    associatedtype ComposerTrailingSlot: View
    /// What stands behind the field: the button that sends.
    func makeComposerTrailingView(_ options: ComposerOptions) -> ComposerTrailingSlot

    associatedtype ComposerBannerSlot: View
    /// What stands above the field while it replies or edits.
    func makeComposerBanner(_ options: ComposerBannerOptions) -> ComposerBannerSlot

    associatedtype AttachmentTraySlot: View
    /// The files that will go out with the message.
    func makeAttachmentTray(_ options: ComposerOptions) -> AttachmentTraySlot

    associatedtype ComposerSuggestionsSlot: View
    /// Whom an `@` may mean, and which command a `/`.
    func makeComposerSuggestions(_ options: ComposerOptions) -> ComposerSuggestionsSlot

    associatedtype EmojiChooserSlot: View
    /// A grid of emoji to put into a message.
    func makeEmojiChooser(_ options: ComposerOptions) -> EmojiChooserSlot

    associatedtype ComposerClosedSlot: View
    /// What stands in place of the input where the user may not write.
    func makeComposerClosedView(_ options: ComposerClosedOptions) -> ComposerClosedSlot

    // MARK: Screens

    associatedtype ThreadSlot: View
    /// A thread's screen.
    func makeThread(_ options: ThreadOptions) -> ThreadSlot

    associatedtype ThreadHeaderSlot: ThreadHeaderViewModifier
    /// The header of a thread.
    func makeThreadHeaderViewModifier(_ options: ThreadHeaderOptions) -> ThreadHeaderSlot

    associatedtype ThreadListSlot: View
    /// A list of threads.
    func makeThreadList(_ options: ThreadListOptions) -> ThreadListSlot

    associatedtype ThreadItemSlot: View
    /// A row of a list of threads. The list makes it a button around it.
    func makeThreadItem(_ options: ThreadItemOptions) -> ThreadItemSlot

    associatedtype GallerySlot: View
    /// Pictures and films over the whole window.
    func makeGallery(_ options: GalleryOptions) -> GallerySlot

    associatedtype ChannelDetailsSlot: View
    /// A channel's name, settings and members.
    func makeChannelDetails(_ options: ChannelDetailsOptions) -> ChannelDetailsSlot

    associatedtype MemberItemSlot: View
    /// A member in a channel's details.
    func makeMemberItem(_ options: MemberItemOptions) -> MemberItemSlot

    associatedtype MessageSearchSlot: View
    /// A search for messages.
    func makeMessageSearch(_ options: MessageSearchOptions) -> MessageSearchSlot

    associatedtype PeoplePickerSlot: View
    /// The screen that finds people.
    func makePeoplePicker(_ options: PeoplePickerOptions) -> PeoplePickerSlot
}
