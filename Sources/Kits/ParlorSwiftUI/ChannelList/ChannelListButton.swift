import Parlor
import ParlorUI
import SwiftUI

/// The factory's row of a channel, as a button that opens it, with a menu of what can be done with it.
struct ChannelListButton<Factory: ViewFactory>: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatUtils) private var utils
    @State private var isHovered = false

    let factory: Factory
    let channel: ChatChannel
    let viewModel: ChatChannelListViewModel

    var body: some View {
        let options = options
        Button {
            viewModel.selection = channel.cid
        } label: {
            factory.makeChannelListItem(options)
                .environment(\.isUnderMoreButton, isHovered && !options.actions.isEmpty)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(options.content.spoken)
        .contextMenu { factory.makeChannelActions(options) }
        .overlay(alignment: .trailing) {
            if isHovered, !options.actions.isEmpty { more(options) }
        }
        .onHover { isHovered = $0 }
        .chatRow()
        .swipeActions(edge: .leading) { swipe(.leading, options) }
        // Whoever pulls too far must not have left the channel.
        .swipeActions(edge: .trailing, allowsFullSwipe: false) { swipe(.trailing, options) }
    }

    private func swipe(_ edge: HorizontalEdge, _ item: ChannelListItemOptions) -> some View {
        factory.makeChannelSwipeActions(
            ChannelSwipeOptions(item: item, edge: edge, actions: ChannelSwipeActions.actions(item.actions, at: edge)))
    }

    private func more(_ options: ChannelListItemOptions) -> some View {
        Menu {
            factory.makeChannelActions(options)
        } label: {
            SymbolImage(appearance.images.more, size: 16)
                .foregroundColor(appearance.colors.textSecondary)
                .frame(width: 32, height: 32)
                .background(appearance.colors.elevated, in: Circle())
                .overlay { Circle().strokeBorder(appearance.colors.hairline, lineWidth: 1) }
        }
        .buttonStyle(.plain)
        .accessibilityLabel("More about \(options.content.name)")
        .padding(.trailing, 10)
    }

    private var options: ChannelListItemOptions {
        let userID = viewModel.client.currentUserId
        let name = utils.channelNamer(channel, userID)
        return ChannelListItemOptions(
            channel: channel,
            content: ChannelRowContent(channel, currentUserID: userID, name: name, times: utils.times),
            isSelected: viewModel.selection == channel.cid,
            actions: viewModel.actions(for: channel, utils.channelList), viewModel: viewModel)
    }
}

private struct UnderMoreButtonKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether a button lies over the end of the row: the kit's row then leaves time and badge out.
    var isUnderMoreButton: Bool {
        get { self[UnderMoreButtonKey.self] }
        set { self[UnderMoreButtonKey.self] = newValue }
    }
}
