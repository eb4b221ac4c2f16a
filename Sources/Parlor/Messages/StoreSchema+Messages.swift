internal import JSON
internal import SQLite

extension StoreSchema {
    /// Threads, system messages, and the index that full-text search reads.
    static var messages: Migration {
        Migration { database in
            try database.execute(messageTables)
            try markSystemMessages(database)
        }
    }

    private static let messageTables = """
        ALTER TABLE event ADD COLUMN thread TEXT;
        ALTER TABLE event ADD COLUMN previous BLOB;
        UPDATE event SET thread = target WHERE relation = 'm.thread';
        UPDATE event SET is_shown = 0 WHERE relation = 'm.thread'
            AND coalesce(json_extract(CAST(content AS TEXT), '$."parlor.in_channel"'), 0) = 0;
        CREATE INDEX event_thread ON event (thread, timestamp, event_id) WHERE thread IS NOT NULL;
        CREATE INDEX event_visible ON event (room, position) WHERE is_shown > 0;

        CREATE TABLE thread (
            root TEXT PRIMARY KEY,
            room INTEGER NOT NULL,
            reply_count INTEGER, latest INTEGER, is_participating INTEGER NOT NULL DEFAULT 0,
            notification_count INTEGER NOT NULL DEFAULT 0, highlight_count INTEGER NOT NULL DEFAULT 0,
            read_at INTEGER,
            token TEXT, floor INTEGER, is_complete INTEGER NOT NULL DEFAULT 0, is_fresh INTEGER NOT NULL DEFAULT 0
        ) WITHOUT ROWID;
        CREATE INDEX thread_room ON thread (room);

        CREATE VIRTUAL TABLE message_text USING fts5(body, tokenize = 'unicode61 remove_diacritics 2');
        """

    /// An older store does not know what state events changed; the ones before them do.
    private static func markSystemMessages(_ database: Database) throws {
        struct Key: Hashable {
            let room: Int
            let type: String
            let stateKey: String
        }
        var latest: [Key: JSONValue] = [:]
        var shown: [(id: Int, previous: JSONValue?)] = []
        try database.forEach(
            """
            SELECT id, room, type, state_key, sender, content FROM event
            WHERE state_key IS NOT NULL AND position IS NOT NULL ORDER BY room, position
            """
        ) { row in
            let key = Key(room: row.int(1), type: row.text(2), stateKey: row.text(3))
            let content = (try? JSONValue(parsing: row.blob(5))) ?? .object([:])
            let reader = SystemEventReader(
                type: key.type, stateKey: key.stateKey, sender: row.text(4), content: content, previous: latest[key])
            if reader.event(user: { ChatUser(id: $0) }) != nil { shown.append((row.int(0), latest[key])) }
            latest[key] = content
        }
        for (id, previous) in shown {
            try database.run(
                "UPDATE event SET is_shown = 2, previous = ? WHERE id = ?", previous?.serialized(), id)
        }
    }
}
