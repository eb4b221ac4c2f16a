import Parlor
import ParlorUI
import SwiftUI

/// The top of a channel's details: picture, name, who is there, and the topic.
struct ChannelDetailsHead: View {
    @Environment(\.chatAppearance) private var appearance
    @Environment(\.chatUtils) private var utils

    let channel: ChatChannel?
    let currentUserID: UserId?

    var body: some View {
        if let channel {
            let name = utils.channelNamer(channel, currentUserID) ?? "Conversation"
            let status = StatusLine.of(
                channel, currentUserID: currentUserID, connection: .connected, times: utils.times)
            VStack(spacing: 4) {
                AvatarView(AvatarContent(channel, name: name, currentUserID: currentUserID), size: 84)
                    .padding(.bottom, 6)
                Text(verbatim: name)
                    .font(appearance.fonts.title)
                    .foregroundColor(appearance.colors.text)
                    .multilineTextAlignment(.center)
                Text(verbatim: status.text)
                    .font(appearance.fonts.footnote)
                    .foregroundColor(appearance.colors.textSecondary)
                if let topic = channel.topic, !topic.isEmpty {
                    Text(verbatim: topic)
                        .font(appearance.fonts.footnote)
                        .foregroundColor(appearance.colors.text)
                        .multilineTextAlignment(.center)
                        .padding(.top, 4)
                }
            }
            .padding(.vertical, 12)
            .frame(maxWidth: .infinity)
        }
    }
}
