import StreamChat
import StreamChatUI

/// Says "typing..." below the channel's name while somebody writes.
final class TypingHeaderView: ChatChannelHeaderView {
    private var typingUsers = Set<ChatUser>()

    override func channelController(
        _ channelController: ChatChannelController, didChangeTypingUsers typingUsers: Set<ChatUser>
    ) {
        self.typingUsers = typingUsers.filter { $0.id != currentUserId }
        updateContentIfNeeded()
    }

    override var subtitleText: String? { typingUsers.isEmpty ? super.subtitleText : "typing..." }
}
