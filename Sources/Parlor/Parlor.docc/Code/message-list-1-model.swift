import StreamChat
import SwiftUI

final class ConversationModel: ObservableObject, ChatChannelControllerDelegate {
    @Published private(set) var messages = LazyCachedMapCollection<ChatMessage>()
    let controller: ChatChannelController

    init(client: ChatClient, cid: ChannelId) {
        controller = client.channelController(for: cid)
        messages = controller.messages
        controller.delegate = self
        controller.synchronize()
    }

    func channelController(
        _ channelController: ChatChannelController, didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {
        messages = channelController.messages
    }
}
