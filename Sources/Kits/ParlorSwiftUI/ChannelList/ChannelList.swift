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
            case .ready where utils.channelList.showsSearch:
                content.modifier(
                    factory.makeChannelSearchViewModifier(ChannelSearchOptions(text: $viewModel.searchText)))
            case .ready: content
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(appearance.colors.surface)
    }

    @ViewBuilder private var content: some View {
        if viewModel.searchText.allSatisfy(\.isWhitespace) {
            rows
        } else {
            ChannelSearchResults(factory: factory, viewModel: viewModel, search: viewModel.messageSearch)
        }
    }

    private var rows: some View {
        List {
            ForEach(viewModel.channels) { channel in
                ChannelListButton(factory: factory, channel: channel, viewModel: viewModel)
                    .onAppear {
                        if let index = viewModel.channels.firstIndex(where: { $0.id == channel.id }) {
                            viewModel.channelAppeared(at: index)
                        }
                    }
            }
        }
        .chatRows(on: appearance.colors.surface)
        .refreshable { await viewModel.refresh() }
    }
}
