import StreamChat
import SwiftUI

final class ChannelListModel: ObservableObject, ChatChannelListControllerDelegate {
    @Published private(set) var channels = LazyCachedMapCollection<ChatChannel>()
    @Published private(set) var problem: String?
    private let controller: ChatChannelListController
    private var isLoading = false

    init(client: ChatClient, userID: UserId) {
        controller = client.channelListController(
            query: ChannelListQuery(filter: .containMembers(userIds: [userID]), pageSize: 30))
        channels = controller.channels
        controller.delegate = self
        controller.synchronize { [weak self] error in self?.problem = error?.localizedDescription }
    }

    func controller(
        _ controller: ChatChannelListController, didChangeChannels changes: [ListChange<ChatChannel>]
    ) {
        channels = controller.channels
    }

    func rowAppeared(at index: Int) {
        guard index >= channels.count - 10, !isLoading, !controller.hasLoadedAllChannels else { return }
        isLoading = true
        controller.loadNextChannels { [weak self] error in
            self?.isLoading = false
            self?.problem = error?.localizedDescription
        }
    }
}
