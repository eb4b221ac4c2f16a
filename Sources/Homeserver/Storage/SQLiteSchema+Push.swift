extension SQLiteSchema {
    /// Where clients want notifications to be sent. A pusher goes with the device that set it.
    static let push =
        """
        CREATE TABLE pusher (
            user TEXT NOT NULL, app TEXT NOT NULL, key TEXT NOT NULL,
            device INTEGER NOT NULL REFERENCES device (key) ON DELETE CASCADE, json BLOB NOT NULL,
            PRIMARY KEY (user, app, key)
        ) WITHOUT ROWID;
        CREATE INDEX pusher_device ON pusher (device);
        CREATE INDEX pusher_key ON pusher (app, key);
        """
}
