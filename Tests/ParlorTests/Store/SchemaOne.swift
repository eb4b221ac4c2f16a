import SQLite

/// A store as the first release left it, with something in every table. The text is that of the release and never changes.
enum SchemaOne {
    static func make(_ file: String) throws {
        let database = try Database(.file(file))
        try database.execute(schema)
        try database.execute(data)
        try database.execute("PRAGMA user_version = 1")
    }

    private static let data = """
        INSERT INTO meta (key, value) VALUES ('sync_token', 's1'), ('access_token', 'secret'), ('device_id', 'DEV'),
            ('display_name', 'Me');
        INSERT INTO room (id, room_id, membership, created_at, name, joined_count, notification_count, read_position, is_pinned)
            VALUES (1, '!room:x', 'join', 1000, 'Garden', 2, 1, 0, 1);
        INSERT INTO state (room, type, state_key, sender, content)
            VALUES (1, 'm.room.name', '', '@me:x', '{"name":"Garden"}'),
                (1, 'm.room.power_levels', '', '@me:x', '{"users":{"@me:x":100}}');
        INSERT INTO member (room, user_id, membership, name, last_message_at)
            VALUES (1, '@me:x', 'join', 'Me', 1000), (1, '@anna:x', 'join', 'Anna', 2000);
        INSERT INTO event (id, room, event_id, position, type, sender, timestamp, content, is_shown)
            VALUES (1, 1, '$1', 0, 'm.room.message', '@me:x', 1000, '{"msgtype":"m.text","body":"Hello"}', 1),
                (2, 1, '$2', 1, 'm.room.message', '@anna:x', 2000, '{"msgtype":"m.text","body":"Hi"}', 1);
        INSERT INTO event (id, room, event_id, position, type, sender, timestamp, content, relation, target, reaction, is_shown)
            VALUES (3, 1, '$3', 2, 'm.reaction', '@anna:x', 3000,
                '{"m.relates_to":{"rel_type":"m.annotation","event_id":"$1","key":"!"}}', 'm.annotation', '$1', '!', 0);
        INSERT INTO gap (room, lower, upper, backward, forward) VALUES (1, NULL, 0, 'b1', NULL);
        INSERT INTO receipt (room, user_id, event_id, timestamp) VALUES (1, '@anna:x', '$1', 2500);
        INSERT INTO account_data (type, content) VALUES ('m.direct', '{"@anna:x":["!room:x"]}');
        INSERT INTO outbox (room, transaction_id, kind, target, content, upload, created_at, state) VALUES
            (1, 't-text', 'message', NULL, '{"msgtype":"m.text","body":"Later"}', NULL, 4000, 'pending'),
            (1, 't-picture', 'message', NULL,
                '{"msgtype":"m.image","body":"p","filename":"p.png","url":"","info":{"mimetype":"image/png"}}',
                '/tmp/picture.png', 5000, 'pending'),
            (1, 't-read', 'read_marker', '$2', '{}', NULL, 6000, 'pending');
        """

    private static let schema = """
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
