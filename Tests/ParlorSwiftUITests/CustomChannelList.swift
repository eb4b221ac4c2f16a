import ParlorSwiftUI
import StreamChat
import StreamChatSwiftUI
import SwiftUI

/// A list made of the client's state alone, as an app would write one: it waits for a user, pages as rows appear, and follows.
final class CustomListModel: ObservableObject, ChatChannelListControllerDelegate {
    @Injected(\.chatClient) var client

    @Published private(set) var channels = LazyCachedMapCollection<ChatChannel>()
    /// Every change that was delivered, for the tests.
    private(set) var changes: [ListChange<ChatChannel>] = []
    private(set) var pagesAsked = 0
    private var controller: ChatChannelListController?
    private var isPaging = false
    private var userWatch: Timer?

    init() { start() }

    func controller(
        _ controller: ChatChannelListController, didChangeChannels changes: [ListChange<ChatChannel>]
    ) {
        self.changes += changes
        channels = controller.channels
    }

    func forgetChanges() { changes = [] }

    func rowAppeared(_ index: Int) {
        guard index >= channels.count - 15, !isPaging else { return }
        isPaging = true
        pagesAsked += 1
        controller?.loadNextChannels(limit: 30) { [weak self] _ in self?.isPaging = false }
    }

    private func start() {
        guard let user = client.currentUserId else {
            return userWatch = .scheduledTimer(withTimeInterval: 0.05, repeats: true) { [weak self] timer in
                guard let self, client.currentUserId != nil else { return }
                timer.invalidate()
                start()
            }
        }
        controller = client.channelListController(query: .init(filter: .containMembers(userIds: [user]), pageSize: 10))
        controller?.delegate = self
        channels = controller?.channels ?? .init()
        controller?.synchronize { [weak self] error in
            guard let self, error == nil, let controller else { return }
            channels = controller.channels
        }
    }
}

struct CustomListView: View {
    @StateObject var model: CustomListModel

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVStack {
                    ForEach(model.channels) { channel in
                        NavigationLink {
                            ChatChannelView(channelController: model.client.channelController(for: channel.cid))
                        } label: {
                            row(channel)
                        }
                        .onAppear {
                            if let index = model.channels.firstIndex(where: { $0.id == channel.id }) {
                                model.rowAppeared(index)
                            }
                        }
                    }
                }
            }
            .navigationTitle("Mine")
            .navigationBarTitleDisplayMode(.inline)
        }
    }

    private func row(_ channel: ChatChannel) -> some View {
        HStack {
            if let url = channel.imageURL {
                StreamLazyImage(url: url)
            } else {
                Circle().fill(Color.gray).frame(width: 30)
            }
            VStack(alignment: .leading) {
                Text(DefaultChatChannelNamer()(channel, model.client.currentUserId) ?? "").bold()
                Text("\(channel.previewMessage?.text ?? "Nothing yet")").font(.caption)
            }
            Spacer()
        }
        .padding(12)
        .background(Color(uiColor: .secondarySystemBackground))
        .cornerRadius(16)
    }
}
