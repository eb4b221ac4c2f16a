import Combine
import Foundation
import Synchronization

/// A live, paged list of the current user's channels.
///
/// ```swift
/// let controller = client.channelListController(query: .init(filter: .containMembers(userIds: [me])))
/// controller.delegate = self
/// controller.synchronize { error in … }
/// ```
///
/// ``channels`` answers at once with what is stored, before anything has been synchronized. Every change comes with the steps that
/// lead from the old list to the new one; a new message moves its channel to the top by exactly one ``ListChange/move(_:fromIndex:toIndex:)``.
/// Delegates, publishers and async sequences are fed from one source.
public final class ChatChannelListController: Sendable {
    /// The client whose user this is about.
    public let client: ChatClient
    private let filter: (@Sendable (ChatChannel) -> Bool)?
    private let state: Mutex<State>
    private let changes = Relay<[ListChange<ChatChannel>]>()

    private struct State {
        var query: ChannelListQuery
        var listeners = WeakListeners()
        /// What the app sees. Changes on the main queue only, together with the call that tells of it.
        var channels: [ChatChannel] = []
        var feed: ChannelListFeed?
        var session: UserSession?
    }

    init(client: ChatClient, query: ChannelListQuery, filter: (@Sendable (ChatChannel) -> Bool)?) {
        self.client = client
        state = Mutex(State(query: query))
        self.filter = filter
        client.add(self)
    }

    /// Which channels the list shows, and in which order.
    ///
    /// It may be changed while the list is shown: the list then goes over to the new query with one call to its delegates, and
    /// begins with the first page again.
    public var query: ChannelListQuery {
        get { state.withLock { $0.query } }
        set {
            let (feed, session) = state.withLock { state in
                state.query = newValue
                return (state.feed, state.session)
            }
            guard let feed, let session else { return }
            let window = ChannelListWindow(query: newValue, extraFilter: filter)
            session.index.withAll { feed.replaceWindow(window, with: $0) }
        }
    }

    /// The channels loaded so far, in the query's order.
    public var channels: LazyCachedMapCollection<ChatChannel> {
        LazyCachedMapCollection(state.withLock { $0.channels })
    }

    /// Whether the list ends here: ``loadNextChannels(limit:completion:)`` would bring nothing.
    public var hasLoadedAllChannels: Bool { state.withLock { $0.feed }?.showsAll ?? false }

    /// Held weakly. Several may listen; see ``addDelegate(_:)``.
    public var delegate: (any ChatChannelListControllerDelegate)? {
        get { state.withLock { $0.listeners.primary as? any ChatChannelListControllerDelegate } }
        set { state.withLock { $0.listeners.primary = newValue } }
    }

    /// Has somebody listen beside ``delegate``. Held weakly.
    public func addDelegate(_ delegate: any ChatChannelListControllerDelegate) {
        state.withLock { $0.listeners.add(delegate) }
    }

    /// Has somebody listen no more.
    public func removeDelegate(_ delegate: any ChatChannelListControllerDelegate) {
        state.withLock { $0.listeners.remove(delegate) }
    }

    /// What the delegate hears, for those who prefer a publisher.
    public var changesPublisher: AnyPublisher<[ListChange<ChatChannel>], Never> { changes.publisher }

    /// The list now, and the new list after every change.
    public var channelsPublisher: AnyPublisher<LazyCachedMapCollection<ChatChannel>, Never> {
        changes.publisher.map { [weak self] _ in self?.channels ?? LazyCachedMapCollection() }
            .prepend(channels).eraseToAnyPublisher()
    }

    /// What the delegate hears, one element for each call.
    public var changesStream: AsyncStream<[ListChange<ChatChannel>]> {
        changes.stream(startingWith: nil, keepAll: true)
    }

    /// Calls back when the list shows what the homeserver knows, or with the error that is in the way; what is stored is shown anyway.
    public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion)) { try await self.synchronize() }
    }

    /// Returns when the list shows what the homeserver knows.
    public func synchronize() async throws {
        try await client.waitForSync(try await client.openSession)
        await flushDeliveries()
    }

    /// Shows more channels.
    ///
    /// - Parameter limit: How many; nil: the query's page size.
    public func loadNextChannels(limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion)) { try await self.loadNextChannels(limit: limit) }
    }

    /// Shows more channels, and returns when they can be seen.
    public func loadNextChannels(limit: Int? = nil) async throws {
        _ = try await client.openSession
        state.withLock { $0.feed }?.grow(by: limit ?? query.pageSize)
        await flushDeliveries()
    }
}

extension ChatChannelListController: SessionObserver {
    func sessionChanged(to session: UserSession?) {
        guard let session else {
            state.withLock {
                $0.feed = nil
                $0.session = nil
            }
            return deliverOnMain { self.show([], nil, as: nil) }
        }
        let window = ChannelListWindow(query: query, extraFilter: filter)
        let feed = ChannelListFeed(window: window) { [weak self] feed, channels, steps in
            deliverOnMain { self?.show(channels, steps, as: feed) }
        }
        state.withLock {
            $0.feed = feed
            $0.session = session
        }
        session.index.attach(feed) { records in
            let channels = feed.start(with: records)
            // A list that is made while somebody is connected has its channels at once. One that waited for a user tells of them.
            let isFirst = state.withLock { state in
                guard state.channels.isEmpty, state.listeners.all.isEmpty else { return false }
                state.channels = channels
                return true
            }
            if !isFirst { deliverOnMain { self.show(channels, nil, as: feed) } }
        }
    }

    /// Runs on the main queue.
    ///
    /// - Parameter steps: From the list shown last; nil: they are found here.
    private func show(_ channels: [ChatChannel], _ steps: [ListChange<ChatChannel>]?, as feed: ChannelListFeed?) {
        let (old, listeners): ([ChatChannel]?, [AnyObject]) = state.withLock { state in
            guard state.feed === feed else { return (nil, []) }
            defer { state.channels = channels }
            return (state.channels, state.listeners.all)
        }
        guard let old else { return }
        let steps = steps ?? ListDiff.changes(from: old, to: channels)
        guard !steps.isEmpty else { return }
        for case let listener as any ChatChannelListControllerDelegate in listeners {
            listener.controller(self, didChangeChannels: steps)
        }
        changes.send(steps)
    }
}
