extension SQLiteSchema {
    /// Key backups. Removed versions stay as empty rows, so that no version is given twice.
    static let backup =
        """
        CREATE TABLE backup (
            user TEXT NOT NULL, version INTEGER NOT NULL, algorithm TEXT NOT NULL, data BLOB NOT NULL,
            tag INTEGER NOT NULL DEFAULT 0, is_removed INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (user, version)
        ) WITHOUT ROWID;
        CREATE TABLE backup_key (
            user TEXT NOT NULL, version INTEGER NOT NULL, room TEXT NOT NULL, session TEXT NOT NULL,
            first_index INTEGER NOT NULL, forwarded INTEGER NOT NULL, is_verified INTEGER NOT NULL, json BLOB NOT NULL,
            PRIMARY KEY (user, version, room, session)
        ) WITHOUT ROWID;
        """
}
