import Parlor
import ParlorUI

/// The state of a thread's screen. Subclass it to change what the screen does.
@MainActor
open class ChatThreadViewModel: ChatChannelViewModel {
    public let thread: ThreadConversation

    /// - Parameter rootID: The message that opens the thread.
    public init(channelController: ChatChannelController, rootID: MessageId, timeline: Timeline = Timeline()) {
        thread = ThreadConversation(channelController, rootID: rootID, timeline: timeline)
        super.init(conversation: thread)
    }

    /// How many replies there are, in words.
    public var replyCountText: String {
        let count = max(thread.root?.thread?.replyCount ?? 0, thread.messages.count)
        return count == 1 ? "1 reply" : "\(count) replies"
    }
}
