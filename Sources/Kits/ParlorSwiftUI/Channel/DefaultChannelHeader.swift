import Parlor
import ParlorUI
import SwiftUI

/// The kit's own header of a channel: name and status line, which lead to the details, search, and the avatar at the end.
struct DefaultChannelHeader: ChannelHeaderViewModifier {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatUtils) private var utils
    @Environment(\.chatClient) private var client
    @Environment(\.chatConnection) private var connection

    let channel: ChatChannel
    let viewModel: ChatChannelViewModel

    init(_ options: ChannelHeaderOptions) {
        channel = options.channel
        viewModel = options.viewModel
    }

    func body(content: Content) -> some View {
        content.toolbar {
            ToolbarItem(placement: .principal) { title }
            ToolbarItem(placement: .navigationBarTrailing) {
                Button {
                    viewModel.destination = .search
                } label: {
                    Image(uiImage: appearance.images.search).renderingMode(.template).resizable()
                }
                .accessibilityLabel("Search messages")
                .keyboardShortcut("f", modifiers: .control)
            }
            ToolbarItem(placement: .navigationBarTrailing) { avatar }
        }
    }

    private var title: some View {
        let status = StatusLine.of(channel, currentUserID: currentUserID, connection: connection, times: utils.times)
        return Button {
            viewModel.destination = .details
        } label: {
            VStack(spacing: 1) {
                Text(verbatim: name)
                    .font(appearance.fonts.title)
                    .foregroundColor(appearance.colors.text)
                    .lineLimit(1)
                Text(verbatim: status.text)
                    .font(appearance.fonts.caption)
                    .foregroundColor(status.isAccented ? appearance.colors.tintColor : appearance.colors.textSecondary)
                    .lineLimit(1)
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel("\(name), \(status.text)")
        .accessibilityHint("Shows the details")
    }

    private var avatar: some View {
        Button {
            viewModel.destination = .details
        } label: {
            AvatarView(
                AvatarContent(channel, name: name, currentUserID: currentUserID),
                size: appearance.metrics.headerAvatar, showsPresence: true)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Details")
    }

    private var currentUserID: UserId? { client?.currentUserId }

    private var name: String { utils.channelNamer(channel, currentUserID) ?? "Conversation" }
}
