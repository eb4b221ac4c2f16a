import Combine
import Synchronization

/// A paged list of the public directory, live once it is synchronized and somebody listens.
///
/// Parlor's homeserver tells at once when a channel is made, changed, frozen or taken out of the directory, and when people come and go;
/// of other homeservers what is loaded is asked for again every ten seconds. The list stays within its ``query`` and keeps its order, the
/// fullest channels first.
///
/// ```swift
/// let controller = client.publicChannelListController(query: .init(term: "garden"))
/// controller.delegate = self
/// try await controller.synchronize()
/// try await client.enterChannel(controller.channels[0].cid)
/// ```
public final class PublicChannelListController: Sendable {
    /// The client whose user this is about.
    public let client: ChatClient
    let shown = ShownList<PublicChannel>()
    let state: Mutex<State>
    /// Loads what is loaded once more, one time after the other.
    let refreshing: Coalescer

    struct State {
        var query: PublicChannelListQuery
        var pages: DirectoryPages
        /// Which question is the newest; answers to older ones are dropped.
        var number = 0
        /// Grows with every page that comes: a load that began before tries again.
        var version = 0
        var isSynchronized = false
        var feed: DirectoryFeed?
        var subscribers = 0
        /// Loads under way, and what was told meanwhile: a page may have been written before it.
        var loads = 0
        var news: [DirectoryChange] = []
    }

    init(client: ChatClient, query: PublicChannelListQuery) {
        self.client = client
        state = Mutex(State(query: query, pages: DirectoryPages(query: query)))
        let owner = WeakOwner<PublicChannelListController>()
        refreshing = Coalescer { await owner.value?.refresh() }
        owner.value = self
        client.add(self)
    }

    deinit {
        let feed = state.withLock { $0.feed }
        let id = ObjectIdentifier(self)
        if let feed { Task { await feed.remove(id) } }
    }

    /// What is asked. After a change, ``synchronize(_:)`` brings the answer.
    public var query: PublicChannelListQuery {
        get { state.withLock { $0.query } }
        set { state.withLock { $0.query = newValue } }
    }

    /// The channels loaded so far.
    public var channels: LazyCachedMapCollection<PublicChannel> { LazyCachedMapCollection(shown.items) }
    /// Whether the directory has no more.
    public var hasLoadedAllChannels: Bool { state.withLock { $0.pages.hasAll } }

    /// Held weakly. Several may listen; see ``addDelegate(_:)``.
    public var delegate: (any PublicChannelListControllerDelegate)? {
        get { shown.primaryListener as? any PublicChannelListControllerDelegate }
        set {
            shown.primaryListener = newValue
            followIfHeard()
        }
    }

    /// Has somebody listen beside ``delegate``. Held weakly.
    public func addDelegate(_ delegate: any PublicChannelListControllerDelegate) {
        shown.add(delegate)
        followIfHeard()
    }

    /// Has somebody listen no more.
    public func removeDelegate(_ delegate: any PublicChannelListControllerDelegate) {
        shown.remove(delegate)
        followIfHeard()
    }

    /// What the delegate hears, for those who prefer a publisher. A subscriber counts as somebody who listens.
    public var changesPublisher: AnyPublisher<[ListChange<PublicChannel>], Never> {
        shown.changesPublisher.handleEvents(
            receiveSubscription: { [weak self] _ in self?.count(subscribers: 1) },
            receiveCancel: { [weak self] in self?.count(subscribers: -1) }
        ).eraseToAnyPublisher()
    }
}
