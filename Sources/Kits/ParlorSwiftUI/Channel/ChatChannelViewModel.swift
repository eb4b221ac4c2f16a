import Combine
import Foundation
import Parlor
import ParlorUI

/// The state of a channel screen. Subclass it to change what the screen does.
@MainActor
open class ChatChannelViewModel: ObservableObject, @preconcurrency ChatChannelControllerDelegate {
    public typealias Phase = Conversation.Phase

    public let controller: ChatChannelController
    /// What the screen shows, kept up to date without any user interface.
    public let conversation: ChannelConversation

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

    private var connectionChanges: AnyCancellable?

    public init(channelController: ChatChannelController, timeline: Timeline = Timeline()) {
        controller = channelController
        conversation = ChannelConversation(channelController, timeline: timeline)
        connection = controller.client.connectionStatus
        controller.addDelegate(self)
        conversation.onChange = { [weak self] in self?.show() }
        show()
        load()
        connectionChanges = controller.client.connectionStatusPublisher.dropFirst()
            .sink { [weak self] status in MainActor.assumeIsolated { self?.connection = status } }
    }

    public var client: ChatClient { controller.client }

    /// Loads the newest messages; also what Retry does.
    open func load() { conversation.load() }

    // MARK: What the list tells

    open func appeared() { conversation.appeared() }

    open func disappeared() { conversation.disappeared() }

    open func bottomChanged(_ isAtBottom: Bool) { conversation.bottomChanged(isAtBottom) }

    /// Loads older messages before the reader reaches the beginning of what is loaded, newer ones before the end.
    open func itemAppeared(_ item: TimelineItem) {
        if items.prefix(12).contains(where: { $0.id == item.id }) { conversation.loadOlder() }
        if items.suffix(12).contains(where: { $0.id == item.id }) { conversation.loadNewer() }
    }

    // MARK: What the controller tells, after the conversation has heard it

    open func channelController(_ channelController: ChatChannelController, didUpdateChannel channel: ChatChannel) {}

    open func channelController(
        _ channelController: ChatChannelController, didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {}

    open func channelController(
        _ channelController: ChatChannelController, didChangeTypingUsers typingUsers: Set<ChatUser>
    ) {}

    // MARK: Keeping up

    /// Publishes what has changed, and only that: each publication draws the screen anew.
    private func show() {
        if channel != conversation.channel { channel = conversation.channel }
        if items != conversation.items { items = conversation.items }
        if phase != conversation.phase { phase = conversation.phase }
        if typingUsers != conversation.typingUsers { typingUsers = conversation.typingUsers }
        if arrivals != conversation.arrivals { arrivals = conversation.arrivals }
        if isAtBottom != conversation.isAtBottom { isAtBottom = conversation.isAtBottom }
    }

    /// Asks the list to go somewhere.
    public func scroll(to target: ScrollRequest.Target) {
        scrollRequest = ScrollRequest(number: (scrollRequest?.number ?? 0) + 1, target: target)
    }
}
