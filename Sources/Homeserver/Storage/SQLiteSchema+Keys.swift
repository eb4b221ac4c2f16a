extension SQLiteSchema {
    /// Messages between devices, and their keys.
    ///
    /// Delivered messages are deleted, but a position must never be given twice: the counter remembers the highest that went.
    static let keys =
        """
        CREATE TABLE counter (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
        INSERT INTO counter (name, value) VALUES ('position', 0);
        CREATE TABLE to_device (
            position INTEGER PRIMARY KEY, device INTEGER NOT NULL REFERENCES device (key) ON DELETE CASCADE,
            json BLOB NOT NULL
        );
        CREATE INDEX to_device_device ON to_device (device, position);
        CREATE TRIGGER to_device_gone AFTER DELETE ON to_device BEGIN
            UPDATE counter SET value = max(value, OLD.position) WHERE name = 'position';
        END;
        CREATE TRIGGER account_data_gone AFTER DELETE ON account_data BEGIN
            UPDATE counter SET value = max(value, OLD.position) WHERE name = 'position';
        END;
        CREATE TABLE to_device_transaction (
            device INTEGER NOT NULL REFERENCES device (key) ON DELETE CASCADE, id TEXT NOT NULL, time INTEGER NOT NULL,
            PRIMARY KEY (device, id)
        ) WITHOUT ROWID;
        CREATE INDEX to_device_transaction_time ON to_device_transaction (time);
        CREATE TABLE device_key (
            device INTEGER PRIMARY KEY REFERENCES device (key) ON DELETE CASCADE, json BLOB NOT NULL
        );
        CREATE TABLE one_time_key (
            device INTEGER NOT NULL REFERENCES device (key) ON DELETE CASCADE, algorithm TEXT NOT NULL, id TEXT NOT NULL,
            json BLOB NOT NULL, PRIMARY KEY (device, algorithm, id)
        ) WITHOUT ROWID;
        CREATE TABLE fallback_key (
            device INTEGER NOT NULL REFERENCES device (key) ON DELETE CASCADE, algorithm TEXT NOT NULL, id TEXT NOT NULL,
            json BLOB NOT NULL, is_used INTEGER NOT NULL, PRIMARY KEY (device, algorithm)
        ) WITHOUT ROWID;
        CREATE TABLE key_change (user TEXT PRIMARY KEY, position INTEGER NOT NULL) WITHOUT ROWID;
        CREATE TABLE cross_signing_key (
            user TEXT NOT NULL, usage TEXT NOT NULL, json BLOB NOT NULL, PRIMARY KEY (user, usage)
        ) WITHOUT ROWID;
        CREATE TABLE key_signature (
            user TEXT NOT NULL, key TEXT NOT NULL, signer TEXT NOT NULL, json BLOB NOT NULL,
            PRIMARY KEY (user, key, signer)
        ) WITHOUT ROWID;
        """
}
