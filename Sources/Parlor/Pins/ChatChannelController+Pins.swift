extension ChatChannelController {
    /// Pins a message for everybody. It shows at once in ``ChatMessage/isPinned``. The homeserver may refuse it to plain members.
    ///
    /// - Throws: ``ClientError/Kind/notFound`` for a message that has not been sent.
    public func pinMessage(_ messageId: MessageId) async throws {
        try await openFeed.session.setPinned(true, messageId, in: cid)
        await settle()
    }

    /// Takes a pin away.
    public func unpinMessage(_ messageId: MessageId) async throws {
        try await openFeed.session.setPinned(false, messageId, in: cid)
        await settle()
    }

    /// The pinned messages, those pinned last first. What is not stored is fetched; when the homeserver cannot be reached, it is left out.
    public func loadPinnedMessages() async throws -> [ChatMessage] {
        let session = try await openFeed.session
        do {
            try await session.loadPinnedMessages(of: cid)
        } catch let error as ClientError where error.recovery == .retry {}
        return try await session.reader.read { [cid] in try session.pinnedMessages(of: cid, $0) }
    }
}
