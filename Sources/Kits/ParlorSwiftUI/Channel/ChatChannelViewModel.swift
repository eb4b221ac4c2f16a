import Combine
import Foundation
import Parlor
import ParlorUI
import UIKit

/// The state of a channel screen. Subclass it to change what the screen does.
@MainActor
open class ChatChannelViewModel: ObservableObject, @preconcurrency ChatChannelControllerDelegate {
    public typealias Phase = Conversation.Phase

    public let controller: ChatChannelController
    /// What the screen shows, kept up to date without any user interface.
    public let conversation: Conversation
    /// What is being written. Typing changes it, and not this object: the messages are not drawn anew for each letter.
    public let composer: ComposerViewModel

    @Published public private(set) var channel: ChatChannel?
    /// The rows of the message list, oldest first.
    @Published public private(set) var items: [TimelineItem] = []
    @Published public private(set) var phase: Phase = .loading
    @Published public private(set) var typingUsers: Set<ChatUser> = []
    @Published public private(set) var connection: ConnectionStatus
    /// What has arrived below what the reader sees.
    @Published public private(set) var arrivals = ArrivalCounter()
    /// Whether the newest message is on screen; the list says so.
    @Published public private(set) var isAtBottom = true
    /// Where the list should go.
    @Published public private(set) var scrollRequest: ScrollRequest?

    /// The screen that has been pushed over this one.
    @Published public var destination: ChannelDestination?
    @Published public var reactorsSheet: ReactorsSheet?
    @Published public var galleryCover: GalleryCover?
    /// The message that is about to be reported, until the user has said why.
    @Published public var reportedMessage: ChatMessage?

    private var connectionChanges: AnyCancellable?

    public init(channelController: ChatChannelController, timeline: Timeline = Timeline()) {
        controller = channelController
        conversation = ChannelConversation(channelController, timeline: timeline)
        composer = ComposerViewModel(conversation)
        connection = channelController.client.connectionStatus
        begin()
    }

    /// With the messages of a channel or of a thread.
    public init(conversation: Conversation) {
        controller = conversation.controller
        self.conversation = conversation
        composer = ComposerViewModel(conversation)
        connection = conversation.client.connectionStatus
        begin()
    }

    private func begin() {
        composer.makePayload = { await AttachmentPayload.file($0) }
        composer.onSubmit = { [weak self] in self?.didSubmit($0) }
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

    open func disappeared() {
        conversation.disappeared()
        composer.disappeared()
    }

    open func bottomChanged(_ isAtBottom: Bool) { conversation.bottomChanged(isAtBottom) }

    /// Loads older messages before the reader reaches the beginning of what is loaded, newer ones before the end.
    open func itemAppeared(_ item: TimelineItem) {
        if items.prefix(12).contains(where: { $0.id == item.id }) { conversation.loadOlder() }
        if items.suffix(12).contains(where: { $0.id == item.id }) { conversation.loadNewer() }
    }

    // MARK: What the user does

    /// Does something with a message: what its menu offers.
    open func perform(_ action: MessageAction, on message: ChatMessage) { performStandard(action, on: message) }

    /// A message or an edit has left the composer.
    open func didSubmit(_ submission: ComposerSubmission) {
        if case .message = submission { jumpToLatest(glides: false) }
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
