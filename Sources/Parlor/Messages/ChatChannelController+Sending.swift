extension ChatChannelController {
    /// Composes a message. It stands in ``messages`` at once and is sent as soon as possible, after a restart too, and never twice.
    ///
    /// - Parameters:
    ///   - attachments: Files that are uploaded first.
    ///   - quotedMessageId: The message that this one answers.
    ///   - mentions: Users who are called; see ``OutgoingMessage/mentions``.
    ///   - customData: The app's own data.
    ///   - completion: Called when the message is stored on this device, with its identifier. Whether the homeserver has it
    ///     shows in ``ChatMessage/localState``. Fails with ``ClientError/Kind/tooLarge`` or
    ///     ``ClientError/Kind/emptyMessage``.
    public func createNewMessage(
        text: String, attachments: [AttachmentPayload] = [], quotedMessageId: MessageId? = nil,
        mentions: [ChatUser] = [], customData: CustomData = [:],
        completion: ((Result<MessageId, any Error>) -> Void)? = nil
    ) {
        let message = OutgoingMessage(
            text: text, mentions: mentions, attachments: attachments, quotedMessageId: quotedMessageId,
            customData: customData)
        complete(Completion(completion), in: writing) { try await self.createNewMessage(message) }
    }

    /// Composes a message; see ``createNewMessage(text:attachments:quotedMessageId:mentions:customData:completion:)``.
    @discardableResult
    public func createNewMessage(
        text: String, attachments: [AttachmentPayload] = [], quotedMessageId: MessageId? = nil,
        mentions: [ChatUser] = [], customData: CustomData = [:]
    ) async throws -> MessageId {
        try await createNewMessage(
            OutgoingMessage(
                text: text, mentions: mentions, attachments: attachments, quotedMessageId: quotedMessageId,
                customData: customData))
    }

    /// Composes a message of any kind; see ``createNewMessage(text:attachments:quotedMessageId:mentions:customData:completion:)``.
    @discardableResult
    public func createNewMessage(_ message: OutgoingMessage) async throws -> MessageId {
        let session = try await openFeed.session
        let id = try await session.compose(message, in: cid)
        session.run { [typing] in try? await typing.stop() }
        await settle()
        return id
    }

    /// Tries again to send a message whose ``ChatMessage/localState`` is ``LocalMessageState/sendingFailed``.
    public func resendMessage(_ messageId: MessageId, completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion), in: writing) { try await self.resendMessage(messageId) }
    }

    /// Tries again to send a message that has failed.
    public func resendMessage(_ messageId: MessageId) async throws {
        let session = try await openFeed.session
        try await session.compose(in: cid) { transaction, _ in try transaction.resend(messageId) }
        await settle()
    }

    /// Changes the text of an own message: in place while it waits to be sent, by an event of its own afterwards. Custom data stays.
    public func editMessage(_ messageId: MessageId, text: String, completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion), in: writing) { try await self.editMessage(messageId, text: text) }
    }

    /// Changes the text of an own message; see ``editMessage(_:text:completion:)``.
    public func editMessage(_ messageId: MessageId, text: String) async throws {
        try await editMessage(messageId, to: OutgoingMessage(text: text))
    }

    /// Changes an own message. Custom data and place stay as they are where `message` has none; relations and attachments always do.
    public func editMessage(_ messageId: MessageId, to message: OutgoingMessage) async throws {
        let session = try await openFeed.session
        try await session.edit(messageId, to: message, in: cid)
        await settle()
    }

    /// Deletes a message for all; one that has not been sent yet is simply dropped.
    public func deleteMessage(_ messageId: MessageId, completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion), in: writing) { try await self.deleteMessage(messageId) }
    }

    /// Deletes a message for all; one that has not been sent yet is simply dropped, also while it is being sent.
    public func deleteMessage(_ messageId: MessageId) async throws {
        let session = try await openFeed.session
        try await session.withdraw(messageId, in: cid)
        await settle()
    }

    /// Reacts to a message.
    ///
    /// - Parameters:
    ///   - key: Usually an emoji.
    ///   - enforceUnique: Whether it takes the place of the user's other reactions to the message.
    public func addReaction(
        _ key: String, to messageId: MessageId, enforceUnique: Bool = false, completion: (((any Error)?) -> Void)? = nil
    ) {
        complete(Completion(completion), in: writing) {
            try await self.addReaction(key, to: messageId, enforceUnique: enforceUnique)
        }
    }

    /// Reacts to a message; see ``addReaction(_:to:enforceUnique:completion:)``.
    public func addReaction(_ key: String, to messageId: MessageId, enforceUnique: Bool = false) async throws {
        try await openFeed.session.react(key, to: messageId, isUnique: enforceUnique, in: cid)
        await settle()
    }

    /// Takes a reaction back.
    public func removeReaction(_ key: String, from messageId: MessageId, completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion), in: writing) { try await self.removeReaction(key, from: messageId) }
    }

    /// Takes a reaction back; see ``removeReaction(_:from:completion:)``.
    public func removeReaction(_ key: String, from messageId: MessageId) async throws {
        try await openFeed.session.withdrawReaction(key, from: messageId, in: cid)
        await settle()
    }
}
