extension ChatChannelController {
    /// Whether ``messages`` goes back to the channel's beginning.
    public var hasLoadedAllPreviousMessages: Bool { state.withLock { $0.content.hasAllPrevious } }
    /// Whether ``messages`` reaches up to now, and new messages appear in it.
    public var hasLoadedAllNextMessages: Bool { state.withLock { $0.content.hasAllNext } }
    /// Whether older messages are being loaded.
    public var isLoadingPreviousMessages: Bool { state.withLock { $0.isLoadingPrevious } }
    /// Whether newer messages are being loaded.
    public var isLoadingNextMessages: Bool { state.withLock { $0.isLoadingNext } }

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

    /// Loads older messages; see ``loadPreviousMessages(before:limit:completion:)``.
    public func loadPreviousMessages(before messageId: MessageId? = nil, limit: Int? = nil) async throws {
        let count = limit ?? pageSize
        try await load(marking: { $0.isLoadingPrevious = $1 }) { feed in
            if let messageId { try await feed.show(messageId) }
            try await feed.loadPrevious(count)
        }
    }

    /// Loads newer messages, where the window does not reach up to now.
    public func loadNextMessages(
        after messageId: MessageId? = nil, limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        complete(Completion(completion)) { try await self.loadNextMessages(after: messageId, limit: limit) }
    }

    /// Loads newer messages, where the window does not reach up to now.
    public func loadNextMessages(after messageId: MessageId? = nil, limit: Int? = nil) async throws {
        let count = limit ?? pageSize
        try await load(marking: { $0.isLoadingNext = $1 }) { feed in
            if let messageId { try await feed.show(messageId) }
            try await feed.loadNext(count)
        }
    }

    /// Moves the window to a message and its neighbours, wherever in the history it stands.
    public func loadPageAroundMessageId(
        _ messageId: MessageId, limit: Int? = nil, completion: (((any Error)?) -> Void)? = nil
    ) {
        complete(Completion(completion)) { try await self.loadPageAroundMessageId(messageId, limit: limit) }
    }

    /// Moves the window to a message and its neighbours.
    ///
    /// - Throws: ``ClientError/Kind/notFound``.
    public func loadPageAroundMessageId(_ messageId: MessageId, limit: Int? = nil) async throws {
        let count = limit ?? pageSize
        try await load { try await $0.center(on: messageId, limit: count) }
    }

    /// Moves the window back to the newest messages.
    public func loadFirstPage(_ completion: (((any Error)?) -> Void)? = nil) {
        complete(Completion(completion)) { try await self.loadFirstPage() }
    }

    /// Moves the window back to the newest messages.
    public func loadFirstPage() async throws {
        try await load { feed in
            try await feed.startAtNewest()
            try await feed.completeFirstPage()
        }
    }

    /// Loads what the query asks for.
    func loadQueriedPage() async throws {
        let count = pageSize
        try await load { feed in
            switch self.channelQuery.paginationParameter {
            case nil: try await feed.completeFirstPage()
            case .around(let id): try await feed.center(on: id, limit: count)
            case .lessThan(let id), .lessThanOrEqual(let id):
                try await feed.show(id)
                try await feed.loadPrevious(count)
            case .greaterThan(let id), .greaterThanOrEqual(let id):
                try await feed.show(id)
                try await feed.loadNext(count)
            }
        }
    }

    private var pageSize: Int { channelQuery.pageSize ?? .messagesPageSize }

    private func load(
        marking mark: (inout State, Bool) -> Void = { _, _ in }, _ body: @Sendable (MessageFeed) async throws -> Void
    ) async throws {
        let feed = try await openFeed.feed
        state.withLock { mark(&$0, true) }
        defer { state.withLock { mark(&$0, false) } }
        do {
            try await body(feed)
        } catch {
            await flushDeliveries()
            throw ClientError(wrapping: error)
        }
        await flushDeliveries()
    }
}
