import Parlor
import ParlorUI
import SwiftUI

/// The channels and the messages that hold the letters above the list.
struct ChannelSearchResults<Factory: ViewFactory>: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatUtils) private var utils

    let factory: Factory
    @ObservedObject var viewModel: ChatChannelListViewModel
    @ObservedObject var search: MessageSearchViewModel

    var body: some View {
        let matches = matches
        List {
            ForEach(matches, id: \.channel.id) { match in
                ChannelListButton(factory: factory, channel: match.channel, viewModel: viewModel)
            }
            if !search.results.isEmpty {
                caption.chatRow()
                ForEach(search.results) { result in
                    MessageResultButton(factory: factory, result: result, viewModel: search) {
                        viewModel.open($0.message.cid, message: $0.message.id)
                    }
                }
            } else if let note = note(hasChannels: !matches.isEmpty) {
                noteLabel(note).chatRow()
            }
        }
        .chatRows(on: appearance.colors.surface)
    }

    private var matches: [ChannelSearch.Match] {
        ChannelSearch.matches(viewModel.searchText, in: viewModel.channels) {
            utils.channelNamer($0, viewModel.client.currentUserId)
        }
    }

    private func note(hasChannels: Bool) -> String? {
        if let trouble = search.trouble { return trouble }
        if search.isBusy { return "Searching messages …" }
        return hasChannels ? nil : "Nothing found"
    }

    private var caption: some View {
        Text(verbatim: "Messages")
            .font(appearance.fonts.footnoteBold)
            .foregroundColor(appearance.colors.textSecondary)
            .padding(.horizontal, 12)
            .padding(.top, 14)
            .padding(.bottom, 4)
            .accessibilityAddTraits(.isHeader)
    }

    private func noteLabel(_ text: String) -> some View {
        Text(verbatim: text)
            .font(appearance.fonts.footnote)
            .foregroundColor(appearance.colors.textSecondary)
            .padding(.top, 18)
            .frame(maxWidth: .infinity)
    }
}
