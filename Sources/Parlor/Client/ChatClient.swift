import Combine
import Foundation
import Synchronization

/// A person's connection to a homeserver, and all that is known of it on this device.
///
/// ```swift
/// let client = ChatClient(config: ChatClientConfig(homeserver: url, storeFolder: folder))
/// try await client.connect(userID: "@anna:example.org", password: password)
/// let list = client.channelListController(query: .init(filter: .containMembers(userIds: [client.currentUserId!])))
/// ```
///
/// A process may have as many clients as it likes; nothing is shared between them. Every call may be made from any thread, the
/// main thread included: none waits for the network or for the store. Callbacks come on the main queue.
public final class ChatClient: Sendable {
    /// What the client was made with.
    public let config: ChatClientConfig
    /// Pictures and files of messages, channels and people.
    public let mediaLoader: MediaLoader
    let state = Mutex(State())
    private let statuses = Relay<ConnectionStatus>()
    private let users = Relay<ChatUser?>()
    let failures = Relay<OutboxFailure>()
    private let webTransport: any HTTPTransport

    struct State {
        var session: UserSession?
        var currentUser: ChatUser?
        var status: ConnectionStatus = .disconnected(nil)
        var observers = WeakListeners()
        /// Connecting and disconnecting, one after the other.
        var lastOperation: Task<Void, Never>?
        var isConnecting = false
        /// Who is asked for tokens.
        var source: TokenRenewal.Source?
        var recovery: StoreRecovery?
    }

    /// Nothing is opened or asked for yet; ``connect(userID:password:)`` and its siblings do.
    public init(config: ChatClientConfig) {
        self.config = config
        webTransport = config.dependencies.makeTransport()
        mediaLoader = MediaLoader(diskLimit: config.mediaCacheSize, web: webTransport)
    }

    deinit {
        webTransport.close()
        if let session = state.withLock({ $0.session }) { Task { await session.stop() } }
    }

    /// The user whose channels can be read: set as soon as the user's store is open, before the homeserver has answered.
    public var currentUserId: UserId? { state.withLock { $0.session?.userID } }

    /// The current user as others see them; nil while nobody is connected.
    public var currentUser: ChatUser? { state.withLock { $0.session == nil ? nil : $0.currentUser } }

    /// ``currentUser`` now, and every change of it on the main queue.
    public var currentUserPublisher: AnyPublisher<ChatUser?, Never> {
        users.publisher { [weak self] in self?.currentUser }
    }

    /// Whether the client hears from its homeserver.
    public var connectionStatus: ConnectionStatus { state.withLock { $0.status } }

    /// The status now, and every change of it on the main queue.
    public var connectionStatusPublisher: AnyPublisher<ConnectionStatus, Never> {
        statuses.publisher { [weak self] in self?.connectionStatus ?? .disconnected(nil) }
    }

    /// The status now, and every change of it.
    public var connectionStatusUpdates: AsyncStream<ConnectionStatus> {
        statuses.stream(startingWith: connectionStatus, keepAll: true)
    }

    /// What waits to be read in all channels that are not muted.
    public var totalUnreadCount: ChannelUnreadCount {
        let channels = state.withLock { $0.session }?.index.all.map(\.channel) ?? []
        return channels.reduce(into: .noUnread) { total, channel in
            guard channel.membership == .joined, !channel.isMuted else { return }
            total.messages += channel.unreadCount.messages
            total.mentions += channel.unreadCount.mentions
        }
    }

    func setStatus(_ status: ConnectionStatus) {
        let isNew = state.withLock { state in
            defer { state.status = status }
            return state.status != status
        }
        if isNew { deliverOnMain { self.statuses.send(status) } }
    }

    func setCurrentUser(_ user: ChatUser?) {
        state.withLock { $0.currentUser = user }
        deliverOnMain { self.users.send(user) }
    }
}
