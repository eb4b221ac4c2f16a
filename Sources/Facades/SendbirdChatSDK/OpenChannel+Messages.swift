/// What is said in a channel. It needs the user to have entered.
extension OpenChannel {
    /// The messages loaded so far, newest first; empty before ``enter()``. One that waits to be sent stands among them.
    public var messages: [ChatMessage] { controller.map { Array($0.messages) } ?? [] }
    /// Whether ``loadPreviousMessages(limit:)`` would bring nothing.
    public var hasLoadedAllMessages: Bool { controller?.hasLoadedAllPreviousMessages ?? false }

    /// Loads older messages, and returns when ``messages`` has them.
    public func loadPreviousMessages(limit: Int = 30) async throws {
        try await entered.loadPreviousMessages(limit: limit)
    }

    /// Sends a message: it stands among ``messages`` when this returns, and is sent as soon as that is possible.
    ///
    /// - Returns: What the message is called until the end.
    /// - Throws: ``ClientError/Kind/forbidden`` in a channel that is frozen, and for somebody who is muted.
    @discardableResult
    public func send(_ message: OutgoingMessage) async throws -> MessageId {
        let controller = try entered
        if standing == .muted { throw ClientError(.forbidden, "An operator has muted you in \(name)") }
        guard canWrite else { throw ClientError(.forbidden, "\(name) is frozen: only operators can write") }
        return try await controller.createNewMessage(message)
    }

    /// Sends a text; see ``send(_:)-(OutgoingMessage)``.
    @discardableResult
    public func send(_ text: String) async throws -> MessageId { try await send(OutgoingMessage(text: text)) }

    /// Changes the text of one's own message.
    public func edit(_ message: MessageId, text: String) async throws {
        try await entered.editMessage(message, text: text)
    }

    /// Deletes a message for everybody: one's own, or anybody's as an operator.
    public func deleteMessage(_ message: MessageId) async throws { try await entered.deleteMessage(message) }

    /// Sends. The same with a completion handler, which is called once, on the main queue.
    public func send(_ message: OutgoingMessage, completion: ((MessageId?, ClientError?) -> Void)?) {
        finish(completion) { try await self.send(message) }
    }
    /// Sends a text. The same with a completion handler, which is called once, on the main queue.
    public func send(_ text: String, completion: ((MessageId?, ClientError?) -> Void)?) {
        send(OutgoingMessage(text: text), completion: completion)
    }
    /// Edits. The same with a completion handler, which is called once, on the main queue.
    public func edit(_ message: MessageId, text: String, completion: ((ClientError?) -> Void)?) {
        finish(completion) { try await self.edit(message, text: text) }
    }
    /// Deletes. The same with a completion handler, which is called once, on the main queue.
    public func deleteMessage(_ message: MessageId, completion: ((ClientError?) -> Void)?) {
        finish(completion) { try await self.deleteMessage(message) }
    }
    /// Loads older messages. The same with a completion handler, which is called once, on the main queue.
    public func loadPreviousMessages(limit: Int = 30, completion: ((ClientError?) -> Void)?) {
        finish(completion) { try await self.loadPreviousMessages(limit: limit) }
    }
}
