import Combine
import Foundation
import Synchronization

/// The current user: profile, presence, what waits to be read in all channels, devices, and whom they ignore.
public final class CurrentChatUserController: Sendable {
    /// The client whose user this is about.
    public let client: ChatClient
    private let state = Mutex(State())
    private let refreshing: Coalescer
    private let relay = Relay<CurrentChatUser>()

    private struct State {
        var listeners = WeakListeners()
        var session: UserSession?
        /// What the app sees. Changes on the main queue only, together with the call that tells of it.
        var current: CurrentChatUser?
        var subscription: UncheckedTransfer<AnyCancellable>?
    }

    init(client: ChatClient) {
        self.client = client
        let owner = WeakOwner<CurrentChatUserController>()
        refreshing = Coalescer { await owner.value?.refresh() }
        owner.value = self
        client.add(self)
        let subscription = client.currentUserPublisher.sink { [weak self] _ in self?.refreshing.request() }
        state.withLock { $0.subscription = UncheckedTransfer(value: subscription) }
    }

    /// The user now; nil while nobody is connected.
    public var currentUser: CurrentChatUser? { state.withLock { $0.current } }

    /// Held weakly. Several may listen; see ``addDelegate(_:)``.
    public var delegate: (any CurrentChatUserControllerDelegate)? {
        get { state.withLock { $0.listeners.primary as? any CurrentChatUserControllerDelegate } }
        set { state.withLock { $0.listeners.primary = newValue } }
    }

    /// Has somebody listen beside ``delegate``. Held weakly.
    public func addDelegate(_ delegate: any CurrentChatUserControllerDelegate) {
        state.withLock { $0.listeners.add(delegate) }
    }

    /// The user after every change.
    public var currentUserPublisher: AnyPublisher<CurrentChatUser, Never> { relay.publisher }

    /// Calls back when everything is as the homeserver has it.
    public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion)) { try await self.synchronize() }
    }

    /// Returns when everything is as the homeserver has it.
    public func synchronize() async throws {
        try await client.waitForSync(try await client.openSession)
        await settle()
    }

    /// Lets ``currentUser`` take in what is stored, so that an `await` returns when it shows.
    func settle() async {
        await refreshing.run()
        await flushDeliveries()
    }

    private func refresh() async {
        guard let session = state.withLock({ $0.session }), let user = client.currentUser else { return show(nil) }
        let ignored = await session.ignoredUsers()
        let keywords = (try? await session.reader.read { try AccountState(reading: $0) })?.keywords ?? []
        let channels = session.index.all.map(\.channel)
        var profile = user
        if let presence = session.index.presence[user.id] { profile.take(presence) }
        show(
            CurrentChatUser(
                user: profile, unreadCount: UnreadTotals(channels), ignoredUserIDs: ignored, keywords: keywords))
    }

    private func show(_ user: CurrentChatUser?) {
        deliverOnMain { [self] in
            let (old, listeners) = state.withLock { state in
                defer { state.current = user }
                return (state.current, state.listeners.all)
            }
            guard let user, user != old else { return }
            for case let listener as any CurrentChatUserControllerDelegate in listeners {
                listener.currentUserController(self, didChangeCurrentUser: user)
                if old?.unreadCount != user.unreadCount {
                    listener.currentUserController(self, didChangeUnreadCount: user.unreadCount)
                }
            }
            relay.send(user)
        }
    }
}

extension CurrentChatUserController: SessionObserver, StoreListener {
    func sessionChanged(to session: UserSession?) {
        state.withLock { $0.session = session }
        session?.hub.add(self)
        refreshing.request()
    }

    func storeChanged(_ update: StoreUpdate) { refreshing.request() }

    func presenceChanged(_ users: Set<UserId>) {
        if let own = state.withLock({ $0.session?.userID }), users.contains(own) { refreshing.request() }
    }
}

extension ChatClient {
    /// A controller for the current user. It may be made before anyone is connected.
    public func currentUserController() -> CurrentChatUserController { CurrentChatUserController(client: self) }
}
