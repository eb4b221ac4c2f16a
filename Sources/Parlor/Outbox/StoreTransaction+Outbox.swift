internal import JSON
internal import SQLite

extension StoreTransaction {
    /// Puts an operation into the outbox. A message shows from now on: the outbox is where a list finds its local echo.
    ///
    /// - Parameters:
    ///   - room: The row of the room, or ``OutboxItem/accountLane``.
    ///   - transactionID: A new one. It stays with the operation, so that no retry is ever taken for a second one.
    /// - Returns: The row.
    /// - Throws: ``ClientError/Kind/notFound`` when it is about something in the outbox that has failed.
    @discardableResult
    func enqueue(_ operation: OutboxOperation, room: Int, transactionID: String) throws -> Int {
        let needed = try operation.target.flatMap { try neededItem($0, by: operation.kind) }
        if operation.kind.isLastWriterWins { try dropSuperseded(by: operation, room: room) }
        var path: String?
        if case .upload(let upload, _) = operation { path = upload.path }
        try database.run(
            """
            INSERT INTO outbox (room, transaction_id, kind, target, content, upload, created_at, state, type, state_key)
            VALUES (?, ?, ?, ?, ?, ?, ?, 'pending', ?, ?)
            """, room, transactionID, operation.kind.rawValue, operation.target, operation.content.serialized(), path,
            now, operation.type, operation.stateKey)
        let id = Int(database.lastInsertedRowID)
        if let needed { try addDependency(of: id, on: needed) }
        if case .message(let content) = operation { try clearDraft(of: content, room: room) }
        if let item = try database.outboxItem(id: id) { try outboxChanged(item) }
        return id
    }

    /// The next thing a lane has to send; it is marked as being sent. Nil while the first one waits for another lane.
    func takeNext(_ lane: OutboxLane) throws -> OutboxItem? {
        let kinds = OutboxItem.Kind.allCases.filter { $0.traffic == lane.traffic }
        let item = try database.first(
            """
            \(OutboxItem.columns) WHERE room = ? AND state IN ('pending', 'sending')
                AND kind IN (\(kinds.map { "'\($0.rawValue)'" }.joined(separator: ","))) ORDER BY id LIMIT 1
            """, lane.room
        ) { OutboxItem($0) }
        guard let item = item ?? nil, try !isBlocked(item) else { return nil }
        try database.run("UPDATE outbox SET state = 'sending', attempts = attempts + 1 WHERE id = ?", item.id)
        if item.state == .pending { try outboxChanged(item) }
        return try database.outboxItem(id: item.id)
    }

    /// The rooms that have something to send, the account among them.
    func roomsWithOutbox() throws -> [Int] {
        try database.rows("SELECT DISTINCT room FROM outbox WHERE state IN ('pending', 'sending')") { $0.int(0) }
    }

    func setOutboxState(_ item: OutboxItem, _ state: OutboxItem.State, error: ClientError? = nil) throws {
        try database.run(
            "UPDATE outbox SET state = ?, error = ?, progress = NULL WHERE id = ?", state.rawValue, error?.stored,
            item.id)
        try outboxChanged(item)
    }

    func setOutboxContent(_ item: OutboxItem, _ content: JSONValue) throws {
        try database.run("UPDATE outbox SET content = ? WHERE id = ?", content.serialized(), item.id)
        try outboxChanged(item)
    }

    /// The homeserver has accepted it. If the sync was faster than the answer, the row is gone already.
    ///
    /// - Parameter eventID: Nil for what is no event.
    func setSent(_ item: OutboxItem, eventID: String?) throws {
        if let eventID, try isKnown(eventID) {
            try database.run(
                "UPDATE event SET local_id = ? WHERE event_id = ? AND local_id IS NULL", item.transactionID, eventID)
            return try dropFromOutbox(item)
        }
        try database.run(
            "UPDATE outbox SET state = 'sent', event_id = ?, error = NULL WHERE id = ?", eventID, item.id)
        try outboxChanged(item)
    }

    /// Removes what is done. Whatever waited for it need not wait any longer.
    func dropFromOutbox(_ item: OutboxItem) throws {
        try database.run("DELETE FROM outbox WHERE id = ?", item.id)
        try database.run("DELETE FROM outbox_dependency WHERE item = ?1 OR needs = ?1", item.id)
        try release(heldBackBy: item)
        try outboxChanged(item)
    }

    /// Rows that were being sent when the process ended are sent again: their transaction id makes that harmless.
    func restartOutbox() throws {
        try database.run("UPDATE outbox SET state = 'pending', progress = NULL WHERE state = 'sending'")
    }

    /// Of what only the newest counts, one that still waits gives way to a new one. One that is being sent stays: it comes first.
    private func dropSuperseded(by operation: OutboxOperation, room: Int) throws {
        let states = operation.kind == .readMarker ? "'pending', 'sending'" : "'pending', 'failed'"
        try database.run(
            """
            DELETE FROM outbox WHERE room = ? AND kind = ? AND type IS ? AND state_key IS ? AND state IN (\(states))
            """, room, operation.kind.rawValue, operation.type, operation.stateKey)
    }

    /// What waits in the outbox shows on the messages it is about. Nothing else needs to be read again for it.
    func outboxChanged(_ item: OutboxItem) throws {
        guard item.room != OutboxItem.accountLane else { return }
        var messages = [item.transactionID, item.eventID, item.target, item.threadRoot].compactMap { $0 }
        if item.kind == .redaction, let target = item.target {
            // A withdrawn reaction shows on the message that it was made to; a deleted reply beside its thread's first message.
            messages += try database.rows(
                "SELECT target, thread FROM event WHERE event_id = ?1 OR local_id = ?1", target
            ) { [$0.optionalText(0), $0.optionalText(1)] }.joined().compactMap { $0 }
            if let other = try database.outboxItem(transactionID: target) {
                messages += [other.target].compactMap { $0 }
            }
        }
        if item.kind == .stateEvent, item.type == "m.room.pinned_events" {
            messages += item.content["pinned"]?.array?.compactMap(\.string) ?? []
            messages += try database.storedPins(inRoom: item.room)
        }
        messagesChanged(item.room, TimelineChange(messages: Set(messages)))
    }
}
