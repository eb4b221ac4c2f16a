import Combine
import Foundation
import Parlor

/// The messages of a channel.
@MainActor
public final class ChannelConversation: Conversation, @preconcurrency ChatChannelControllerDelegate {
    private var firstUnreadID: MessageId?
    private var hasFoundUnread = false
    private var connectionChanges: AnyCancellable?

    public init(_ controller: ChatChannelController, timeline: Timeline = Timeline()) {
        super.init(controller: controller, timeline: timeline)
        controller.addDelegate(self)
        typingUsers = channel?.typingUsers ?? []
        update()
        connectionChanges = controller.client.connectionStatusPublisher.dropFirst()
            .sink { [weak self] status in MainActor.assumeIsolated { self?.connectionChanged(status) } }
    }

    public override var messages: LazyCachedMapCollection<ChatMessage> { controller.messages }
    public override var hasOlder: Bool { !controller.hasLoadedAllPreviousMessages }
    public override var hasNewer: Bool { !controller.hasLoadedAllNextMessages }

    override func makeItems() -> [TimelineItem] {
        let messages = controller.messages
        findFirstUnread(messages)
        return timeline.items(messages, isGroup: isGroup, firstUnreadID: firstUnreadID)
    }

    override func synchronize() async throws { try await controller.synchronize() }
    override func fetchOlder() async throws { try await controller.loadPreviousMessages() }
    override func fetchNewer() async throws { try await controller.loadNextMessages() }
    override func fetchNewest() async throws { try await controller.loadFirstPage() }
    override func fetch(around id: MessageId) async throws { try await controller.loadPageAroundMessageId(id) }

    override func markRead() {
        guard let channel = controller.channel, channel.unreadCount.messages > 0 else { return }
        controller.markRead()
    }

    override func post(_ message: OutgoingMessage) {
        write { [controller] in try await controller.createNewMessage(message) }
    }

    /// The "New" line stays where it was when the channel was opened, although opening it marks everything as read.
    private func findFirstUnread(_ messages: LazyCachedMapCollection<ChatMessage>) {
        guard !hasFoundUnread, let channel, !messages.isEmpty else { return }
        hasFoundUnread = true
        let receipt = channel.reads.first { $0.user.id == client.currentUserId }
        firstUnreadID = UnreadBoundary.firstUnread(
            in: messages, unreadCount: channel.unreadCount.messages, lastReadEventID: receipt?.lastReadEventID)
    }

    // MARK: What the controller tells

    public func channelController(_ channelController: ChatChannelController, didUpdateChannel channel: ChatChannel) {
        let needsRows = channel.isGroup != isGroup
        self.channel = channel
        if needsRows { update() } else { onChange?() }
    }

    public func channelController(
        _ channelController: ChatChannelController, didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {
        update()
        markReadIfSeen()
    }

    public func channelController(
        _ channelController: ChatChannelController, didChangeTypingUsers typingUsers: Set<ChatUser>
    ) {
        self.typingUsers = typingUsers
        onChange?()
    }
}
