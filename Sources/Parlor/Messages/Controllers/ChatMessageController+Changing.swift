extension ChatMessageController {
    /// Changes the message's text; see ``ChatChannelController/editMessage(_:to:)``.
    public func editMessage(to message: OutgoingMessage) async throws {
        try await openFeed.session.edit(messageId, to: message, in: cid)
        await settle()
    }

    /// Deletes the message, or another one of the thread, for all; one that has not been sent yet is simply dropped.
    ///
    /// - Parameter replyId: Nil: the message itself.
    public func deleteMessage(_ replyId: MessageId? = nil, reason: String? = nil) async throws {
        try await openFeed.session.withdraw(replyId ?? messageId, reason: reason, in: cid)
        await settle()
    }

    /// Tries again to send a reply that has failed, or the message itself.
    public func resendMessage(_ replyId: MessageId? = nil) async throws {
        let id = replyId ?? messageId
        try await openFeed.session.compose(in: cid) { transaction, _ in try transaction.resend(id) }
        await settle()
    }

    /// Reacts to the message, or to a reply.
    ///
    /// - Parameters:
    ///   - enforceUnique: Whether it takes the place of the user's other reactions to it.
    ///   - replyId: Nil: the message itself.
    public func addReaction(_ key: String, enforceUnique: Bool = false, to replyId: MessageId? = nil) async throws {
        try await openFeed.session.react(key, to: replyId ?? messageId, isUnique: enforceUnique, in: cid)
        await settle()
    }

    /// Takes a reaction back.
    public func removeReaction(_ key: String, from replyId: MessageId? = nil) async throws {
        try await openFeed.session.withdrawReaction(key, from: replyId ?? messageId, in: cid)
        await settle()
    }

    /// Pins the message, or takes the pin away.
    ///
    /// - Throws: ``ClientError/Kind/notFound`` for a message that has not been sent.
    public func setPinned(_ isPinned: Bool) async throws {
        try await openFeed.session.setPinned(isPinned, messageId, in: cid)
        await settle()
    }

    /// Who has reacted how, as far as it was loaded; those who reacted last first.
    public var reactors: [MessageReactor] { state.withLock { $0.reactors } }
    /// Whether ``reactors`` is complete.
    public var hasLoadedAllReactors: Bool { state.withLock { $0.hasAllReactors } }

    /// Loads who has reacted: the next page at each call, until ``hasLoadedAllReactors``.
    ///
    /// - Returns: All that are known now. Where the homeserver cannot be reached, those that are stored.
    @discardableResult
    public func loadNextReactors(limit: Int = 50) async throws -> [MessageReactor] {
        let (session, feed) = try await openFeed
        let (token, hasAll) = state.withLock { ($0.reactionToken, $0.hasAllReactors) }
        if !hasAll {
            do {
                let next = try await session.loadReactions(of: messageId, in: cid, from: token, limit: limit)
                state.withLock {
                    $0.reactionToken = next
                    $0.hasAllReactors = next == nil
                }
            } catch let error as ClientError where error.recovery == .retry {
                // What is stored is better than nothing.
            }
        }
        let found = try await feed.reactors()
        state.withLock { $0.reactors = found }
        await settle()
        return found
    }
}
