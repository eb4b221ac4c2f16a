internal import JSON
internal import SQLite

extension StoreTransaction {
    /// Stores how far members have read. Private receipts are the user's own, from another device.
    func applyReceipts(_ event: SyncEvent, room: Int) throws {
        for (eventID, kinds) in event.content.fields {
            for (kind, users) in kinds.fields where kind == "m.read" || kind == "m.read.private" {
                for (user, details) in users.fields {
                    // Receipts inside a thread say nothing about the channel.
                    if let thread = details["thread_id"]?.string, thread != "main" {
                        if user == userID { try applyThreadReceipt(eventID, thread: thread, room: room) }
                        continue
                    }
                    try applyReceipt(eventID, of: user, timestamp: details["ts"]?.int ?? 0, room: room)
                }
            }
        }
    }

    private func applyReceipt(_ eventID: String, of user: UserId, timestamp: Int, room: Int) throws {
        let changed = try database.run(
            """
            INSERT INTO receipt (room, user_id, event_id, timestamp) VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT (room, user_id) DO UPDATE SET event_id = ?3, timestamp = ?4
            WHERE event_id <> ?3 AND timestamp <= ?4
            """, room, user, eventID, timestamp)
        guard changed > 0 else { return }
        messagesChanged(room, TimelineChange(hasReceipts: true))
        if user == userID, let position = try position(ofEvent: eventID) { try advanceReadPosition(to: position, room) }
    }

    private func applyThreadReceipt(_ eventID: String, thread: String, room: Int) throws {
        let timestamp = try database.first("SELECT timestamp FROM event WHERE event_id = ?", eventID) { $0.int(0) }
        if let timestamp { try advanceThreadRead(thread, to: timestamp, room: room) }
    }

    /// What the user has read or written is read, whatever order the news of it comes in.
    func advanceReadPosition(to position: Int, _ room: Int) throws {
        let changed = try database.run(
            "UPDATE room SET read_position = ?1 WHERE id = ?2 AND (read_position IS NULL OR read_position < ?1)",
            position,
            room)
        if changed > 0 { messagesChanged(room, TimelineChange()) }
    }

    /// Marks a room as read up to its newest event, and puts the news of it into the outbox. Nothing happens where all is read.
    func markRead(_ room: Int, transactionID: String) throws {
        let newest = try database.first(
            "SELECT event_id, position FROM event WHERE room = ? AND position IS NOT NULL ORDER BY position DESC LIMIT 1",
            room
        ) { (eventID: $0.text(0), position: $0.int(1)) }
        guard let newest else { return }
        let isRead = try database.first(
            "SELECT notification_count = 0 AND read_position >= ? FROM room WHERE id = ?", newest.position, room
        ) { $0.bool(0) }
        if isRead == true { return }
        try advanceReadPosition(to: newest.position, room)
        try enqueue(.readMarker(target: newest.eventID), room: room, transactionID: transactionID)
    }
}
