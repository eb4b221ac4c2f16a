internal import SQLite

/// The store's tables. Released steps never change; a new version appends one.
enum StoreSchema {
    static var migrator: Migrator {
        Migrator([
            Migration(version1),
            outboxOperations,
            messages,
            activeChannels,
            stateEvents,
            Migration(roomAccountData),
        ])
    }

    /// `event.position` orders a room's timeline. Positions grow with time; between two events that are known to follow each other
    /// they may jump. Where events are missing there is a row in `gap`, and room for 2^32 of them between the positions around it
    /// (see ``Gap``). An event without position is known only because another one brought it along (an edit).
    private static let version1 = """
        CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

        CREATE TABLE room (
            id INTEGER PRIMARY KEY,
            room_id TEXT NOT NULL UNIQUE,
            membership TEXT NOT NULL,
            alias TEXT, type TEXT, creator TEXT, created_at INTEGER,
            name TEXT, topic TEXT, avatar TEXT,
            is_encrypted INTEGER NOT NULL DEFAULT 0,
            is_direct_invite INTEGER NOT NULL DEFAULT 0,
            is_pinned INTEGER NOT NULL DEFAULT 0,
            inviter TEXT, heroes TEXT,
            joined_count INTEGER, invited_count INTEGER,
            notification_count INTEGER NOT NULL DEFAULT 0,
            highlight_count INTEGER NOT NULL DEFAULT 0,
            read_position INTEGER,
            has_all_members INTEGER NOT NULL DEFAULT 0
        );

        CREATE TABLE state (
            room INTEGER NOT NULL, type TEXT NOT NULL, state_key TEXT NOT NULL,
            sender TEXT NOT NULL, content BLOB NOT NULL,
            PRIMARY KEY (room, type, state_key)
        ) WITHOUT ROWID;

        CREATE TABLE member (
            room INTEGER NOT NULL, user_id TEXT NOT NULL,
            membership TEXT NOT NULL, name TEXT, avatar TEXT,
            last_message_at INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (room, user_id)
        ) WITHOUT ROWID;

        CREATE TABLE event (
            id INTEGER PRIMARY KEY,
            room INTEGER NOT NULL,
            event_id TEXT NOT NULL UNIQUE,
            position INTEGER,
            type TEXT NOT NULL, state_key TEXT, sender TEXT NOT NULL, timestamp INTEGER NOT NULL,
            content BLOB NOT NULL,
            local_id TEXT,
            relation TEXT, target TEXT, reaction TEXT,
            is_redacted INTEGER NOT NULL DEFAULT 0,
            is_shown INTEGER NOT NULL
        );
        CREATE UNIQUE INDEX event_position ON event (room, position);
        CREATE INDEX event_shown ON event (room, position) WHERE is_shown = 1;
        CREATE INDEX event_target ON event (target) WHERE target IS NOT NULL;
        CREATE INDEX event_local_id ON event (local_id) WHERE local_id IS NOT NULL;

        CREATE TABLE gap (
            id INTEGER PRIMARY KEY,
            room INTEGER NOT NULL,
            lower INTEGER, upper INTEGER NOT NULL,
            backward TEXT, forward TEXT
        );
        CREATE INDEX gap_upper ON gap (room, upper);

        CREATE TABLE receipt (
            room INTEGER NOT NULL, user_id TEXT NOT NULL, event_id TEXT NOT NULL, timestamp INTEGER NOT NULL,
            PRIMARY KEY (room, user_id)
        ) WITHOUT ROWID;

        CREATE TABLE account_data (type TEXT PRIMARY KEY, content BLOB NOT NULL) WITHOUT ROWID;

        CREATE TABLE outbox (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            room INTEGER NOT NULL,
            transaction_id TEXT NOT NULL UNIQUE,
            kind TEXT NOT NULL,
            target TEXT, content BLOB NOT NULL, upload TEXT,
            created_at INTEGER NOT NULL,
            state TEXT NOT NULL,
            event_id TEXT,
            error TEXT
        );
        CREATE INDEX outbox_room ON outbox (room, id);
        CREATE INDEX outbox_event ON outbox (event_id) WHERE event_id IS NOT NULL;
        """
}
