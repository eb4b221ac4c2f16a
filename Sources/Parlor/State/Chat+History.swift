import Foundation

extension Chat {
    /// Shows older messages, from the store where it has them and from the homeserver where it does not.
    ///
    /// - Parameter limit: How many; nil: as many as a page has.
    /// - Returns: All messages that are shown now, newest first.
    @discardableResult
    public func loadOlderMessages(limit: Int? = nil) async throws -> [ChatMessage] {
        try await controller.loadPreviousMessages(limit: limit)
        return await taken()
    }

    /// Shows newer messages, where the chat was moved away from the newest.
    @discardableResult
    public func loadNewerMessages(limit: Int? = nil) async throws -> [ChatMessage] {
        try await controller.loadNextMessages(limit: limit)
        return await taken()
    }

    /// Moves to a message and its neighbours, wherever in the history it stands.
    ///
    /// - Throws: ``ClientError/Kind/notFound``.
    @discardableResult
    public func loadMessages(around id: MessageId, limit: Int? = nil) async throws -> [ChatMessage] {
        try await controller.loadPageAroundMessageId(id, limit: limit)
        return await taken()
    }

    /// Moves to the first message at or after a time; see ``ChatChannelController/loadPageAroundDate(_:limit:)``.
    @discardableResult
    public func loadMessages(around date: Date, limit: Int? = nil) async throws -> [ChatMessage] {
        try await controller.loadPageAroundDate(date, limit: limit)
        return await taken()
    }

    /// Moves to the first unread message; where nothing is unread, to the newest.
    @discardableResult
    public func jumpToFirstUnread(limit: Int? = nil) async throws -> [ChatMessage] {
        try await controller.jumpToFirstUnread(limit: limit)
        return await taken()
    }

    /// Moves back to the newest messages.
    @discardableResult
    public func jumpToLatest() async throws -> [ChatMessage] {
        try await controller.jumpToLatest()
        return await taken()
    }
}
