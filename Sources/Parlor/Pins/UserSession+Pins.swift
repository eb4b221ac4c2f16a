internal import JSON
internal import Matrix
internal import SQLite

extension UserSession {
    /// Pins a message or takes the pin away, in the order in which messages were pinned.
    ///
    /// - Throws: ``ClientError/Kind/notFound`` for a message that the homeserver does not have yet.
    func setPinned(_ isPinned: Bool, _ messageID: MessageId, in cid: ChannelId) async throws {
        let transactionID = dependencies.makeTransactionID()
        try await compose(in: cid) { transaction, room in
            let target = try transaction.target(messageID, room: room)
            guard target.hasPrefix("$") else {
                throw ClientError(.notFound, "Message \(messageID) has not been sent; it cannot be pinned yet")
            }
            var pinned = try transaction.database.pinnedEventIDs(inRoom: room)
            guard pinned.contains(target) != isPinned else { return }
            if isPinned { pinned.append(target) } else { pinned.removeAll { $0 == target } }
            try transaction.enqueue(
                .stateEvent(type: "m.room.pinned_events", content: ["pinned": JSONValue(pinned)]), room: room,
                transactionID: transactionID)
            // It may have been named only by the change that this one takes the place of.
            transaction.messagesChanged(room, TimelineChange(messages: [target]))
        }
    }

    /// Fetches pinned messages that are not stored here.
    func loadPinnedMessages(of cid: ChannelId) async throws {
        let room = try room(cid)
        let missing = try await reader.read { database in
            guard
                let row = try database.first("SELECT id FROM room WHERE room_id = ?", room.rawValue, map: { $0.int(0) })
            else { return [String]() }
            return try database.pinnedEventIDs(inRoom: row).filter { id in
                try database.first("SELECT 1 FROM event WHERE event_id = ?", id) { _ in true } == nil
            }
        }
        for id in missing {
            guard let event = EventID(id) else { continue }
            do {
                let message = try await api.event(room, event)
                try await store.write { transaction in
                    guard let row = try transaction.row(ofRoom: room.rawValue) else { return }
                    try transaction.insert(message, room: row, position: nil)
                    transaction.messagesChanged(row, TimelineChange(messages: [id]))
                }
            } catch let error as ClientError where error.kind == .notFound || error.kind == .forbidden {
                continue  // A pin of a message that nobody can see any more.
            }
        }
    }

    /// The pinned messages of a channel as they are in the store, those pinned last first.
    func pinnedMessages(of cid: ChannelId, _ database: Database) throws -> [ChatMessage] {
        guard let roomID = index.record(cid)?.roomID,
            let room = try database.first("SELECT id FROM room WHERE room_id = ?", roomID, map: { $0.int(0) })
        else { return [] }
        let ids = try database.pinnedEventIDs(inRoom: room)
        let reader = try MessageReader(database: database, room: room, cid: cid, userID: userID)
        var messages = Dictionary(
            try reader.messages(ids: ids).map { ($0.eventID ?? "", $0) }, uniquingKeysWith: { $1 })
        // One that was sent a moment ago is known by its echo, until the sync brings it.
        for item in reader.outbox where item.kind == .message {
            if let id = item.eventID, messages[id] == nil { messages[id] = try reader.message(from: item) }
        }
        return ids.reversed().compactMap { messages[$0] }.filter { !$0.isDeleted }
    }
}
