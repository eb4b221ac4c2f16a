import StreamChat
import SwiftUI

final class ChannelListModel: ObservableObject {
    @Published private(set) var channels = LazyCachedMapCollection<ChatChannel>()
    private let controller: ChatChannelListController

    init(client: ChatClient, userID: UserId) {
        controller = client.channelListController(
            query: ChannelListQuery(filter: .containMembers(userIds: [userID]), pageSize: 30))
        channels = controller.channels
        controller.synchronize()
    }
}
