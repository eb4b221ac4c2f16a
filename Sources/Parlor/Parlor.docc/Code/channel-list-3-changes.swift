import StreamChat
import SwiftUI

final class ChannelListModel: ObservableObject, ChatChannelListControllerDelegate {
    @Published private(set) var channels = LazyCachedMapCollection<ChatChannel>()
    @Published private(set) var problem: String?
    private let controller: ChatChannelListController

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
}
