import Foundation

extension ChatChannelController {
    /// Whether the window has left the newest messages: a screen shows a button that leads back, which calls ``jumpToLatest()``.
    public var isJumpedToMessage: Bool { !hasLoadedAllNextMessages }

    /// The oldest message that the user has not read, as far as it is known here; nil where nothing is unread. A screen draws its line above it.
    public var firstUnreadMessageId: MessageId? { state.withLock { $0.content.firstUnread } }

    /// Moves the window back to the newest messages.
    public func jumpToLatest() async throws { try await loadFirstPage() }

    /// Moves the window to the first unread message and its neighbours; where nothing is unread, to the newest messages.
    public func jumpToFirstUnread(limit: Int? = nil) async throws {
        guard let firstUnreadMessageId else { return try await loadFirstPage() }
        try await loadPageAroundMessageId(firstUnreadMessageId, limit: limit)
    }

    /// Moves the window to the first message at or after a time.
    ///
    /// The homeserver says which one that is, so it works in history that was never loaded; without a network, the messages that are
    /// stored say it. Specification: client-server API, `timestamp_to_event`.
    ///
    /// - Throws: ``ClientError/Kind/notFound`` when there is none.
    public func loadPageAroundDate(_ date: Date, limit: Int? = nil) async throws {
        let session = try await openFeed.session
        guard let id = try await session.message(at: date, in: cid) else {
            throw ClientError(.notFound, "There is no message in \(cid) at or after that time")
        }
        try await loadPageAroundMessageId(id, limit: limit)
    }

    /// Opens the message that a link leads to.
    ///
    /// - Throws: ``ClientError/Kind/notFound`` for a link into another channel.
    public func open(_ link: MessageLink) async throws {
        let room = try await openFeed.session.room(cid).rawValue
        guard link.room == room || link.room.hasPrefix("#") else {
            throw ClientError(.notFound, "The link leads to \(link.room), not to \(cid)")
        }
        if let eventID = link.eventID { try await loadPageAroundMessageId(eventID) } else { try await loadFirstPage() }
    }
}

extension ChatClient {
    /// The channel that a link leads to, with the window at the linked message once it is synchronized.
    public func channelController(for link: MessageLink) -> ChatChannelController {
        let known = (try? currentSession)?.index.all.first {
            $0.roomID == link.room
        }
        let id = link.room.hasPrefix("!") ? link.room : String(link.room.dropFirst().prefix { $0 != ":" })
        let cid = known?.channel.cid ?? ChannelId(type: .messaging, id: id)
        return channelController(
            for: ChannelQuery(cid: cid, paginationParameter: link.eventID.map { .around($0) }))
    }
}
