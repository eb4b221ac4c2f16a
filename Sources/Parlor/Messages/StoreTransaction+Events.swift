internal import JSON
internal import SQLite

extension StoreTransaction {
    /// Stores an event of the timeline.
    ///
    /// - Returns: Whether it is new. One that is here already stays where it is.
    @discardableResult
    func insert(_ event: SyncEvent, room: Int, position: Int?) throws -> Bool {
        guard var stored = StoredEvent(event) else { return false }
        if let known = try database.first(
            "SELECT id, position FROM event WHERE event_id = ?", stored.eventID, map: { ($0.int(0), $0.optionalInt(1)) }
        ) {
            guard known.1 == nil, let position else { return false }
            try database.run("UPDATE event SET position = ? WHERE id = ?", position, known.0)
            timelineChanged(room)
            return true
        }
        if !stored.isRedacted, try hasRedaction(of: stored.eventID) {
            stored.isRedacted = true
            (stored.relation, stored.target, stored.reaction) = (nil, nil, nil)
        }
        let localID = try settleOutbox(event, room: room)
        try database.run(
            """
            INSERT INTO event (room, event_id, position, type, state_key, sender, timestamp, content, local_id, relation,
                target, reaction, is_redacted, is_shown)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, room, stored.eventID, position, event.type, event.stateKey, event.sender, event.timestamp,
            stored.isRedacted ? Array("{}".utf8) : event.content.serialized(), localID, stored.relation, stored.target,
            stored.reaction, stored.isRedacted, stored.isShown)
        if stored.relation == StoredEvent.redaction, let target = stored.target { try redact(target) }
        if let edit = event.bundledEdit { try insert(edit, room: room, position: nil) }
        if stored.isShown, position != nil {
            try database.run(
                "UPDATE member SET last_message_at = max(last_message_at, ?) WHERE room = ? AND user_id = ?",
                event.timestamp, room, event.sender)
        }
        if stored.isShown || stored.target != nil { timelineChanged(room) }
        return true
    }

    func isKnown(_ eventID: String?) throws -> Bool { try position(ofEvent: eventID) != nil }

    func position(ofEvent eventID: String?) throws -> Int? {
        guard let eventID else { return nil }
        return try database.first("SELECT position FROM event WHERE event_id = ?", eventID) { $0.optionalInt(0) } ?? nil
    }

    private func hasRedaction(of eventID: String) throws -> Bool {
        try database.first(
            "SELECT 1 FROM event WHERE target = ? AND relation = ?", eventID, StoredEvent.redaction, map: { _ in true })
            ?? false
    }

    /// Takes an event back: its place stays, its content and what it related to go.
    private func redact(_ eventID: String) throws {
        try database.run(
            """
            UPDATE event SET is_redacted = 1, content = '{}', relation = NULL, target = NULL, reaction = NULL
            WHERE event_id = ? AND state_key IS NULL
            """, eventID)
    }
}
