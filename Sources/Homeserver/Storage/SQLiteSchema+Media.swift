extension SQLiteSchema {
    /// Addresses that were made before their file.
    static let media =
        """
        CREATE TABLE media_place (
            id TEXT PRIMARY KEY, owner TEXT NOT NULL, expires INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX media_place_owner ON media_place (owner, expires);
        """
}
