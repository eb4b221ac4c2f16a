internal import SQLite

/// Says how much of a channel is unread: the homeserver's counts, held against what was read on this device.
///
/// The counts of a sync may be older than what was read here: a receipt may still be on its way, or wait for the network. So they never
/// show more than there is to read after the last message that was read.
///
/// The homeserver counts what notifies. In a muted channel that is little or nothing, while a list still shows, in grey, that
/// something was said: there the stored messages are counted.
struct UnreadCounter {
    let database: Database
    let userID: UserId
    let room: Int

    /// - Parameters:
    ///   - unreadFrom: The position of the message that the user has marked as the first unread one.
    ///   - countsQuietly: Whether messages count that do not notify.
    func count(
        server: ChannelUnreadCount, readPosition: Int?, unreadFrom: Int?, countsQuietly: Bool
    ) throws -> ChannelUnreadCount {
        if let unreadFrom {
            let unread = try messages(after: unreadFrom - 1)
            return ChannelUnreadCount(
                messages: max(unread, server.messages), mentions: min(server.mentions, max(unread, server.messages)))
        }
        guard let readPosition else { return server }
        if countsQuietly {
            let unread = try messages(after: readPosition)
            return ChannelUnreadCount(messages: unread, mentions: min(server.mentions, unread))
        }
        guard server != .noUnread else { return server }
        // With a gap above the last one read, it is unknown how many there are.
        guard try database.gap(inRoom: room, above: readPosition) == nil else { return server }
        let unread = try messages(after: readPosition)
        return ChannelUnreadCount(messages: min(server.messages, unread), mentions: min(server.mentions, unread))
    }

    private func messages(after position: Int) throws -> Int {
        try database.first(
            """
            SELECT count(*) FROM event WHERE room = ? AND is_shown = 1 AND position > ? AND sender <> ?
                AND \(MessageVisibility.condition)
            """, room, position, userID
        ) { $0.int(0) } ?? 0
    }
}
