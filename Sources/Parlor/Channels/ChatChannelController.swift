import Combine
import Foundation
import Synchronization

/// One channel and a window of its messages, live.
///
/// ```swift
/// let controller = client.channelController(for: ChannelId(type: .messaging, id: "general"))
/// controller.delegate = self
/// controller.synchronize()
/// controller.createNewMessage(text: "Good morning")
/// ```
///
/// ``messages`` begins with the newest message: index 0 is the one at the bottom of a screen. A message that waits to be sent
/// stands among them from the moment it is composed. Delegates, publishers and async sequences are fed from one source.
public final class ChatChannelController: Sendable {
    /// The client whose user this is about.
    public let client: ChatClient
    /// Which channel, and how much of it to load.
    public let channelQuery: ChannelQuery
    /// Why the controller can find no channel: it was asked for by a malformed text.
    let problem: ClientError?
    let state = Mutex(State())
    let typing: TypingSender
    /// What the app writes by calls with a completion handler keeps its order.
    let writing = TaskChain()
    let typingCalls = TaskChain()
    let channelChanges = Relay<ChatChannel>()
    let messageChanges = Relay<[ListChange<ChatMessage>]>()

    struct State {
        var listeners = WeakListeners()
        /// What the app sees. Changes on the main queue only, together with the call that tells of it.
        var channel: ChatChannel?
        var content = MessageFeed.Content()
        var feed: MessageFeed?
        var watcher: ChannelWatcher?
        var isLoadingPrevious = false
        var isLoadingNext = false
        /// Follows a channel that the user is not in.
        var watching: Task<Void, Never>?
    }

    init(client: ChatClient, query: ChannelQuery, problem: ClientError?) {
        self.client = client
        channelQuery = query
        self.problem = problem
        typing = TypingSender(client: client, cid: query.cid)
        if problem == nil { client.add(self) }
    }

    deinit { state.withLock { $0.watching }?.cancel() }

    /// The channel.
    public var cid: ChannelId { channelQuery.cid }

    /// Nil until the channel is known on this device.
    public var channel: ChatChannel? { state.withLock { $0.channel } }

    /// Newest first.
    public var messages: LazyCachedMapCollection<ChatMessage> {
        LazyCachedMapCollection(state.withLock { $0.content.messages })
    }

    /// Held weakly. Several may listen; see ``addDelegate(_:)``.
    public var delegate: (any ChatChannelControllerDelegate)? {
        get { state.withLock { $0.listeners.primary as? any ChatChannelControllerDelegate } }
        set { state.withLock { $0.listeners.primary = newValue } }
    }

    /// Has somebody listen beside ``delegate``. Held weakly.
    public func addDelegate(_ delegate: any ChatChannelControllerDelegate) {
        state.withLock { $0.listeners.add(delegate) }
    }

    /// Has somebody listen no more.
    public func removeDelegate(_ delegate: any ChatChannelControllerDelegate) {
        state.withLock { $0.listeners.remove(delegate) }
    }

    /// Brings the channel up to date.
    ///
    /// A joined channel is fetched as the query says. One that is not joined is joined where its rules allow it. One that does
    /// not exist is created under this id. When the homeserver cannot be reached, what is stored is shown, and the error says why it is old.
    public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion)) { try await self.synchronize() }
    }

    /// Brings the channel up to date, and returns when it shows. See ``synchronize(_:)``.
    public func synchronize() async throws {
        if let problem { throw problem }
        try cid.validate()
        let session = try await client.openSession
        do {
            try? await feed?.refresh()
            try await client.waitForSync(session)
            try await session.enter(cid)
            try await loadQueriedPage()
            try await session.loadMembers(of: cid, limit: channelQuery.membersLimit)
        } catch {
            await flushDeliveries()
            throw ClientError(wrapping: error)
        }
        await flushDeliveries()
    }

    /// Lets the window take in what was just written, so that an `await` returns when it shows.
    func settle() async {
        try? await feed?.refresh()
        await flushDeliveries()
    }

    var feed: MessageFeed? { state.withLock { $0.feed } }

    /// The session and this controller's window in it.
    var openFeed: (session: UserSession, feed: MessageFeed) {
        get async throws {
            if let problem { throw problem }
            let session = try await client.openSession
            guard let feed, feed.session === session else {
                throw ClientError(.notConnected, "The user of channel \(cid) is no longer connected")
            }
            return (session, feed)
        }
    }
}
