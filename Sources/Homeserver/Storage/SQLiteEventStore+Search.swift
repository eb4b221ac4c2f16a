import JSON
import Matrix
import SQLite

extension SQLiteEventStore {
    private static let mostCounted = 1_000

    func matches(_ query: SearchQuery) throws -> [SearchMatch] {
        let isRecent = query.order == .recent
        // CROSS JOIN keeps SQLite from walking the rooms' logs: the index of words comes first.
        let sql = """
            SELECT \(Self.columns), r.key, r.id, s.rank
            FROM search s CROSS JOIN event e ON e.position = s.rowid CROSS JOIN room r ON r.key = e.room
            WHERE search MATCH ?1 AND (\(isRecent ? "s.rowid < ?2" : "?2 >= 0"))
            AND e.room IN (SELECT value FROM json_each(?3)) AND e.type IN (SELECT value FROM json_each(?4))
            ORDER BY \(isRecent ? "s.rowid DESC" : "s.rank, s.rowid DESC") LIMIT ?5 OFFSET ?6
            """
        return try searcher.use { database in
            try database.rows(
                sql, query.text, query.place, Self.numbers(query.rooms), Self.list(query.types.map(\.rawValue)),
                query.limit, isRecent ? 0 : query.place
            ) { row in
                let next = Self.columnCount
                return RoomID(row.text(next + 1)).flatMap {
                    Self.event(row, in: RoomRecord(key: row.int(next), id: $0))
                }
                .map { SearchMatch(event: $0, rank: -row.double(next + 2)) }
            }
        }.compactMap { $0 }
    }

    func countMatches(_ query: SearchQuery) throws -> Int {
        try searcher.use {
            try $0.first(
                """
                SELECT count(*) FROM (
                    SELECT 1 FROM search s CROSS JOIN event e ON e.position = s.rowid WHERE search MATCH ?
                    AND e.room IN (SELECT value FROM json_each(?)) AND e.type IN (SELECT value FROM json_each(?))
                    LIMIT ?
                )
                """, query.text, Self.numbers(query.rooms), Self.list(query.types.map(\.rawValue)), Self.mostCounted
            ) { $0.int(0) } ?? 0
        }
    }

    /// Puts the words of a new event into the index; those of an edit take the place of what they edit.
    func index(_ event: Event, in database: Database) throws {
        guard event.type == .message || event.type == .name || event.type == .topic else { return }
        if event.relation?.kind == .replace {
            guard let parent = event.relation?.parent else { return }
            try reindex(parent, of: event.sender, in: event.room, database)
        } else if let text = SearchWords.text(of: event.type, event.content) {
            try store(text, at: event.position, database)
        }
    }

    /// Takes the words of a redacted event out of the index. If it was an edit, what stood before counts again.
    func unindex(_ event: Event, replaced relation: EventRelation?, in database: Database) throws {
        guard event.type == .message || event.type == .name || event.type == .topic else { return }
        try database.run("DELETE FROM search WHERE rowid = ?", event.position)
        if let relation, relation.kind == .replace {
            try reindex(relation.parent, of: event.sender, in: event.room, database)
        }
    }

    private func reindex(_ id: EventID, of sender: UserID, in room: RoomRecord, _ database: Database) throws {
        let parent = try database.first(
            "SELECT position, json FROM event WHERE id = ? AND room = ? AND sender = ? AND type = 'm.room.message'",
            id.rawValue, room.key, sender.rawValue
        ) { (position: $0.int(0), json: $0.blob(1)) }
        guard let parent else { return }
        let edit = try database.first(
            """
            SELECT json FROM event WHERE room = ? AND relates_to = ? AND relation = 'm.replace' AND sender = ?
            AND type = 'm.room.message' ORDER BY position DESC LIMIT 1
            """, room.key, id.rawValue, sender.rawValue
        ) { $0.blob(0) }
        let content = (try? JSONDocument(parsing: edit ?? parent.json, maxDepth: 200))?.root["content"]?.value ?? [:]
        let isRedacted = try (JSONDocument(parsing: parent.json, maxDepth: 200)).root["content"]?["body"] == nil
        try database.run("DELETE FROM search WHERE rowid = ?", parent.position)
        guard !isRedacted else { return }
        let shown = edit == nil ? content : content["m.new_content"] ?? [:]
        if let text = SearchWords.text(of: .message, shown) { try store(text, at: parent.position, database) }
    }

    private func store(_ text: String, at position: Int, _ database: Database) throws {
        let words = SearchText.indexed(text)
        if !words.isEmpty { try database.run("INSERT INTO search (rowid, words) VALUES (?, ?)", position, words) }
    }

    private static func numbers(_ items: [Int]) -> String { JSONValue(items.map { JSONValue($0) }).description }
}

/// Which text of an event is searched.
enum SearchWords {
    static func text(of type: EventType, _ content: JSONValue) -> String? {
        switch type {
        case .name: content["name"]?.string
        case .topic: content["topic"]?.string
        default: content["body"]?.string
        }
    }
}
