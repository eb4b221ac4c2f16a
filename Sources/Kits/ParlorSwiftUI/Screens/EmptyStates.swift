import SwiftUI

/// A channel list without channels.
struct EmptyChannelsView: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatUtils) private var utils

    let viewModel: ChatChannelListViewModel

    init(_ options: EmptyChannelsOptions) { viewModel = options.viewModel }

    var body: some View {
        StateMessage(
            image: appearance.images.noConversation, title: "No conversations yet",
            detail: "Channels you join or are invited to appear here.",
            action: utils.channelList.showsNewConversation
                ? ("New conversation", { viewModel.isStartingConversation = true }) : nil)
    }
}

/// The space beside the list until a channel is chosen.
struct NoChannelSelectedView: View {
    @Environment(\.chatAppearance) private var appearance

    var body: some View {
        StateMessage(
            image: appearance.images.noConversation, title: "No conversation selected",
            detail: "Choose one from the list.")
    }
}

/// A channel without messages.
struct EmptyMessagesView: View {
    @Environment(\.chatAppearance) private var appearance

    var body: some View {
        StateMessage(
            image: appearance.images.noConversation, title: "No messages yet", detail: "Write the first one.")
    }
}
