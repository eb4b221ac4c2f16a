internal import SQLite

extension Database {
    /// The oldest message of others above the one that the user has read last; nil where all is read, or nothing ever was.
    func firstUnread(inRoom room: Int, userID: UserId) throws -> MessageId? {
        try first(
            """
            SELECT coalesce(e.local_id, e.event_id) FROM room r JOIN event e ON e.room = r.id
            WHERE r.id = ? AND e.is_shown = 1 AND e.position > r.read_position AND e.sender <> ?
            ORDER BY e.position LIMIT 1
            """, room, userID
        ) { $0.text(0) }
    }
}
