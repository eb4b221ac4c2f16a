extension SQLiteSchema {
    /// Tokens that expire and are refreshed, devices that were seen, registration tokens, administrators.
    static let sessions =
        """
        ALTER TABLE account ADD COLUMN is_admin INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE account ADD COLUMN is_deactivated INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE device ADD COLUMN last_seen INTEGER;
        ALTER TABLE device ADD COLUMN last_address TEXT;
        ALTER TABLE token ADD COLUMN expires INTEGER;
        ALTER TABLE token ADD COLUMN generation INTEGER NOT NULL DEFAULT 0;
        CREATE TABLE refresh_token (
            hash BLOB PRIMARY KEY, device INTEGER NOT NULL REFERENCES device (key) ON DELETE CASCADE,
            generation INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX refresh_token_device ON refresh_token (device);
        CREATE TABLE registration_token (
            token TEXT PRIMARY KEY, uses_allowed INTEGER, used INTEGER NOT NULL, expires INTEGER, created INTEGER NOT NULL
        ) WITHOUT ROWID;
        """
}
