import Foundation
import Parlor

/// The messages of a channel or of a thread as a screen shows them: rows, states, what has arrived, where the reader is.
///
/// It knows of no user interface. Both kits draw from it and tell it what the reader does. ``ChannelConversation`` and
/// ``ThreadConversation`` say where the messages come from.
@MainActor
open class Conversation {
    /// What the message list shows.
    public enum Phase: Equatable, Sendable {
        /// Nothing is known yet.
        case loading
        case ready
        /// Nothing could be loaded, and nothing is stored.
        case failed(String)
    }

    /// The channel that the messages stand in.
    public let controller: ChatChannelController
    public let timeline: Timeline

    public internal(set) var channel: ChatChannel?
    /// The rows of the message list, oldest first.
    public internal(set) var items: [TimelineItem] = []
    public internal(set) var phase = Phase.loading
    public internal(set) var typingUsers: Set<ChatUser> = []
    /// What has arrived below what the reader sees.
    public internal(set) var arrivals = ArrivalCounter()
    /// Whether the newest loaded message is on screen; the list says so.
    public private(set) var isAtBottom = true
    public private(set) var isOnScreen = false
    /// Called after each change of the rows or of anything else here.
    public var onChange: (() -> Void)?

    private var isLoadingOlder = false
    private var isLoadingNewer = false
    private var writing: Task<Void, Never>?

    init(controller: ChatChannelController, timeline: Timeline) {
        self.controller = controller
        self.timeline = timeline
        channel = controller.channel
    }

    public var client: ChatClient { controller.client }
    public var isGroup: Bool { channel?.isGroup ?? false }

    // MARK: Where the messages come from

    /// The messages loaded so far, newest first.
    open var messages: LazyCachedMapCollection<ChatMessage> { [] }
    open var hasOlder: Bool { false }
    /// Whether the messages loaded so far end before the newest one.
    open var hasNewer: Bool { false }

    func makeItems() -> [TimelineItem] { [] }
    func synchronize() async throws {}
    func fetchOlder() async throws {}
    func fetchNewer() async throws {}
    func fetchNewest() async throws {}
    func fetch(around id: MessageId) async throws {}
    func markRead() {}
    func post(_ message: OutgoingMessage) {}

    // MARK: Loading

    /// Loads the newest messages; also what Retry does.
    open func load() {
        if items.isEmpty {
            phase = .loading
            onChange?()
        }
        Task { [weak self] in
            do {
                try await self?.synchronize()
                self?.didLoad(nil)
            } catch { self?.didLoad(error) }
        }
    }

    /// Loads older messages, unless that is under way or there are none.
    public func loadOlder() {
        guard !isLoadingOlder, hasOlder else { return }
        isLoadingOlder = true
        Task { [weak self] in
            try? await self?.fetchOlder()
            self?.isLoadingOlder = false
        }
    }

    /// Loads newer messages, unless that is under way or the newest are here.
    public func loadNewer() {
        guard !isLoadingNewer, hasNewer else { return }
        isLoadingNewer = true
        Task { [weak self] in
            try? await self?.fetchNewer()
            self?.isLoadingNewer = false
        }
    }

    private func didLoad(_ error: (any Error)?) {
        channel = controller.channel ?? channel
        update()
        if items.isEmpty {
            if let error {
                // While nobody is connected, the list waits; it loads again when somebody is.
                if (error as? ClientError)?.kind != .notConnected { phase = .failed(TroubleText.of(error)) }
            } else {
                phase = .ready
            }
            onChange?()
        }
        markReadIfSeen()
    }

    // MARK: What the list tells

    public func appeared() {
        isOnScreen = true
        markReadIfSeen()
    }

    public func disappeared() { isOnScreen = false }

    public func bottomChanged(_ isAtBottom: Bool) {
        guard isAtBottom != self.isAtBottom else { return }
        self.isAtBottom = isAtBottom
        arrivals.update(messages, isAtBottom: isAtBottom && !hasNewer)
        markReadIfSeen()
        onChange?()
    }

    // MARK: Keeping up

    /// Runs what the user writes, one after the other: messages keep the order in which they were sent.
    func write(_ body: @escaping @Sendable () async throws -> Void) {
        writing = Task { [writing] in
            await writing?.value
            try? await body()
        }
    }

    /// Makes the rows anew from the messages as they are now.
    func update() {
        items = makeItems()
        arrivals.update(messages, isAtBottom: isAtBottom && !hasNewer)
        if !items.isEmpty { phase = .ready }
        onChange?()
    }

    func connectionChanged(_ status: ConnectionStatus) {
        if status.isConnected, phase != .ready { load() }
    }

    func markReadIfSeen() {
        if isOnScreen, isAtBottom, !hasNewer { markRead() }
    }

    /// The identifier of the row that shows a message, by the message's own or its event's identifier; nil: none does.
    public func item(showing id: String) -> TimelineItem.ID? {
        items.last { $0.message?.id == id || $0.message?.eventID == id }?.id
    }

    /// Makes sure that a message is among the rows, wherever in the history it stands.
    ///
    /// - Returns: Its row; nil when there is no such message.
    public func reveal(_ id: String) async -> TimelineItem.ID? {
        if let item = item(showing: id) { return item }
        try? await fetch(around: id)
        update()
        return item(showing: id)
    }

    /// Makes sure that the newest message is among the rows.
    public func revealNewest() async {
        guard hasNewer else { return }
        try? await fetchNewest()
        update()
    }
}
