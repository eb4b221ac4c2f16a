import Foundation
import Synchronization

/// One channel and a window of its messages, live.
///
/// ``messages`` begins with the newest message: index 0 is the one at the bottom of a screen. A message that waits to be sent
/// stands among them from the moment it is composed.
public final class ChatChannelController: Sendable {
    public let client: ChatClient
    public let channelQuery: ChannelQuery
    let problem: ClientError?
    let state = Mutex(State())

    struct State {
        var listeners = WeakListeners()
        var channel: ChatChannel?
        var messages = LazyCachedMapCollection<ChatMessage>()
    }

    init(client: ChatClient, query: ChannelQuery, problem: ClientError?) {
        self.client = client
        channelQuery = query
        self.problem = problem
    }

    public var cid: ChannelId { channelQuery.cid }

    /// Nil until the channel is known on this device.
    public var channel: ChatChannel? { state.withLock { $0.channel } }

    /// Newest first.
    public var messages: LazyCachedMapCollection<ChatMessage> { state.withLock { $0.messages } }

    /// Held weakly. Several may listen; see ``addDelegate(_:)``.
    public var delegate: (any ChatChannelControllerDelegate)? {
        get { state.withLock { $0.listeners.primary as? any ChatChannelControllerDelegate } }
        set { state.withLock { $0.listeners.primary = newValue } }
    }

    public func addDelegate(_ delegate: any ChatChannelControllerDelegate) {
        state.withLock { $0.listeners.add(delegate) }
    }

    public func removeDelegate(_ delegate: any ChatChannelControllerDelegate) {
        state.withLock { $0.listeners.remove(delegate) }
    }

    /// Brings the channel up to date.
    ///
    /// A joined channel is fetched as the query says. One that is not joined is joined where its rules allow it. One that does
    /// not exist is created under this id.
    public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion)) { try await self.synchronize() }
    }

    public func synchronize() async throws { throw problem ?? ClientError(.notConnected, "Not built yet") }
}
