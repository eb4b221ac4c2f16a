import StreamChat
import SwiftUI

struct ChannelRow: View {
    let channel: ChatChannel

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(channel.name ?? "Conversation").fontWeight(.semibold)
                Text(channel.previewMessage?.text ?? "No messages yet").lineLimit(1)
            }
            Spacer()
            if channel.unreadCount.messages > 0 { Text("\(channel.unreadCount.messages)") }
        }
    }
}

struct ChannelRows: View {
    let channels: LazyCachedMapCollection<ChatChannel>
    let rowAppeared: (Int) -> Void

    var body: some View {
        List(Array(channels.enumerated()), id: \.element.id) { index, channel in
            ChannelRow(channel: channel).onAppear { rowAppeared(index) }
        }
    }
}
