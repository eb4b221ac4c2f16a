import Parlor
import ParlorUI
import SwiftUI

extension ViewFactory {
    public func navigationBarDisplayMode() -> NavigationBarItem.TitleDisplayMode { .inline }

    public func makeChannelListHeaderViewModifier(title: String) -> some ChannelListHeaderViewModifier {
        DefaultChannelListHeader(title: title)
    }

    public func makeChannelListItem(_ options: ChannelListItemOptions) -> some View { ChannelListRow(options) }

    public func makeEmptyChannelsView() -> some View { EmptyChannelsView() }

    public func makeNoChannelSelectedView() -> some View { NoChannelSelectedView() }

    public func makeChannelHeaderViewModifier(for channel: ChatChannel) -> some ChannelHeaderViewModifier {
        DefaultChannelHeader(channel: channel)
    }

    public func makeMessageItem(_ options: MessageItemOptions) -> some View { MessageItemView(options) }

    public func makeDayPill(_ day: String) -> some View { DayPill(day) }

    public func makeEmptyMessagesView(for channel: ChatChannel?) -> some View { EmptyMessagesView() }

    public func makeComposer(_ viewModel: ChatChannelViewModel) -> some View { ComposerView(viewModel: viewModel) }
}
