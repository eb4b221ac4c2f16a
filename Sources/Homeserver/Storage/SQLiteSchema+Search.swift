import JSON
import Matrix
import SQLite

extension SQLiteSchema {
    /// An index of words, filled with what was written before.
    ///
    /// The texts come cut into tokens (see ``SearchText``); `ascii` takes every character beyond ASCII for a letter and
    /// so leaves them as they are.
    static func addSearch(_ database: Database) throws {
        try database.execute("CREATE VIRTUAL TABLE search USING fts5 (words, tokenize = 'ascii')")
        var last = 0
        while true {
            let rows = try database.rows(
                """
                SELECT position, type, json, relation, relates_to, sender, room FROM event WHERE position > ?
                AND type IN ('m.room.message', 'm.room.name', 'm.room.topic') ORDER BY position LIMIT 500
                """, last
            ) {
                OldText(
                    position: $0.int(0), type: EventType($0.text(1)), json: $0.blob(2),
                    edits: $0.text(3) == "m.replace" ? $0.text(4) : nil, sender: $0.text(5), room: $0.int(6))
            }
            for row in rows { try add(row, to: database) }
            guard let end = rows.last else { return }
            last = end.position
        }
    }

    private struct OldText {
        var position: Int
        var type: EventType
        var json: [UInt8]
        /// Of edits: the event whose words they take the place of.
        var edits: String?
        var sender: String
        var room: Int
    }

    private static func add(_ old: OldText, to database: Database) throws {
        let content = (try? JSONDocument(parsing: old.json, maxDepth: 200))?.root["content"]?.value ?? [:]
        var position = old.position
        if let id = old.edits {
            let edited = try database.first(
                "SELECT position FROM event WHERE id = ? AND room = ? AND sender = ? AND type = 'm.room.message'", id,
                old.room, old.sender
            ) { $0.int(0) }
            // A redacted event has no words, and an edit gives it none.
            guard let edited,
                try database.first("SELECT 1 FROM search WHERE rowid = ?", edited, map: { _ in true }) != nil
            else { return }
            position = edited
        }
        let shown = old.edits == nil ? content : content["m.new_content"] ?? [:]
        guard let text = SearchWords.text(of: old.type, shown) else { return }
        let words = SearchText.indexed(text)
        if !words.isEmpty {
            try database.run("INSERT OR REPLACE INTO search (rowid, words) VALUES (?, ?)", position, words)
        }
    }
}
