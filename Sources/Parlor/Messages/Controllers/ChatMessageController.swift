import Foundation
import Synchronization

/// One message and the thread that it opens, live.
///
/// ```swift
/// let controller = client.messageController(cid: cid, messageId: message.id)
/// controller.delegate = self
/// try await controller.synchronize()
/// try await controller.createNewReply(text: "I'll bring tomatoes")
/// ```
///
/// ``replies`` begins with the newest one. A reply that waits to be sent stands among them from the moment it is composed.
/// Specification: client-server API, "Threading".
public final class ChatMessageController: Sendable {
    /// The client whose message it is.
    public let client: ChatClient
    /// The channel of the message.
    public let cid: ChannelId
    /// The message, by local or event identifier.
    public let messageId: MessageId
    /// How many replies a page has.
    public let pageSize: Int
    let state = Mutex(State())
    let typing: TypingSender
    /// What the app writes by calls with a completion handler keeps its order.
    let writing = TaskChain()

    struct State {
        var listeners = WeakListeners()
        var content = ThreadFeed.Content()
        var feed: ThreadFeed?
        var reactors: [MessageReactor] = []
        var reactionToken: String?
        var hasAllReactors = false
    }

    init(client: ChatClient, cid: ChannelId, messageId: MessageId, pageSize: Int) {
        self.client = client
        self.cid = cid
        self.messageId = messageId
        self.pageSize = pageSize
        typing = TypingSender(client: client, cid: cid)
        client.add(self)
    }

    /// The message as it is now; nil until it is known on this device.
    public var message: ChatMessage? { state.withLock { $0.content.message } }

    /// The replies of its thread, newest first.
    public var replies: LazyCachedMapCollection<ChatMessage> {
        LazyCachedMapCollection(state.withLock { $0.content.replies })
    }

    /// Whether ``replies`` goes back to the first one.
    public var hasLoadedAllPreviousReplies: Bool { state.withLock { $0.content.hasAllPrevious } }
    /// Whether ``replies`` reaches up to now, and new replies appear in it.
    public var hasLoadedAllNextReplies: Bool { state.withLock { $0.content.hasAllNext } }
    /// What is unread in the thread.
    public var unreadCount: ChannelUnreadCount { message?.thread?.unreadCount ?? .noUnread }

    /// Held weakly. Several may listen; see ``addDelegate(_:)``.
    public var delegate: (any ChatMessageControllerDelegate)? {
        get { state.withLock { $0.listeners.primary as? any ChatMessageControllerDelegate } }
        set { state.withLock { $0.listeners.primary = newValue } }
    }

    /// Adds a listener beside ``delegate``; held weakly, too.
    public func addDelegate(_ delegate: any ChatMessageControllerDelegate) {
        state.withLock { $0.listeners.add(delegate) }
    }

    /// Removes a listener that was added.
    public func removeDelegate(_ delegate: any ChatMessageControllerDelegate) {
        state.withLock { $0.listeners.remove(delegate) }
    }

    /// Waits until what was just written shows.
    func settle() async {
        try? await state.withLock { $0.feed }?.refresh()
        await flushDeliveries()
    }

    /// The session and this controller's window in it.
    var openFeed: (session: UserSession, feed: ThreadFeed) {
        get async throws {
            let session = try await client.openSession
            guard let feed = state.withLock({ $0.feed }), feed.session === session else {
                throw ClientError(.notConnected, "The user of channel \(cid) is no longer connected")
            }
            return (session, feed)
        }
    }
}

extension ChatClient {
    /// One message and its thread, live.
    ///
    /// - Parameters:
    ///   - messageId: The message that opens the thread, by local or event identifier.
    ///   - pageSize: How many replies a page has.
    public func messageController(
        cid: ChannelId, messageId: MessageId, pageSize: Int = .messagesPageSize
    ) -> ChatMessageController {
        ChatMessageController(client: self, cid: cid, messageId: messageId, pageSize: pageSize)
    }
}
