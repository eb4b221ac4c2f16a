internal import SQLite

/// Says how much of a channel is unread: the homeserver's counts, held against what was read on this device.
///
/// The counts of a sync may be older than what was read here: a receipt may still be on its way, or wait for the network. So they never
/// show more than there is to read after the last message that was read.
struct UnreadCounter {
    let database: Database
    let userID: UserId

    func count(room: Int, server: ChannelUnreadCount, readPosition: Int?) throws -> ChannelUnreadCount {
        guard server != .noUnread, let readPosition else { return server }
        // With a gap above the last one read, it is unknown how many there are.
        guard try database.gap(inRoom: room, above: readPosition) == nil else { return server }
        let unread =
            try database.first(
                """
                SELECT count(*) FROM event WHERE room = ? AND is_shown = 1 AND position > ? AND sender <> ?
                """, room, readPosition, userID
            ) { $0.int(0) } ?? 0
        return ChannelUnreadCount(messages: min(server.messages, unread), mentions: min(server.mentions, unread))
    }
}
