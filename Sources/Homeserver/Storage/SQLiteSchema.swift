import SQLite

/// The tables of the embedded store. Steps are only ever appended.
enum SQLiteSchema {
    static var migrator: Migrator {
        Migrator([
            Migration(first), Migration(sessions), Migration(keys), Migration(push), Migration(media),
            Migration(backup),
            Migration(relations), Migration(addSearch), Migration(reports),
            Migration(visitors),
        ])
    }

    static let first =
        """
        CREATE TABLE account (
            user TEXT PRIMARY KEY, password TEXT, display_name TEXT, avatar_url TEXT, created INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE device (
            key INTEGER PRIMARY KEY, user TEXT NOT NULL, id TEXT NOT NULL, name TEXT, created INTEGER NOT NULL,
            UNIQUE (user, id)
        );
        CREATE TABLE token (
            hash BLOB PRIMARY KEY, device INTEGER NOT NULL REFERENCES device (key) ON DELETE CASCADE
        ) WITHOUT ROWID;
        CREATE INDEX token_device ON token (device);
        CREATE TABLE account_data (
            user TEXT NOT NULL, room TEXT NOT NULL, type TEXT NOT NULL, json BLOB NOT NULL,
            position INTEGER NOT NULL, PRIMARY KEY (user, room, type)
        ) WITHOUT ROWID;
        CREATE TABLE filter (
            user TEXT NOT NULL, id INTEGER NOT NULL, json BLOB NOT NULL, PRIMARY KEY (user, id)
        ) WITHOUT ROWID;

        CREATE TABLE room (
            key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, creator TEXT NOT NULL, is_public INTEGER NOT NULL
        );
        -- A row's key is its position: the log is written at its end, whatever room an event belongs to.
        CREATE TABLE event (
            position INTEGER PRIMARY KEY, room INTEGER NOT NULL, id TEXT NOT NULL, type TEXT NOT NULL,
            sender TEXT NOT NULL, state_key TEXT, timestamp INTEGER NOT NULL, json BLOB NOT NULL,
            unsigned BLOB, replaces INTEGER, membership_since INTEGER, device INTEGER, txn TEXT,
            notice INTEGER NOT NULL, mentions TEXT
        );
        CREATE UNIQUE INDEX event_id ON event (id);
        CREATE INDEX event_room ON event (room, position);
        CREATE INDEX event_state ON event (room, position) WHERE state_key IS NOT NULL;
        CREATE UNIQUE INDEX event_transaction ON event (device, txn, room, type) WHERE txn IS NOT NULL;
        CREATE TABLE state (
            room INTEGER NOT NULL, type TEXT NOT NULL, key TEXT NOT NULL, position INTEGER NOT NULL,
            PRIMARY KEY (room, type, key)
        ) WITHOUT ROWID;
        CREATE INDEX state_member ON state (key, room) WHERE type = 'm.room.member';
        CREATE TABLE receipt (
            room INTEGER NOT NULL, user TEXT NOT NULL, kind TEXT NOT NULL, thread TEXT NOT NULL,
            event TEXT NOT NULL, event_position INTEGER NOT NULL, timestamp INTEGER NOT NULL,
            position INTEGER NOT NULL, PRIMARY KEY (room, user, kind, thread)
        ) WITHOUT ROWID;
        CREATE INDEX receipt_position ON receipt (position);
        CREATE INDEX account_data_position ON account_data (position);
        CREATE TABLE forgotten (user TEXT NOT NULL, room TEXT NOT NULL, PRIMARY KEY (user, room)) WITHOUT ROWID;

        CREATE TABLE alias (alias TEXT PRIMARY KEY, room TEXT NOT NULL, creator TEXT NOT NULL) WITHOUT ROWID;
        CREATE INDEX alias_room ON alias (room);
        CREATE TABLE media (
            id TEXT PRIMARY KEY, owner TEXT NOT NULL, content_type TEXT NOT NULL, file_name TEXT,
            size INTEGER NOT NULL, created INTEGER NOT NULL
        ) WITHOUT ROWID;
        """
}
