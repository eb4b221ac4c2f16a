extension ChatMessageController {
    /// Brings the message and its newest replies up to date.
    ///
    /// When the homeserver cannot be reached, what is stored is shown, and the error says why it may be old.
    public func synchronize(_ completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion)) { try await self.synchronize() }
    }

    /// Brings the message and its newest replies up to date; see ``synchronize(_:)``.
    public func synchronize() async throws {
        let session = try await client.openSession
        do {
            try? await state.withLock { $0.feed }?.refresh()
            try await client.waitForSync(session)
        } catch {
            await flushDeliveries()
            throw ClientError(wrapping: error)
        }
        try await load { try await $0.loadNewest(self.pageSize) }
    }

    /// Loads older replies, from the store where it has them and from the homeserver where it does not.
    public func loadPreviousReplies(limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion)) { try await self.loadPreviousReplies(limit: limit) }
    }

    /// Loads older replies; nil: as many as a page has.
    public func loadPreviousReplies(limit: Int? = nil) async throws {
        try await load { try await $0.loadPrevious(limit ?? self.pageSize) }
    }

    /// Loads newer replies, where the window does not reach up to now.
    public func loadNextReplies(limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion)) { try await self.loadNextReplies(limit: limit) }
    }

    /// Loads newer replies; nil: as many as a page has.
    public func loadNextReplies(limit: Int? = nil) async throws {
        try await load { try await $0.loadNext(limit ?? self.pageSize) }
    }

    /// Moves the window to a reply and its neighbours.
    ///
    /// - Throws: ``ClientError/Kind/notFound`` when the thread has no such reply.
    public func loadPageAroundReplyId(_ replyId: MessageId, limit: Int? = nil) async throws {
        try await load { try await $0.center(on: replyId, limit: limit ?? self.pageSize) }
    }

    /// Moves the window back to the newest replies.
    public func loadFirstPage() async throws {
        let limit = pageSize
        try await load { feed in
            try await feed.move { $0 = ThreadWindow(limit: limit) }
            try await feed.loadNewest(limit)
        }
    }

    /// Replies in the thread. The reply stands in ``replies`` at once, and is sent as soon as possible.
    ///
    /// - Parameters:
    ///   - showInChannel: Whether it stands in the channel, too.
    ///   - completion: Called when the reply is stored on this device, with its identifier.
    public func createNewReply(
        text: String, attachments: [AttachmentPayload] = [], showInChannel: Bool = false,
        quotedMessageId: MessageId? = nil, mentions: [ChatUser] = [], customData: CustomData = [:],
        completion: ((Result<MessageId, any Error>) -> Void)? = nil
    ) {
        let reply = OutgoingMessage(
            text: text, mentions: mentions, attachments: attachments, quotedMessageId: quotedMessageId,
            isShownInChannel: showInChannel, customData: customData)
        complete(Completion(completion), in: writing) { try await self.createNewReply(reply) }
    }

    /// Replies in the thread with a text; see ``createNewReply(text:attachments:showInChannel:quotedMessageId:mentions:customData:completion:)``.
    @discardableResult
    public func createNewReply(text: String, showInChannel: Bool = false) async throws -> MessageId {
        try await createNewReply(OutgoingMessage(text: text, isShownInChannel: showInChannel))
    }

    /// Replies in the thread with a message of any kind; its ``OutgoingMessage/threadRootId`` is set here.
    @discardableResult
    public func createNewReply(_ reply: OutgoingMessage) async throws -> MessageId {
        let session = try await openFeed.session
        var reply = reply
        reply.threadRootId = messageId
        let id = try await session.compose(reply, in: cid)
        session.run { [typing] in try? await typing.stop() }
        await settle()
        return id
    }

    /// Marks all replies as read, here at once and for others as soon as the homeserver can be reached. The channel is not marked.
    public func markThreadRead(completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion), in: writing) { try await self.markThreadRead() }
    }

    /// Marks all replies as read; see ``markThreadRead(completion:)``.
    public func markThreadRead() async throws {
        let session = try await openFeed.session
        let transactionID = session.dependencies.makeTransactionID()
        try await session.compose(in: cid) { transaction, room in
            let root = try transaction.target(self.messageId, room: room)
            try transaction.markThreadRead(root, room: room, transactionID: transactionID)
        }
        await settle()
    }

    /// Call it for every change of the composer's text: others see the user typing in the channel.
    public func sendKeystrokeEvent() async throws { try await typing.keystroke() }

    /// Ends it at once. Sending a reply does so too.
    public func sendStopTypingEvent() async throws { try await typing.stop() }

    private func load(_ body: @Sendable (ThreadFeed) async throws -> Void) async throws {
        let feed = try await openFeed.feed
        do {
            try await body(feed)
        } catch {
            await flushDeliveries()
            throw ClientError(wrapping: error)
        }
        await flushDeliveries()
    }
}
