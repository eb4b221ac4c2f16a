import Parlor
import SwiftUI

/// What can be done with a channel from the list.
struct ChannelMenu: View {
    let channel: ChatChannel
    let viewModel: ChatChannelListViewModel

    var body: some View {
        if channel.unreadCount.messages > 0 {
            Button("Mark as read") { viewModel.markRead(channel) }
        }
        Button(channel.isMuted ? "Unmute" : "Mute") { viewModel.setMuted(!channel.isMuted, channel) }
        Button(channel.isPinned ? "Unpin" : "Pin to the top") { viewModel.setPinned(!channel.isPinned, channel) }
        Divider()
        Button("Leave", role: .destructive) { viewModel.leave(channel) }
    }
}
