internal import SQLite

/// Finds messages that are stored on this device.
struct LocalSearch: Sendable {
    let session: UserSession
    let query: String
    /// Nil: in all channels that the user has joined.
    let cid: ChannelId?

    /// A page of what was found, the newest first.
    ///
    /// - Parameter offset: How many were shown before.
    func page(offset: Int, limit: Int) async throws -> (messages: [ChatMessage], total: Int) {
        guard let match = SearchText.match(query) else { return ([], 0) }
        while try await session.store.write({ try $0.indexMessages() }) {}
        return try await session.reader.read { database in
            let roomID = cid.flatMap { session.index.record($0)?.roomID }
            if cid != nil, roomID == nil { return ([], 0) }
            let condition = """
                FROM message_text t JOIN event e ON e.id = t.rowid JOIN room r ON r.id = e.room
                WHERE message_text MATCH ?1 AND r.membership = 'join' AND (?2 IS NULL OR r.room_id = ?2)
                """
            let total = try database.first("SELECT count(*) \(condition)", match, roomID) { $0.int(0) } ?? 0
            let found = try database.rows(
                "SELECT r.room_id, e.event_id \(condition) ORDER BY e.timestamp DESC, e.event_id DESC LIMIT ?3 OFFSET ?4",
                match, roomID, limit, offset
            ) { FoundMessage(roomID: $0.text(0), eventID: $0.text(1)) }
            return (try FoundMessage.read(found, session, database), total)
        }
    }
}

/// Where a found message is.
struct FoundMessage: Sendable {
    let roomID: String
    let eventID: String

    /// The messages in the order in which they were found.
    static func read(_ found: [FoundMessage], _ session: UserSession, _ database: Database) throws -> [ChatMessage] {
        var messages: [String: ChatMessage] = [:]
        for (roomID, group) in Dictionary(grouping: found, by: \.roomID) {
            guard let room = try database.first("SELECT id FROM room WHERE room_id = ?", roomID, map: { $0.int(0) }),
                let cid = session.index.record(roomID: roomID)?.channel.cid
            else { continue }
            let reader = try MessageReader(database: database, room: room, cid: cid, userID: session.userID)
            for message in try reader.messages(ids: group.map(\.eventID)) {
                if let eventID = message.eventID { messages[eventID] = message }
            }
        }
        return found.compactMap { messages[$0.eventID] }.filter { !$0.isDeleted }
    }
}
