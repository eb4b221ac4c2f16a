extension ChatChannelController {
    /// Composes a message. It stands in ``messages`` at once and is sent as soon as possible, after a restart too, and never twice.
    ///
    /// - Parameters:
    ///   - attachments: Files that are uploaded first.
    ///   - quotedMessageId: The message that this one answers.
    ///   - completion: Called when the message is stored on this device, with its identifier. Whether the homeserver has it
    ///     shows in ``ChatMessage/localState``. Fails with ``ClientError/Kind/tooLarge`` or
    ///     ``ClientError/Kind/emptyMessage``.
    public func createNewMessage(
        text: String, attachments: [AttachmentPayload] = [], quotedMessageId: MessageId? = nil,
        completion: ((Result<MessageId, any Error>) -> Void)? = nil
    ) {
        complete(Completion(completion), in: writing) {
            try await self.createNewMessage(text: text, attachments: attachments, quotedMessageId: quotedMessageId)
        }
    }

    @discardableResult
    public func createNewMessage(
        text: String, attachments: [AttachmentPayload] = [], quotedMessageId: MessageId? = nil
    ) async throws -> MessageId {
        let session = try await openFeed.session
        let draft = MessageDraft(text: text, attachments: attachments, quotedMessageID: quotedMessageId)
        let ids = try await session.compose(draft, in: cid)
        session.run { [typing] in try? await typing.stop() }
        await settle()
        return ids
    }

    /// Tries again to send a message whose ``ChatMessage/localState`` is ``LocalMessageState/sendingFailed``.
    public func resendMessage(_ messageId: MessageId, completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion), in: writing) { try await self.resendMessage(messageId) }
    }

    public func resendMessage(_ messageId: MessageId) async throws {
        let session = try await openFeed.session
        try await session.compose(in: cid) { transaction, _ in try transaction.resend(messageId) }
        await settle()
    }

    public func editMessage(_ messageId: MessageId, text: String, completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion), in: writing) { try await self.editMessage(messageId, text: text) }
    }

    public func editMessage(_ messageId: MessageId, text: String) async throws {
        let session = try await openFeed.session
        try await session.edit(messageId, text: text, in: cid)
        await settle()
    }

    /// Deletes a message for all; one that has not been sent yet is simply dropped.
    public func deleteMessage(_ messageId: MessageId, completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion), in: writing) { try await self.deleteMessage(messageId) }
    }

    public func deleteMessage(_ messageId: MessageId) async throws {
        let session = try await openFeed.session
        try await session.withdraw(messageId, in: cid)
        await settle()
    }

    public func addReaction(_ key: String, to messageId: MessageId, completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion), in: writing) { try await self.addReaction(key, to: messageId) }
    }

    public func addReaction(_ key: String, to messageId: MessageId) async throws {
        let session = try await openFeed.session
        let transactionID = session.dependencies.makeTransactionID()
        try await session.compose(in: cid) {
            try $0.react(key, to: messageId, room: $1, transactionID: transactionID)
        }
        await settle()
    }

    public func removeReaction(_ key: String, from messageId: MessageId, completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion), in: writing) { try await self.removeReaction(key, from: messageId) }
    }

    public func removeReaction(_ key: String, from messageId: MessageId) async throws {
        let session = try await openFeed.session
        let transactionID = session.dependencies.makeTransactionID()
        try await session.compose(in: cid) {
            try $0.withdrawReaction(key, from: messageId, room: $1, transactionID: transactionID)
        }
        await settle()
    }
}
