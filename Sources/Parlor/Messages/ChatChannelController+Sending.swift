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
        complete(Completion(completion)) {
            try await self.createNewMessage(text: text, attachments: attachments, quotedMessageId: quotedMessageId)
        }
    }

    @discardableResult
    public func createNewMessage(
        text: String, attachments: [AttachmentPayload] = [], quotedMessageId: MessageId? = nil
    ) async throws -> MessageId {
        throw ClientError(.notConnected, "Not built yet")
    }

    /// Tries again to send a message whose ``ChatMessage/localState`` is ``LocalMessageState/sendingFailed``.
    public func resendMessage(_ messageId: MessageId, completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion)) { try await self.resendMessage(messageId) }
    }

    public func resendMessage(_ messageId: MessageId) async throws {
        throw ClientError(.notConnected, "Not built yet")
    }

    public func editMessage(_ messageId: MessageId, text: String, completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion)) { try await self.editMessage(messageId, text: text) }
    }

    public func editMessage(_ messageId: MessageId, text: String) async throws {
        throw ClientError(.notConnected, "Not built yet")
    }

    /// Deletes a message for all; one that has not been sent yet is simply dropped.
    public func deleteMessage(_ messageId: MessageId, completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion)) { try await self.deleteMessage(messageId) }
    }

    public func deleteMessage(_ messageId: MessageId) async throws {
        throw ClientError(.notConnected, "Not built yet")
    }

    public func addReaction(_ key: String, to messageId: MessageId, completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion)) { try await self.addReaction(key, to: messageId) }
    }

    public func addReaction(_ key: String, to messageId: MessageId) async throws {
        throw ClientError(.notConnected, "Not built yet")
    }

    public func removeReaction(_ key: String, from messageId: MessageId, completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion)) { try await self.removeReaction(key, from: messageId) }
    }

    public func removeReaction(_ key: String, from messageId: MessageId) async throws {
        throw ClientError(.notConnected, "Not built yet")
    }
}
