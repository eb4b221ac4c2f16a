import Parlor
import ParlorUI
import SwiftUI

extension ViewFactory {
    public func navigationBarDisplayMode() -> NavigationBarItem.TitleDisplayMode { .inline }

    public func makeChannelListHeaderViewModifier(title: String) -> some ChannelListHeaderViewModifier {
        DefaultChannelListHeader(title: title)
    }

    public func makeChannelSearchViewModifier(_ options: ChannelSearchOptions) -> some ViewModifier {
        ChannelSearchable(options)
    }

    public func makeChannelListItem(_ options: ChannelListItemOptions) -> some View { ChannelListRow(options) }

    public func makeChannelActions(_ options: ChannelListItemOptions) -> some View { ChannelActionsMenu(options) }

    public func makeChannelSwipeActions(_ options: ChannelSwipeOptions) -> some View { ChannelSwipeActions(options) }

    public func makeMessageResultItem(_ options: MessageResultOptions) -> some View { MessageResultRow(options) }

    public func makeEmptyChannelsView(_ options: EmptyChannelsOptions) -> some View { EmptyChannelsView(options) }

    public func makeNoChannelSelectedView(_ options: NoChannelSelectedOptions) -> some View { NoChannelSelectedView() }

    public func makeLoadingView(_ options: LoadingOptions) -> some View { LoadingView(options) }

    public func makeFailureView(_ options: FailureOptions) -> some View { FailureView(options) }
}
