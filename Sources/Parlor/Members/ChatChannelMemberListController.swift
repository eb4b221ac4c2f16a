import Combine
import Synchronization

/// A live, paged list of a channel's members.
///
/// ```swift
/// let controller = client.memberListController(query: MemberListQuery(cid: cid))
/// controller.delegate = self
/// controller.synchronize()
/// ```
///
/// ``members`` answers with what is stored as soon as it has been read; ``synchronize(_:)`` loads the rest. Roles, names, presence and
/// memberships are followed from then on.
public final class ChatChannelMemberListController: Sendable {
    /// The client whose user this is about.
    public let client: ChatClient
    let shown = ShownList<ChatChannelMember>()
    private let state: Mutex<State>
    private let refreshing: Coalescer

    private struct State {
        var query: MemberListQuery
        var limit: Int
        var session: UserSession?
        var hasAll = false
    }

    init(client: ChatClient, query: MemberListQuery) {
        self.client = client
        state = Mutex(State(query: query, limit: max(1, query.pageSize)))
        let owner = WeakOwner<ChatChannelMemberListController>()
        refreshing = Coalescer { await owner.value?.refresh() }
        owner.value = self
        client.add(self)
    }

    /// Which members are shown. When it changes, the list goes over to the new query with one call to its delegates, and begins with
    /// the first page again.
    public var query: MemberListQuery {
        get { state.withLock { $0.query } }
        set {
            state.withLock {
                $0.query = newValue
                $0.limit = max(1, newValue.pageSize)
            }
            refreshing.request()
        }
    }

    /// The members loaded so far, in the query's order.
    public var members: LazyCachedMapCollection<ChatChannelMember> { LazyCachedMapCollection(shown.items) }

    /// Whether the list ends here: ``loadNextMembers(limit:completion:)`` would bring nothing.
    public var hasLoadedAllMembers: Bool { state.withLock { $0.hasAll } }

    /// Held weakly. Several may listen; see ``addDelegate(_:)``.
    public var delegate: (any ChatChannelMemberListControllerDelegate)? {
        get { shown.primaryListener as? any ChatChannelMemberListControllerDelegate }
        set { shown.primaryListener = newValue }
    }

    /// Has somebody listen beside ``delegate``. Held weakly.
    public func addDelegate(_ delegate: any ChatChannelMemberListControllerDelegate) { shown.add(delegate) }
    /// Has somebody listen no more.
    public func removeDelegate(_ delegate: any ChatChannelMemberListControllerDelegate) { shown.remove(delegate) }

    /// What the delegate hears, for those who prefer a publisher.
    public var changesPublisher: AnyPublisher<[ListChange<ChatChannelMember>], Never> { shown.changesPublisher }
    /// What the delegate hears, one element for each call.
    public var changesStream: AsyncStream<[ListChange<ChatChannelMember>]> { shown.changesStream }

    /// Loads the channel's members from the homeserver and calls back when the list shows them.
    public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion)) { try await self.synchronize() }
    }

    /// Loads the channel's members from the homeserver and returns when the list shows them.
    ///
    /// - Throws: ``ClientError``; what is stored is shown all the same.
    public func synchronize() async throws {
        let session = try await client.openSession
        do {
            try await client.waitForSync(session)
            try await session.loadMembers(of: query.cid)
        } catch {
            await settle()
            throw ClientError(wrapping: error)
        }
        await settle()
    }

    /// Shows more members.
    ///
    /// - Parameter limit: How many; nil: the query's page size.
    public func loadNextMembers(limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion)) { try await self.loadNextMembers(limit: limit) }
    }

    /// Shows more members, and returns when they can be seen.
    public func loadNextMembers(limit: Int? = nil) async throws {
        _ = try await client.openSession
        state.withLock { $0.limit += max(1, limit ?? $0.query.pageSize) }
        await settle()
    }

    /// Lets the list take in what is stored, so that an `await` returns when it shows.
    func settle() async {
        await refreshing.run()
        await flushDeliveries()
    }

    /// Reads the list again, off the main queue.
    private func refresh() async {
        let (query, limit, session) = state.withLock { ($0.query, $0.limit, $0.session) }
        var members: [ChatChannelMember] = []
        if let session, let roomID = session.index.record(query.cid)?.roomID {
            members = await session.members(ofRoom: roomID)
        }
        let sorted = members.filter(query.matches).sorted(by: query.isBefore)
        state.withLock { $0.hasAll = sorted.count <= limit }
        shown.show(Array(sorted.prefix(limit))) { [weak self] listener, changes in
            guard let self, let listener = listener as? any ChatChannelMemberListControllerDelegate else { return }
            listener.memberListController(self, didChangeMembers: changes)
        }
    }
}

extension ChatChannelMemberListController: SessionObserver, StoreListener {
    func sessionChanged(to session: UserSession?) {
        state.withLock { $0.session = session }
        session?.hub.add(self)
        refreshing.request()
    }

    func storeChanged(_ update: StoreUpdate) {
        let (cid, session) = state.withLock { ($0.query.cid, $0.session) }
        guard let roomID = session?.index.record(cid)?.roomID, update.members.contains(roomID) else { return }
        refreshing.request()
    }

    func presenceChanged(_ users: Set<UserId>) { refreshing.request() }
}

extension ChatClient {
    /// A controller for the members of a channel. It may be made before anyone is connected.
    public func memberListController(query: MemberListQuery) -> ChatChannelMemberListController {
        ChatChannelMemberListController(client: self, query: query)
    }
}
