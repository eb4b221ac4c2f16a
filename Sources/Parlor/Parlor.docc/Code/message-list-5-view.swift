import StreamChat
import SwiftUI

struct Bubble: View {
    let message: ChatMessage

    var body: some View {
        VStack(alignment: message.isSentByCurrentUser ? .trailing : .leading) {
            Text(message.isDeleted ? "Message deleted" : message.text)
            HStack {
                ForEach(message.reactions, id: \.key) { reaction in Text("\(reaction.key) \(reaction.count)") }
                if message.isSentByCurrentUser { Text(tick).foregroundColor(.secondary) }
            }
        }
    }

    private var tick: String {
        switch message.deliveryState {
        case .pending: "…"
        case .sent: "✓"
        case .read: "✓✓"
        case .failed: "not sent"
        }
    }
}

struct Conversation: View {
    let messages: LazyCachedMapCollection<ChatMessage>

    var body: some View {
        ScrollView {
            LazyVStack { ForEach(messages.reversed()) { Bubble(message: $0) } }
        }
        .defaultScrollAnchor(.bottom)
    }
}
