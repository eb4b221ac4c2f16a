internal import JSON
internal import SQLite

extension StoreTransaction {
    /// Puts something into the outbox. A message shows from now on: the outbox is where a list finds its local echo.
    func enqueue(
        _ kind: OutboxItem.Kind, room: Int, transactionID: String, target: String? = nil,
        content: JSONValue = .object([:]),
        upload: String? = nil
    ) throws {
        try database.run(
            """
            INSERT INTO outbox (room, transaction_id, kind, target, content, upload, created_at, state)
            VALUES (?, ?, ?, ?, ?, ?, ?, 'pending')
            """, room, transactionID, kind.rawValue, target, content.serialized(), upload, now)
        timelineChanged(room)
    }

    /// Only the newest read marker of a room is worth sending.
    func dropReadMarkers(room: Int) throws {
        try database.run("DELETE FROM outbox WHERE room = ? AND kind = 'read_marker'", room)
    }

    /// The next thing a room has to send; it is marked as being sent.
    func takeNext(room: Int) throws -> OutboxItem? {
        let item = try database.first(
            "\(OutboxItem.columns) WHERE room = ? AND state IN ('pending', 'sending') ORDER BY id LIMIT 1", room
        ) { OutboxItem($0) }
        guard let item = item ?? nil else { return nil }
        if item.state == .pending { try setOutboxState(item, .sending) }
        return item
    }

    func setOutboxState(_ item: OutboxItem, _ state: OutboxItem.State, error: ClientError? = nil) throws {
        try database.run(
            "UPDATE outbox SET state = ?, error = ? WHERE id = ?", state.rawValue, error?.stored, item.id)
        timelineChanged(item.room)
    }

    /// The upload is done; from now on the content says where the file is.
    func setUploaded(_ item: OutboxItem, content: JSONValue) throws {
        try database.run(
            "UPDATE outbox SET content = ?, upload = NULL WHERE id = ?", content.serialized(), item.id)
        timelineChanged(item.room)
    }

    func setOutboxContent(_ item: OutboxItem, _ content: JSONValue) throws {
        try database.run("UPDATE outbox SET content = ? WHERE id = ?", content.serialized(), item.id)
        timelineChanged(item.room)
    }

    /// The homeserver has accepted it. If the sync was faster than the answer, the row is gone already.
    func setSent(_ item: OutboxItem, eventID: String) throws {
        if try isKnown(eventID) {
            try database.run(
                "UPDATE event SET local_id = ? WHERE event_id = ? AND local_id IS NULL", item.transactionID, eventID)
            return try dropFromOutbox(item)
        }
        try database.run(
            "UPDATE outbox SET state = 'sent', event_id = ?, error = NULL WHERE id = ?", eventID, item.id)
        timelineChanged(item.room)
    }

    func dropFromOutbox(_ item: OutboxItem) throws {
        try database.run("DELETE FROM outbox WHERE id = ?", item.id)
        timelineChanged(item.room)
    }

    /// Rows that were being sent when the process ended are sent again: their transaction id makes that harmless.
    func restartOutbox() throws {
        try database.run("UPDATE outbox SET state = 'pending' WHERE state = 'sending'")
    }

    /// An event arrived that may be one of ours: it takes the echo's place.
    ///
    /// - Returns: The identifier the echo had, which the event keeps: a message is shown under it, and what waits in the outbox
    ///   may refer to it, such as the redaction of a reaction that was still on its way.
    func settleOutbox(_ event: SyncEvent, room: Int) throws -> String? {
        guard event.sender == userID else { return nil }
        let item = try database.first(
            "\(OutboxItem.columns) WHERE (transaction_id = ?1 OR event_id = ?2) AND room = ?3", event.transactionID,
            event.eventID, room
        ) { OutboxItem($0) }
        guard let item = item ?? nil else { return nil }
        try dropFromOutbox(item)
        return item.transactionID
    }
}
