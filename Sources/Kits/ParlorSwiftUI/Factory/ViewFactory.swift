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
@MainActor
@preconcurrency
public protocol ViewFactory: AnyObject {
    /// The client whose channels are shown.
    var chatClient: ChatClient { get }

    // MARK: Channel list

    /// How the title of the channel list is shown: inline unless a factory says otherwise.
    func navigationBarDisplayMode() -> NavigationBarItem.TitleDisplayMode

    associatedtype ChannelListHeader: ChannelListHeaderViewModifier
    /// The header of the channel list: a modifier, so that it can add toolbar items, sheets and state of its own.
    func makeChannelListHeaderViewModifier(title: String) -> ChannelListHeader

    associatedtype ChannelListItem: View
    /// A row of the channel list. The list makes it a button around it.
    func makeChannelListItem(_ options: ChannelListItemOptions) -> ChannelListItem

    associatedtype EmptyChannels: View
    /// What stands in place of a list without channels.
    func makeEmptyChannelsView() -> EmptyChannels

    associatedtype NoChannelSelected: View
    /// What stands beside the list, in a wide window, until a channel is chosen.
    func makeNoChannelSelectedView() -> NoChannelSelected

    // MARK: Channel

    associatedtype ChannelHeader: ChannelHeaderViewModifier
    /// The header of a channel.
    func makeChannelHeaderViewModifier(for channel: ChatChannel) -> ChannelHeader

    associatedtype MessageItem: View
    /// A message of the list, with its avatar, bubble and footnote.
    func makeMessageItem(_ options: MessageItemOptions) -> MessageItem

    associatedtype DayPillView: View
    /// What stands above the first message of a day.
    func makeDayPill(_ day: String) -> DayPillView

    associatedtype EmptyMessages: View
    /// What stands in place of a channel without messages.
    func makeEmptyMessagesView(for channel: ChatChannel?) -> EmptyMessages

    associatedtype ComposerContent: View
    /// The input at the bottom of a channel.
    func makeComposer(_ viewModel: ChatChannelViewModel) -> ComposerContent
}
