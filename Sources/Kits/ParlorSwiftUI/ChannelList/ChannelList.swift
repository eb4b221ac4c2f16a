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
            case .loading: factory.makeLoadingView(LoadingOptions(subject: .channels))
            case .failed(let message):
                factory.makeFailureView(FailureOptions(subject: .channels, message: message) { viewModel.load() })
            case .ready where viewModel.channels.isEmpty:
                factory.makeEmptyChannelsView(EmptyChannelsOptions(viewModel: viewModel))
            case .ready: content
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(appearance.colors.surface)
    }

    private var content: some View {
        VStack(spacing: 0) {
            if utils.channelList.showsSearch {
                factory.makeChannelSearchField(ChannelSearchFieldOptions(text: $viewModel.searchText))
            }
            if viewModel.searchText.allSatisfy(\.isWhitespace) {
                rows
            } else {
                ChannelSearchResults(factory: factory, viewModel: viewModel)
            }
        }
    }

    private var rows: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(viewModel.channels) { channel in
                    ChannelListButton(factory: factory, channel: channel, viewModel: viewModel)
                        .onAppear {
                            if let index = viewModel.channels.firstIndex(where: { $0.id == channel.id }) {
                                viewModel.channelAppeared(at: index)
                            }
                        }
                }
            }
            .padding(.horizontal, 8)
            .padding(.vertical, 6)
        }
    }
}
