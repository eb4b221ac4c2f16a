import Foundation

extension Chat {
    /// Sends a text; see ``sendMessage(_:)-(OutgoingMessage)``.
    @discardableResult
    public func sendMessage(_ text: String, quoting quotedMessageId: MessageId? = nil) async throws -> MessageId {
        try await sendMessage(OutgoingMessage(text: text, quotedMessageId: quotedMessageId))
    }

    /// Composes a message. It shows at once and is sent as soon as possible, after a restart too, and never twice.
    ///
    /// - Returns: Its identifier, which it keeps.
    /// - Throws: ``ClientError/Kind/emptyMessage``, ``ClientError/Kind/tooLarge``, ``ClientError/Kind/unreadableFile``.
    @discardableResult
    public func sendMessage(_ message: OutgoingMessage) async throws -> MessageId {
        let id = try await controller.createNewMessage(message)
        await taken()
        return id
    }

    /// Changes the text of an own message.
    public func editMessage(_ id: MessageId, text: String) async throws {
        try await editMessage(id, to: OutgoingMessage(text: text))
    }

    /// Changes an own message; see ``ChatChannelController/editMessage(_:to:)``.
    public func editMessage(_ id: MessageId, to message: OutgoingMessage) async throws {
        try await controller.editMessage(id, to: message)
        await taken()
    }

    /// Deletes a message for all; one that has not been sent yet is simply dropped.
    public func deleteMessage(_ id: MessageId) async throws {
        try await controller.deleteMessage(id)
        await refreshPins()
        await taken()
    }

    /// Tries again to send a message that has failed.
    public func resendMessage(_ id: MessageId) async throws {
        try await controller.resendMessage(id)
        await taken()
    }

    /// Reacts to a message.
    ///
    /// - Parameter enforceUnique: Whether it takes the place of the user's other reactions to it.
    public func addReaction(_ key: String, to id: MessageId, enforceUnique: Bool = false) async throws {
        try await controller.addReaction(key, to: id, enforceUnique: enforceUnique)
        await taken()
    }

    /// Takes a reaction back.
    public func removeReaction(_ key: String, from id: MessageId) async throws {
        try await controller.removeReaction(key, from: id)
        await taken()
    }

    /// Pins a message for everybody; it shows in ``ChatState/pinnedMessages``.
    public func pinMessage(_ id: MessageId) async throws {
        try await controller.pinMessage(id)
        await refreshPins()
        await taken()
    }

    /// Takes a pin away.
    public func unpinMessage(_ id: MessageId) async throws {
        try await controller.unpinMessage(id)
        await refreshPins()
        await taken()
    }

    /// Fetches the pinned messages that are not stored here.
    ///
    /// - Returns: All of them, those pinned last first.
    @discardableResult
    public func loadPinnedMessages() async throws -> [ChatMessage] {
        let messages = try await controller.loadPinnedMessages()
        await refreshPins()
        return messages
    }

    /// The thread that a message opens, for a screen of its own.
    public func makeThread(of id: MessageId) -> ChatThread { controller.client.makeThread(cid: cid, messageId: id) }

    /// The threads of this channel.
    public func makeThreadList() -> ThreadList { controller.client.makeThreadList(in: cid) }

    /// A search in this channel.
    public func makeMessageSearch() -> MessageSearch { controller.client.makeMessageSearch(in: cid) }

    /// Marks everything in the channel as read.
    public func markRead() async throws {
        try await controller.markRead()
        await taken()
    }

    /// Call it for every change of the composer's text: others see the user typing.
    public func keystroke() async throws { try await controller.sendKeystrokeEvent() }

    /// Ends it at once. Sending a message does so too.
    public func stopTyping() async throws { try await controller.sendStopTypingEvent() }
}
