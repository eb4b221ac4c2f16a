import Combine
import Foundation
import Parlor
import ParlorUI

/// The state of a channel screen. Subclass it to change what the screen does.
@MainActor
open class ChatChannelViewModel: ObservableObject, @preconcurrency ChatChannelControllerDelegate {
    /// What the message list shows.
    public enum Phase: Equatable {
        /// Nothing is known yet.
        case loading
        case ready
        /// Nothing could be loaded, and nothing is stored.
        case failed(String)
    }

    public let controller: ChatChannelController

    @Published public private(set) var channel: ChatChannel?
    /// The rows of the message list, oldest first.
    @Published public private(set) var items: [TimelineItem] = []
    @Published public private(set) var phase: Phase = .loading
    @Published public private(set) var typingUsers: Set<ChatUser> = []
    @Published public private(set) var connection: ConnectionStatus
    @Published public var composer = Composer()
    /// What has arrived below what the reader sees.
    @Published public private(set) var arrivals = ArrivalCounter()
    /// Whether the newest message is on screen; the list says so.
    @Published public private(set) var isAtBottom = true
    /// Where the list should go.
    @Published public private(set) var scrollRequest: ScrollRequest?

    private let timeline: Timeline
    private var firstUnreadID: MessageId?
    private var hasFoundUnread = false
    private var isOnScreen = false
    private var isLoadingOlder = false
    private var connectionChanges: AnyCancellable?

    public init(channelController: ChatChannelController, timeline: Timeline = Timeline()) {
        controller = channelController
        self.timeline = timeline
        connection = controller.client.connectionStatus
        channel = controller.channel
        controller.addDelegate(self)
        update()
        load()
        connectionChanges = controller.client.connectionStatusPublisher.dropFirst()
            .sink { [weak self] status in MainActor.assumeIsolated { self?.connectionChanged(status) } }
    }

    public var client: ChatClient { controller.client }

    /// Loads the newest messages; also what Retry does.
    open func load() {
        if items.isEmpty { phase = .loading }
        controller.synchronize { [weak self] error in
            MainActor.assumeIsolated { self?.didLoad(error) }
        }
    }

    // MARK: What the list tells

    open func appeared() {
        isOnScreen = true
        markReadIfSeen()
    }

    open func disappeared() {
        isOnScreen = false
    }

    open func bottomChanged(_ isAtBottom: Bool) {
        guard isAtBottom != self.isAtBottom else { return }
        self.isAtBottom = isAtBottom
        arrivals.update(controller.messages, isAtBottom: isAtBottom)
        markReadIfSeen()
    }

    /// Loads older messages before the reader reaches the beginning of what is loaded.
    open func itemAppeared(_ item: TimelineItem) {
        guard !isLoadingOlder, !controller.hasLoadedAllPreviousMessages,
            items.prefix(12).contains(where: { $0.id == item.id })
        else { return }
        isLoadingOlder = true
        controller.loadPreviousMessages { [weak self] _ in
            MainActor.assumeIsolated { self?.isLoadingOlder = false }
        }
    }

    // MARK: What the controller tells

    open func channelController(_ channelController: ChatChannelController, didUpdateChannel channel: ChatChannel) {
        self.channel = channel
    }

    open func channelController(
        _ channelController: ChatChannelController, didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {
        update()
        markReadIfSeen()
    }

    open func channelController(
        _ channelController: ChatChannelController, didChangeTypingUsers typingUsers: Set<ChatUser>
    ) {
        self.typingUsers = typingUsers
    }

    // MARK: Keeping up

    private func update() {
        let messages = controller.messages
        findFirstUnread(messages)
        items = timeline.items(messages, isGroup: channel?.isGroup ?? false, firstUnreadID: firstUnreadID)
        arrivals.update(messages, isAtBottom: isAtBottom)
        if !items.isEmpty { phase = .ready }
    }

    /// The "New" line stays where it was when the channel was opened, although opening it marks everything as read.
    private func findFirstUnread(_ messages: LazyCachedMapCollection<ChatMessage>) {
        guard !hasFoundUnread, let channel, !messages.isEmpty else { return }
        hasFoundUnread = true
        let receipt = channel.reads.first { $0.user.id == client.currentUserId }
        firstUnreadID = UnreadBoundary.firstUnread(
            in: messages, unreadCount: channel.unreadCount.messages, lastReadEventID: receipt?.lastReadEventID)
    }

    private func markReadIfSeen() {
        guard isOnScreen, isAtBottom, let channel = controller.channel, channel.unreadCount.messages > 0 else { return }
        controller.markRead()
    }

    private func didLoad(_ error: (any Error)?) {
        channel = controller.channel ?? channel
        update()
        guard items.isEmpty else { return }
        if let error {
            if (error as? ClientError)?.kind != .notConnected { phase = .failed(TroubleText.of(error)) }
        } else {
            phase = .ready
        }
    }

    private func connectionChanged(_ status: ConnectionStatus) {
        connection = status
        if status.isConnected, phase != .ready { load() }
    }

    /// Asks the list to go somewhere.
    public func scroll(to target: ScrollRequest.Target) {
        scrollRequest = ScrollRequest(number: (scrollRequest?.number ?? 0) + 1, target: target)
    }
}
