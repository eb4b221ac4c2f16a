import Parlor
import ParlorUI
import SwiftUI

extension ViewFactory {
    public func makeChannelViewModel(for channelController: ChatChannelController) -> ChatChannelViewModel {
        ChatChannelViewModel(channelController: channelController)
    }

    public func makeThreadViewModel(_ options: ThreadOptions) -> ChatThreadViewModel {
        ChatThreadViewModel(channelController: options.channelController, rootID: options.rootID)
    }

    public func makeThread(_ options: ThreadOptions) -> some View {
        ChatThreadView(viewFactory: self, options: options)
    }

    public func makeThreadHeaderViewModifier(_ options: ThreadHeaderOptions) -> some ThreadHeaderViewModifier {
        DefaultThreadHeader(options)
    }

    public func makeThreadList(_ options: ThreadListOptions) -> some View {
        ChatThreadListView(viewFactory: self, options: options)
    }

    public func makeThreadItem(_ options: ThreadItemOptions) -> some View { ThreadRow(options) }

    public func makeGallery(_ options: GalleryOptions) -> some View { GalleryView(options) }

    public func makeChannelDetails(_ options: ChannelDetailsOptions) -> some View {
        ChannelDetailsView(viewFactory: self, options: options)
    }

    public func makeMemberItem(_ options: MemberItemOptions) -> some View { MemberRow(options) }

    public func makeMessageSearch(_ options: MessageSearchOptions) -> some View {
        MessageSearchView(viewFactory: self, options: options)
    }

    public func makePeoplePicker(_ options: PeoplePickerOptions) -> some View { PeoplePickerView(options) }
}
