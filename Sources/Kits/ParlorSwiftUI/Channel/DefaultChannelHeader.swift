import Parlor
import ParlorUI
import SwiftUI

/// The kit's own header of a channel: name, status line, avatar at the end.
struct DefaultChannelHeader: ChannelHeaderViewModifier {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatUtils) private var utils
    @Environment(\.chatClient) private var client
    @Environment(\.chatConnection) private var connection

    let channel: ChatChannel

    init(channel: ChatChannel) { self.channel = channel }

    func body(content: Content) -> some View {
        content.toolbar {
            ToolbarItem(placement: .principal) { title }
            ToolbarItem(placement: .navigationBarTrailing) {
                AvatarView(
                    AvatarContent(channel, name: name, currentUserID: currentUserID),
                    size: appearance.metrics.headerAvatar, showsPresence: true)
            }
        }
    }

    private var title: some View {
        let status = StatusLine.of(channel, currentUserID: currentUserID, connection: connection, times: utils.times)
        return VStack(spacing: 1) {
            Text(verbatim: name)
                .font(appearance.fonts.title)
                .foregroundColor(appearance.colors.text)
                .lineLimit(1)
            Text(verbatim: status.text)
                .font(appearance.fonts.caption)
                .foregroundColor(status.isAccented ? appearance.colors.tintColor : appearance.colors.textSecondary)
                .lineLimit(1)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("\(name), \(status.text)")
    }

    private var currentUserID: UserId? { client?.currentUserId }

    private var name: String { utils.channelNamer(channel, currentUserID) ?? "Conversation" }
}
