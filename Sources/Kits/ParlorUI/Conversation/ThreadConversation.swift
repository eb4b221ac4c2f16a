import Combine
import Foundation
import Parlor

/// A message and the replies of the thread that it opens.
@MainActor
public final class ThreadConversation: Conversation, @preconcurrency ChatMessageControllerDelegate {
    public let messageController: ChatMessageController
    private var connectionChanges: AnyCancellable?

    /// - Parameter rootID: The message that opens the thread, by its own or its event's identifier.
    public init(_ controller: ChatChannelController, rootID: MessageId, timeline: Timeline = Timeline()) {
        messageController = controller.client.messageController(cid: controller.cid, messageId: rootID)
        super.init(controller: controller, timeline: timeline)
        messageController.addDelegate(self)
        update()
        connectionChanges = controller.client.connectionStatusPublisher.dropFirst()
            .sink { [weak self] status in MainActor.assumeIsolated { self?.connectionChanged(status) } }
    }

    public var rootID: MessageId { messageController.messageId }
    /// The message that opens the thread, once it is known.
    public var root: ChatMessage? { messageController.message }

    public override var messages: LazyCachedMapCollection<ChatMessage> { messageController.replies }
    public override var hasOlder: Bool { !messageController.hasLoadedAllPreviousReplies }
    public override var hasNewer: Bool { !messageController.hasLoadedAllNextReplies }

    /// The root stands above the first reply, and is not of one group with it.
    override func makeItems() -> [TimelineItem] {
        let replies = timeline.items(messageController.replies, isGroup: true, isThread: true)
        guard let root, !hasOlder else { return replies }
        return [.message(MessageRow(root, isInGroupChannel: true, isInThread: true))] + replies
    }

    override func synchronize() async throws { try await messageController.synchronize() }
    override func fetchOlder() async throws { try await messageController.loadPreviousReplies() }
    override func fetchNewer() async throws { try await messageController.loadNextReplies() }
    override func fetchNewest() async throws { try await messageController.loadFirstPage() }
    override func fetch(around id: MessageId) async throws { try await messageController.loadPageAroundReplyId(id) }

    override func markRead() {
        guard messageController.unreadCount.messages > 0 else { return }
        messageController.markThreadRead()
    }

    override func post(_ message: OutgoingMessage) {
        write { [messageController] in try await messageController.createNewReply(message) }
    }

    // MARK: What the controllers tell

    public func messageController(_ controller: ChatMessageController, didChangeMessage message: ChatMessage) {
        update()
    }

    public func messageController(
        _ controller: ChatMessageController, didChangeReplies changes: [ListChange<ChatMessage>]
    ) {
        update()
        markReadIfSeen()
    }
}
