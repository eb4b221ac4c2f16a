import Combine
import StreamChat
import StreamChatSwiftUI
import SwiftUI

// A list of one's own, from the client's state alone: people with large pictures, those with news first.

final class ContactsModel: ObservableObject {
    @Injected(\.chatClient) private var chatClient
    @Published private(set) var channels: [ChatChannel] = []

    private lazy var controller = chatClient.channelListController(
        query: ChannelListQuery(filter: .equal(.membership, to: Membership.joined)))
    private var changes: AnyCancellable?

    func load() {
        changes = controller.channelsPublisher.sink { [weak self] channels in
            self?.channels = channels.sorted { $0.unreadCount.messages > $1.unreadCount.messages }
        }
        controller.synchronize()
    }

    func loadMore(after channel: ChatChannel) {
        if channel.id == channels.last?.id { controller.loadNextChannels() }
    }
}

struct ContactsView: View {
    @Injected(\.chatClient) private var chatClient
    @Injected(\.colors) private var colors
    @Injected(\.utils) private var utils
    @StateObject private var model = ContactsModel()

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVStack(spacing: 12) {
                    ForEach(model.channels) { channel in
                        NavigationLink {
                            ChatChannelView(channelController: chatClient.channelController(for: channel.cid))
                        } label: {
                            card(channel)
                        }
                        .buttonStyle(.plain)
                        .onAppear { model.loadMore(after: channel) }
                    }
                }
                .padding(16)
            }
            .navigationTitle("People")
        }
        .onAppear { model.load() }
    }

    private func card(_ channel: ChatChannel) -> some View {
        let name = utils.channelNamer(channel, chatClient.currentUserId) ?? "Somebody"
        return HStack(spacing: 16) {
            AvatarView(
                AvatarContent(channel, name: name, currentUserID: chatClient.currentUserId), size: 56,
                showsPresence: true)
            VStack(alignment: .leading, spacing: 4) {
                Text(name).font(.title3).bold()
                Text(channel.previewMessage?.text ?? "Say hello").foregroundStyle(.secondary).lineLimit(1)
            }
            Spacer()
            if channel.unreadCount.messages > 0 {
                Text("\(channel.unreadCount.messages) new").font(.caption).foregroundStyle(colors.tintColor)
            }
        }
        .padding(16)
        .background(colors.surface, in: RoundedRectangle(cornerRadius: 20))
    }
}
