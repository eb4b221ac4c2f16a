import Parlor
import ParlorUI
import SwiftUI

/// The rows of a channel list and its states, without navigation.
struct ChannelList<Factory: ViewFactory>: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatUtils) private var utils

    let factory: Factory
    @ObservedObject var viewModel: ChatChannelListViewModel

    var body: some View {
        Group {
            switch viewModel.phase {
            case .loading: ChannelListSkeleton()
            case .failed(let message): failure(message)
            case .ready where viewModel.channels.isEmpty: factory.makeEmptyChannelsView()
            case .ready: rows
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(appearance.colors.surface)
    }

    private var rows: some View {
        let currentUserID = viewModel.client.currentUserId
        return ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(viewModel.channels) { channel in
                    row(channel, currentUserID)
                }
            }
            .padding(.horizontal, 8)
            .padding(.vertical, 6)
        }
    }

    private func row(_ channel: ChatChannel, _ currentUserID: UserId?) -> some View {
        let name = utils.channelNamer(channel, currentUserID)
        let options = ChannelListItemOptions(
            channel: channel,
            content: ChannelRowContent(channel, currentUserID: currentUserID, name: name, times: utils.times),
            isSelected: viewModel.selection == channel.cid)
        return Button {
            viewModel.selection = channel.cid
        } label: {
            factory.makeChannelListItem(options)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(options.content.spoken)
        .contextMenu { ChannelMenu(channel: channel, viewModel: viewModel) }
        .onAppear {
            if let index = viewModel.channels.firstIndex(where: { $0.id == channel.id }) {
                viewModel.channelAppeared(at: index)
            }
        }
    }

    private func failure(_ message: String) -> some View {
        StateMessage(
            image: appearance.images.trouble, title: "The conversations could not be loaded", detail: message,
            action: ("Retry", { viewModel.load() }))
    }
}
