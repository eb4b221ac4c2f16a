import Combine
import Synchronization

/// A live, paged list of people whom the current user shares channels with, from what is stored: it works offline.
///
/// To find people whom the user does not know yet, ask the homeserver's directory: ``ChatUserSearchController``.
public final class ChatUserListController: Sendable {
    /// The client whose user this is about.
    public let client: ChatClient
    let shown = ShownList<ChatUser>()
    private let state: Mutex<State>
    private let refreshing: Coalescer

    private struct State {
        var query: UserListQuery
        var limit: Int
        var session: UserSession?
        var hasAll = false
    }

    init(client: ChatClient, query: UserListQuery) {
        self.client = client
        state = Mutex(State(query: query, limit: max(1, query.pageSize)))
        let owner = WeakOwner<ChatUserListController>()
        refreshing = Coalescer { await owner.value?.refresh() }
        owner.value = self
        client.add(self)
    }

    /// Which people are shown. When it changes, the list goes over to the new query with one call to its delegates, and begins with
    /// the first page again.
    public var query: UserListQuery {
        get { state.withLock { $0.query } }
        set {
            state.withLock {
                $0.query = newValue
                $0.limit = max(1, newValue.pageSize)
            }
            refreshing.request()
        }
    }

    /// The people loaded so far, by name.
    public var users: LazyCachedMapCollection<ChatUser> { LazyCachedMapCollection(shown.items) }

    /// Whether the list ends here.
    public var hasLoadedAllUsers: Bool { state.withLock { $0.hasAll } }

    /// Held weakly. Several may listen; see ``addDelegate(_:)``.
    public var delegate: (any ChatUserListControllerDelegate)? {
        get { shown.primaryListener as? any ChatUserListControllerDelegate }
        set { shown.primaryListener = newValue }
    }

    /// Has somebody listen beside ``delegate``. Held weakly.
    public func addDelegate(_ delegate: any ChatUserListControllerDelegate) { shown.add(delegate) }
    /// Has somebody listen no more.
    public func removeDelegate(_ delegate: any ChatUserListControllerDelegate) { shown.remove(delegate) }

    /// What the delegate hears, for those who prefer a publisher.
    public var changesPublisher: AnyPublisher<[ListChange<ChatUser>], Never> { shown.changesPublisher }

    /// Calls back when the list shows what is stored.
    public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion)) { try await self.synchronize() }
    }

    /// Returns when the list shows what is stored.
    public func synchronize() async throws {
        _ = try await client.openSession
        await settle()
    }

    /// Shows more people.
    ///
    /// - Parameter limit: How many; nil: the query's page size.
    public func loadNextUsers(limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion)) { try await self.loadNextUsers(limit: limit) }
    }

    /// Shows more people, and returns when they can be seen.
    public func loadNextUsers(limit: Int? = nil) async throws {
        _ = try await client.openSession
        state.withLock { $0.limit += max(1, limit ?? $0.query.pageSize) }
        await settle()
    }

    /// Lets the list take in what is stored, so that an `await` returns when it shows.
    func settle() async {
        await refreshing.run()
        await flushDeliveries()
    }

    private func refresh() async {
        let (query, limit, session) = state.withLock { ($0.query, $0.limit, $0.session) }
        let users = await session?.knownUsers(query) ?? []
        state.withLock { $0.hasAll = users.count <= limit }
        shown.show(Array(users.prefix(limit))) { [weak self] listener, changes in
            guard let self, let listener = listener as? any ChatUserListControllerDelegate else { return }
            listener.userListController(self, didChangeUsers: changes)
        }
    }
}

extension ChatUserListController: SessionObserver, StoreListener {
    func sessionChanged(to session: UserSession?) {
        state.withLock { $0.session = session }
        session?.hub.add(self)
        refreshing.request()
    }

    func storeChanged(_ update: StoreUpdate) {
        if !update.members.isEmpty || update.account != nil { refreshing.request() }
    }

    func presenceChanged(_ users: Set<UserId>) { refreshing.request() }
}

/// Hears about changes of a list of people. All calls come on the main queue.
public protocol ChatUserListControllerDelegate: AnyObject {
    /// `controller.users` is the new list already; `changes` lead there from the list of the call before.
    func userListController(_ controller: ChatUserListController, didChangeUsers changes: [ListChange<ChatUser>])
}

extension ChatUserListControllerDelegate {
    /// Does nothing.
    public func userListController(
        _ controller: ChatUserListController, didChangeUsers changes: [ListChange<ChatUser>]
    ) {}
}

extension ChatClient {
    /// A controller for people whom the current user shares channels with. It may be made before anyone is connected.
    public func userListController(query: UserListQuery = UserListQuery()) -> ChatUserListController {
        ChatUserListController(client: self, query: query)
    }
}
