import Parlor
import ParlorUI
import SwiftUI

/// The channels and the messages that hold the letters above the list.
struct ChannelSearchResults<Factory: ViewFactory>: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatUtils) private var utils

    let factory: Factory
    @ObservedObject var viewModel: ChatChannelListViewModel

    var body: some View {
        let matches = matches
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
                ForEach(matches, id: \.channel.id) { match in
                    ChannelListButton(factory: factory, channel: match.channel, viewModel: viewModel)
                }
                FoundMessages(
                    factory: factory, viewModel: viewModel, search: viewModel.messageSearch,
                    hasChannels: !matches.isEmpty)
            }
            .padding(.horizontal, 8)
            .padding(.vertical, 6)
        }
    }

    private var matches: [ChannelSearch.Match] {
        ChannelSearch.matches(viewModel.searchText, in: viewModel.channels) {
            utils.channelNamer($0, viewModel.client.currentUserId)
        }
    }
}

/// The found messages below the found channels, or a word that there are none.
private struct FoundMessages<Factory: ViewFactory>: View {
    @Environment(\.chatAppearance) private var appearance

    let factory: Factory
    let viewModel: ChatChannelListViewModel
    @ObservedObject var search: MessageSearchViewModel
    let hasChannels: Bool

    var body: some View {
        if !search.results.isEmpty {
            Text(verbatim: "Messages")
                .font(appearance.fonts.footnoteBold)
                .foregroundColor(appearance.colors.textSecondary)
                .padding(.horizontal, 12)
                .padding(.top, 14)
                .padding(.bottom, 4)
                .accessibilityAddTraits(.isHeader)
            MessageResults(factory: factory, viewModel: search) { result in
                viewModel.open(result.message.cid, message: result.message.id)
            }
        } else if let trouble = search.trouble {
            note(trouble)
        } else if search.isBusy {
            note("Searching messages …")
        } else if !hasChannels {
            note("Nothing found")
        }
    }

    private func note(_ text: String) -> some View {
        Text(verbatim: text)
            .font(appearance.fonts.footnote)
            .foregroundColor(appearance.colors.textSecondary)
            .padding(.top, 18)
            .frame(maxWidth: .infinity)
    }
}
