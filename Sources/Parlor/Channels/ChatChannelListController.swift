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
public final class ChatChannelListController: Sendable {
    public let client: ChatClient
    public let query: ChannelListQuery
    let filter: (@Sendable (ChatChannel) -> Bool)?
    let state = Mutex(State())

    struct State {
        var listeners = WeakListeners()
        var channels = LazyCachedMapCollection<ChatChannel>()
    }

    init(client: ChatClient, query: ChannelListQuery, filter: (@Sendable (ChatChannel) -> Bool)?) {
        self.client = client
        self.query = query
        self.filter = filter
    }

    /// The channels loaded so far, in the query's order.
    public var channels: LazyCachedMapCollection<ChatChannel> { state.withLock { $0.channels } }

    /// Whether the list ends here: ``loadNextChannels(limit:completion:)`` would bring nothing.
    public var hasLoadedAllChannels: Bool { true }

    /// Held weakly. Several may listen; see ``addDelegate(_:)``.
    public var delegate: (any ChatChannelListControllerDelegate)? {
        get { state.withLock { $0.listeners.primary as? any ChatChannelListControllerDelegate } }
        set { state.withLock { $0.listeners.primary = newValue } }
    }

    public func addDelegate(_ delegate: any ChatChannelListControllerDelegate) {
        state.withLock { $0.listeners.add(delegate) }
    }

    public func removeDelegate(_ delegate: any ChatChannelListControllerDelegate) {
        state.withLock { $0.listeners.remove(delegate) }
    }

    /// Calls back when the list shows what the homeserver knows, or with the error that is in the way; what is stored is shown anyway.
    public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion)) { try await self.synchronize() }
    }

    public func synchronize() async throws { throw ClientError(.notConnected, "Not built yet") }

    /// Shows more channels.
    ///
    /// - Parameter limit: How many; nil: the query's page size.
    public func loadNextChannels(limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion)) { try await self.loadNextChannels(limit: limit) }
    }

    public func loadNextChannels(limit: Int? = nil) async throws { throw ClientError(.notConnected, "Not built yet") }
}
