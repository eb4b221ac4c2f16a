import SwiftUI

/// The kit's own header of the channel list: its title, the threads, and a new conversation.
struct DefaultChannelListHeader: ChannelListHeaderViewModifier {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatUtils) private var utils
    @Environment(\.channelListViewModel) private var viewModel

    var title: String

    init(title: String) { self.title = title }

    func body(content: Content) -> some View {
        content
            .navigationTitle(title)
            .toolbar {
                ToolbarItemGroup(placement: .navigationBarTrailing) {
                    if let viewModel, utils.channelList.showsThreads {
                        Button {
                            viewModel.isShowingThreads = true
                        } label: {
                            Image(uiImage: appearance.images.thread).renderingMode(.template).resizable()
                        }
                        .accessibilityLabel("Threads")
                    }
                    if let viewModel, utils.channelList.showsNewConversation {
                        Button {
                            viewModel.isStartingConversation = true
                        } label: {
                            Image(uiImage: appearance.images.compose).renderingMode(.template).resizable()
                        }
                        .accessibilityLabel("New conversation")
                    }
                }
            }
    }
}
