extension ChatChannelController {
    /// Whether ``messages`` goes back to the channel's beginning.
    public var hasLoadedAllPreviousMessages: Bool { false }
    /// Whether ``messages`` reaches up to now, and new messages appear in it.
    public var hasLoadedAllNextMessages: Bool { true }
    public var isLoadingPreviousMessages: Bool { false }
    public var isLoadingNextMessages: Bool { false }

    /// Loads older messages, from the store where it has them and from the homeserver where it does not.
    ///
    /// - Parameters:
    ///   - messageId: Load what is older than this one; nil: than the oldest loaded.
    ///   - limit: How many; nil: the query's page size.
    public func loadPreviousMessages(
        before messageId: MessageId? = nil, limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        complete(Completion(completion)) { try await self.loadPreviousMessages(before: messageId, limit: limit) }
    }

    public func loadPreviousMessages(before messageId: MessageId? = nil, limit: Int? = nil) async throws {
        throw ClientError(.notConnected, "Not built yet")
    }

    /// Loads newer messages, where the window does not reach up to now.
    public func loadNextMessages(
        after messageId: MessageId? = nil, limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        complete(Completion(completion)) { try await self.loadNextMessages(after: messageId, limit: limit) }
    }

    public func loadNextMessages(after messageId: MessageId? = nil, limit: Int? = nil) async throws {
        throw ClientError(.notConnected, "Not built yet")
    }

    /// Moves the window to a message and its neighbours, wherever in the history it stands.
    public func loadPageAroundMessageId(
        _ messageId: MessageId, limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        complete(Completion(completion)) { try await self.loadPageAroundMessageId(messageId, limit: limit) }
    }

    public func loadPageAroundMessageId(_ messageId: MessageId, limit: Int? = nil) async throws {
        throw ClientError(.notConnected, "Not built yet")
    }

    /// Moves the window back to the newest messages.
    public func loadFirstPage(_ completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion)) { try await self.loadFirstPage() }
    }

    public func loadFirstPage() async throws { throw ClientError(.notConnected, "Not built yet") }
}
