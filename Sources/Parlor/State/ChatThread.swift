/// A message and the replies of its thread, for code that uses `async` and observes state.
///
/// ```swift
/// let thread = chat.makeThread(of: message.id)
/// try await thread.get()
/// try await thread.reply("I'll bring tomatoes")
/// show(thread.state.replies)
/// ```
///
/// It is the ``ChatMessageController`` of the same message with another face. When one of its methods returns, ``state`` already shows
/// what it did.
public final class ChatThread: Sendable {
    /// The controller behind it, for those who want its delegate calls as well.
    public let controller: ChatMessageController
    /// What the thread shows.
    public let state: ChatThreadState
    private let listener: Listener

    init(_ controller: ChatMessageController) {
        self.controller = controller
        state = ChatThreadState(controller)
        listener = Listener(state)
        controller.addDelegate(listener)
        deliverOnMainActor { [controller, state] in state.take(from: controller) }
    }

    /// Brings the message and its newest replies up to date.
    ///
    /// - Returns: The replies that are shown now, newest first.
    /// - Throws: ``ClientError`` when the homeserver cannot be reached; what is stored is shown all the same.
    @discardableResult
    public func get() async throws -> [ChatMessage] { try await after { try await controller.synchronize() } }

    /// Replies with a text; see ``reply(_:)-(OutgoingMessage)``.
    @discardableResult
    public func reply(_ text: String, showInChannel: Bool = false) async throws -> MessageId {
        try await reply(OutgoingMessage(text: text, isShownInChannel: showInChannel))
    }

    /// Replies in the thread. The reply shows at once, and is sent as soon as possible.
    ///
    /// - Returns: Its identifier, which it keeps.
    @discardableResult
    public func reply(_ message: OutgoingMessage) async throws -> MessageId {
        let id = try await controller.createNewReply(message)
        await taken()
        return id
    }

    /// Deletes a reply for all, or the message itself.
    ///
    /// - Parameter id: Nil: the message that opens the thread.
    public func deleteMessage(_ id: MessageId? = nil) async throws {
        try await after { try await controller.deleteMessage(id) }
    }

    /// Reacts to a reply, or to the message itself.
    public func addReaction(_ key: String, to id: MessageId? = nil, enforceUnique: Bool = false) async throws {
        try await after { try await controller.addReaction(key, enforceUnique: enforceUnique, to: id) }
    }

    /// Takes a reaction back.
    public func removeReaction(_ key: String, from id: MessageId? = nil) async throws {
        try await after { try await controller.removeReaction(key, from: id) }
    }

    /// Shows older replies. Nil: as many as a page has.
    @discardableResult
    public func loadOlderReplies(limit: Int? = nil) async throws -> [ChatMessage] {
        try await after { try await controller.loadPreviousReplies(limit: limit) }
    }

    /// Shows newer replies, where the thread was moved away from the newest.
    @discardableResult
    public func loadNewerReplies(limit: Int? = nil) async throws -> [ChatMessage] {
        try await after { try await controller.loadNextReplies(limit: limit) }
    }

    /// Moves to a reply and its neighbours.
    @discardableResult
    public func loadReplies(around id: MessageId, limit: Int? = nil) async throws -> [ChatMessage] {
        try await after { try await controller.loadPageAroundReplyId(id, limit: limit) }
    }

    /// Moves back to the newest replies.
    @discardableResult
    public func jumpToLatest() async throws -> [ChatMessage] {
        try await after { try await controller.loadFirstPage() }
    }

    /// Marks all replies as read; the channel is not marked.
    public func markRead() async throws { try await after { try await controller.markThreadRead() } }

    /// Call it for every change of the composer's text: others see the user typing in the channel.
    public func keystroke() async throws { try await controller.sendKeystrokeEvent() }

    @discardableResult
    private func after(_ work: () async throws -> Void) async throws -> [ChatMessage] {
        do {
            try await work()
        } catch {
            await taken()
            throw error
        }
        return await taken()
    }

    @MainActor @discardableResult
    private func taken() -> [ChatMessage] {
        state.take(from: controller)
        return state.replies
    }

    private final class Listener: ChatMessageControllerDelegate, Sendable {
        private let state: ChatThreadState

        init(_ state: ChatThreadState) { self.state = state }

        func messageController(_ controller: ChatMessageController, didChangeMessage message: ChatMessage) {
            MainActor.assumeIsolated { state.take(from: controller) }
        }

        func messageController(
            _ controller: ChatMessageController, didChangeReplies changes: [ListChange<ChatMessage>]
        ) {
            MainActor.assumeIsolated { state.take(from: controller) }
        }
    }
}

extension ChatClient {
    /// A message and its thread with observable state.
    public func makeThread(cid: ChannelId, messageId: MessageId) -> ChatThread {
        ChatThread(messageController(cid: cid, messageId: messageId))
    }
}
