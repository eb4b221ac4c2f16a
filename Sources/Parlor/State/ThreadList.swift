import Synchronization

/// The threads of a channel, or of all channels, those with the newest replies first. For code that uses `async` and observes state.
///
/// ```swift
/// let threads = client.makeThreadList()
/// try await threads.get()
/// show(threads.state.threads)        // messages whose `thread` is not nil
/// ```
///
/// What is stored shows at once; pages of the homeserver add what this device has never seen. Specification: client-server API,
/// "Server-side thread list".
public final class ThreadList: Sendable {
    /// Which threads are listed.
    public enum Filter: Sendable {
        /// All of them.
        case all
        /// Those that the user has opened or replied in.
        case participating
    }

    /// What the list shows.
    public let state: ThreadListState
    /// The channel whose threads they are; nil for those of all channels.
    public let cid: ChannelId?
    /// Which threads are listed.
    public let filter: Filter
    private let client: ChatClient
    private let current = Mutex(Current())

    private struct Current: Sendable {
        var session: UserSession?
        var feed: MessageQueryFeed?
        var pager: ThreadListPager?
        var threads: [ChatMessage] = []
    }

    init(_ client: ChatClient, cid: ChannelId?, filter: Filter) {
        self.client = client
        self.cid = cid
        self.filter = filter
        state = ThreadListState()
        client.add(self)
    }

    /// Brings the list up to date with the homeserver.
    ///
    /// - Returns: The threads that are shown now.
    /// - Throws: ``ClientError`` when the homeserver cannot be reached; what is stored is shown all the same.
    @discardableResult
    public func get() async throws -> [ChatMessage] {
        let session = try await client.openSession
        let pager = ThreadListPager(session: session, cid: cid, isParticipating: filter == .participating)
        current.withLock { $0.pager = pager }
        return try await load(pager, limit: 25)
    }

    /// Loads more threads.
    ///
    /// - Returns: All threads that are shown now.
    @discardableResult
    public func loadMoreThreads(limit: Int = 25) async throws -> [ChatMessage] {
        guard let pager = current.withLock({ $0.pager }) else { return try await get() }
        return try await load(pager, limit: limit)
    }

    private func load(_ pager: ThreadListPager, limit: Int) async throws -> [ChatMessage] {
        do {
            try await pager.loadNext(limit)
        } catch {
            await taken(hasAll: false)
            throw ClientError(wrapping: error)
        }
        return await taken(hasAll: await pager.isAtEnd)
    }

    @discardableResult
    private func taken(hasAll: Bool) async -> [ChatMessage] {
        try? await current.withLock { $0.feed }?.refresh()
        await flushDeliveries()
        return await MainActor.run {
            state.take(hasAll: hasAll)
            return state.threads
        }
    }
}

extension ThreadList: SessionObserver {
    func sessionChanged(to session: UserSession?) {
        guard let session else {
            current.withLock { $0 = Current() }
            return deliverOnMainActor { [state] in state.take([]) }
        }
        let feed = MessageQueryFeed(
            session: session, concerns: { [cid] room in cid.map { session.index.record($0)?.roomID == room } ?? true },
            query: { [cid, filter] database in
                try ThreadListReader(session: session, database: database)
                    .threads(in: cid, isParticipating: filter == .participating)
            },
            deliver: { [weak self] threads in
                deliverOnMainActor { self?.state.take(threads) }
            })
        current.withLock {
            $0 = Current()
            $0.session = session
            $0.feed = feed
        }
        session.hub.add(feed)
        session.run { try? await feed.refresh() }
    }
}

extension ChatClient {
    /// The threads of a channel, or of all channels, with observable state.
    public func makeThreadList(in cid: ChannelId? = nil, filter: ThreadList.Filter = .all) -> ThreadList {
        ThreadList(self, cid: cid, filter: filter)
    }
}
