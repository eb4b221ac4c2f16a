internal import JSON
internal import SQLite

extension StoreTransaction {
    /// Stores an event of the timeline.
    ///
    /// - Returns: Whether it is new. One that is here already stays where it is.
    @discardableResult
    func insert(_ event: SyncEvent, room: Int, position: Int?) throws -> Bool {
        guard var stored = StoredEvent(event) else { return false }
        if event.bundledThread != nil { try noteBundledThread(of: event, room: room) }
        if !stored.isRedacted, try hasRedaction(of: stored.eventID) {
            stored.isRedacted = true
            (stored.relation, stored.target, stored.reaction) = (nil, nil, nil)
        }
        guard try write(stored, room: room, position: position) else {
            return try place(stored.eventID, room: room, position: position)
        }
        if let localID = try settleOutbox(event, room: room) {
            try database.run("UPDATE event SET local_id = ? WHERE event_id = ?", localID, stored.eventID)
        }
        if stored.relation == StoredEvent.redaction, let target = stored.target { try redact(target) }
        if let edit = event.bundledEdit { try insert(edit, room: room, position: nil) }
        if stored.visibility == .message, position != nil {
            try database.run(
                "UPDATE member SET last_message_at = max(last_message_at, ?) WHERE room = ? AND user_id = ?",
                event.timestamp, room, event.sender)
        }
        try tell(of: stored, room: room)
        return true
    }

    /// Nearly all events are new, so nothing is asked first.
    ///
    /// - Returns: Whether it was.
    private func write(_ stored: StoredEvent, room: Int, position: Int?) throws -> Bool {
        let event = stored.event
        let written = try database.run(
            """
            INSERT INTO event (room, event_id, position, type, state_key, sender, timestamp, content, relation,
                target, reaction, is_redacted, is_shown, thread, previous)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (event_id) DO NOTHING
            """, room, stored.eventID, position, event.type, event.stateKey, event.sender, event.timestamp,
            stored.isRedacted ? Array("{}".utf8) : event.content.serialized(), stored.relation, stored.target,
            stored.reaction, stored.isRedacted, stored.visibility.rawValue, stored.thread, stored.previous?.serialized()
        )
        return written > 0
    }

    /// Gives an event its place that another one had brought along.
    private func place(_ eventID: String, room: Int, position: Int?) throws -> Bool {
        guard let position else { return false }
        let placed = try database.run(
            "UPDATE event SET position = ? WHERE event_id = ? AND position IS NULL", position, eventID)
        if placed > 0 { messagesChanged(room, TimelineChange(isRestructured: true)) }
        return placed > 0
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

    /// Names what must be read again because of a new event.
    private func tell(of stored: StoredEvent, room: Int) throws {
        var messages = Set([stored.target, stored.thread].compactMap { $0 })
        // The newest reply shows beside the thread's first message; it may be what this event changes.
        if let target = stored.target, let thread = try thread(ofEvent: target) { messages.insert(thread) }
        guard stored.visibility != .hidden || !messages.isEmpty else { return }
        messagesChanged(room, TimelineChange(messages: messages))
    }

    private func thread(ofEvent eventID: String) throws -> String? {
        try database.first("SELECT thread FROM event WHERE event_id = ?", eventID) { $0.optionalText(0) } ?? nil
    }

    /// Takes an event back: its place stays, its content and what it related to go.
    private func redact(_ eventID: String) throws {
        let related = try database.first(
            "SELECT room, target, thread, timestamp FROM event WHERE event_id = ? AND is_redacted = 0", eventID
        ) { (room: $0.int(0), target: $0.optionalText(1), thread: $0.optionalText(2), timestamp: $0.int(3)) }
        if let related {
            if let root = related.thread { try forgetReply(in: root, timestamp: related.timestamp) }
            messagesChanged(
                related.room,
                TimelineChange(messages: Set([eventID, related.target, related.thread].compactMap { $0 })))
        }
        try database.run(
            """
            UPDATE event SET is_redacted = 1, content = '{}', relation = NULL, target = NULL, reaction = NULL
            WHERE event_id = ? AND state_key IS NULL
            """, eventID)
        if related != nil { try forgetSearchText(eventID, target: related?.target) }
        try redactState(eventID)
    }
}
