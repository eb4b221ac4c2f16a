import Combine
internal import JSON
internal import Matrix
import Synchronization

/// A paged list of the public directory. It shows the directory as it was when it was asked; ``synchronize(_:)`` asks again.
///
/// ```swift
/// let controller = client.publicChannelListController(query: .init(term: "garden"))
/// try await controller.synchronize()
/// try await client.joinChannel(at: controller.channels[0].roomID)
/// ```
public final class PublicChannelListController: Sendable {
    /// The client whose user this is about.
    public let client: ChatClient
    private let shown = ShownList<PublicChannel>()
    private let state: Mutex<State>

    private struct State {
        var query: PublicChannelListQuery
        var next: String?
        var hasAll = false
        /// Which question is the newest; answers to older ones are dropped.
        var number = 0
    }

    init(client: ChatClient, query: PublicChannelListQuery) {
        self.client = client
        state = Mutex(State(query: query))
    }

    /// What is asked. After a change, ``synchronize(_:)`` brings the answer.
    public var query: PublicChannelListQuery {
        get { state.withLock { $0.query } }
        set { state.withLock { $0.query = newValue } }
    }

    /// The channels loaded so far.
    public var channels: LazyCachedMapCollection<PublicChannel> { LazyCachedMapCollection(shown.items) }
    /// Whether the directory has no more.
    public var hasLoadedAllChannels: Bool { state.withLock { $0.hasAll } }

    /// Held weakly. Several may listen; see ``addDelegate(_:)``.
    public var delegate: (any PublicChannelListControllerDelegate)? {
        get { shown.primaryListener as? any PublicChannelListControllerDelegate }
        set { shown.primaryListener = newValue }
    }

    /// Has somebody listen beside ``delegate``. Held weakly.
    public func addDelegate(_ delegate: any PublicChannelListControllerDelegate) { shown.add(delegate) }

    /// What the delegate hears, for those who prefer a publisher.
    public var changesPublisher: AnyPublisher<[ListChange<PublicChannel>], Never> { shown.changesPublisher }

    /// Loads the first page.
    public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion)) { try await self.synchronize() }
    }

    /// Loads the first page, and returns when ``channels`` has it.
    public func synchronize() async throws {
        let number = state.withLock { state in
            state.number += 1
            return state.number
        }
        try await load(number, limit: query.pageSize, since: nil, behind: [])
    }

    /// Loads the next page.
    ///
    /// - Parameter limit: How many; nil: the query's page size.
    public func loadNextChannels(limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion)) { try await self.loadNextChannels(limit: limit) }
    }

    /// Loads the next page, and returns when ``channels`` has it.
    public func loadNextChannels(limit: Int? = nil) async throws {
        let (number, next, query) = state.withLock { ($0.number, $0.next, $0.query) }
        guard let next else { return }
        try await load(number, limit: limit ?? query.pageSize, since: next, behind: shown.items)
    }

    private func load(_ number: Int, limit: Int, since: String?, behind old: [PublicChannel]) async throws {
        let query = query
        let api = try await client.openSession.api
        let page = try await api.publicChannels(query, limit: limit, since: since)
        let isNewest = state.withLock { state in
            guard state.number == number, since == nil || state.next == since else { return false }
            state.next = page.next
            state.hasAll = page.next == nil
            return true
        }
        if isNewest {
            let known = Set(old.map(\.id))
            shown.show(old + page.channels.filter { !known.contains($0.id) }) { [weak self] listener, changes in
                guard let self, let listener = listener as? any PublicChannelListControllerDelegate else { return }
                listener.publicChannelListController(self, didChangeChannels: changes)
            }
        }
        await flushDeliveries()
    }
}

/// Hears about changes of a list of the directory. All calls come on the main queue.
public protocol PublicChannelListControllerDelegate: AnyObject {
    /// `controller.channels` is the new list already; `changes` lead there from the list of the call before.
    func publicChannelListController(
        _ controller: PublicChannelListController, didChangeChannels changes: [ListChange<PublicChannel>])
}

extension ChatClient {
    /// A controller for the public directory.
    public func publicChannelListController(
        query: PublicChannelListQuery = PublicChannelListQuery()
    ) -> PublicChannelListController {
        PublicChannelListController(client: self, query: query)
    }

    /// What a channel is, before the user goes in.
    ///
    /// - Parameter address: `#alias:server`, `!room:server`, or a link to one.
    /// - Throws: ``ClientError/Kind/notFound`` for a channel that does not exist or that the user may not look at.
    public func previewChannel(at address: String) async throws -> PublicChannel {
        try await currentSession.api.summary(of: try ChannelAddress(address))
    }

    /// What a channel of the user's own homeserver is, before the user goes in.
    public func previewChannel(_ cid: ChannelId) async throws -> PublicChannel {
        try cid.validate()
        return try await previewChannel(at: currentSession.address(of: cid))
    }
}

extension HomeserverAPI {
    fileprivate func publicChannels(
        _ query: PublicChannelListQuery, limit: Int, since: String?
    ) async throws -> (channels: [PublicChannel], next: String?) {
        let server = query.server.map { [("server", $0)] } ?? []
        let answer = try await call(.publicRooms, query: server, body: query.body(limit: limit, since: since)).root
        let channels = answer["chunk"]?.elements.compactMap { PublicChannel($0) } ?? []
        return (channels, answer["next_batch"]?.string)
    }

    /// By the endpoint of v1.15, and by its proposal's where the homeserver does not know that.
    fileprivate func summary(of address: ChannelAddress) async throws -> PublicChannel {
        let query = address.servers.map { ("via", $0) }
        let answer: JSONDocument
        do {
            answer = try await call(.roomSummary(address.target), query: query)
        } catch let error as ClientError where error.errcode == ErrorCode.unrecognized.rawValue {
            answer = try await call(.unstableRoomSummary(address.target), query: query)
        }
        guard let channel = PublicChannel(answer.root) else { throw malformed("room_summary") }
        return channel
    }
}
