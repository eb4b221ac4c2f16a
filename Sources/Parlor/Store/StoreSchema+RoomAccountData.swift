extension StoreSchema {
    /// What a user notes about single channels, and whom they do not want to hear.
    ///
    /// The ignored are a table of their own, so that a query of messages can leave them out. A store of version 1 has their list among
    /// its account data already.
    static let roomAccountData = """
        CREATE TABLE room_account_data (
            room INTEGER NOT NULL, type TEXT NOT NULL, content BLOB NOT NULL,
            PRIMARY KEY (room, type)
        ) WITHOUT ROWID;
        CREATE TABLE held_back (
            room INTEGER NOT NULL, type TEXT NOT NULL, content BLOB NOT NULL,
            PRIMARY KEY (room, type)
        ) WITHOUT ROWID;
        CREATE TABLE ignored_user (user_id TEXT PRIMARY KEY) WITHOUT ROWID;
        INSERT INTO ignored_user (user_id)
            SELECT key FROM account_data a, json_each(CAST(a.content AS TEXT), '$.ignored_users')
            WHERE a.type = 'm.ignored_user_list' AND json_type(CAST(a.content AS TEXT), '$.ignored_users') = 'object';
        ALTER TABLE room ADD COLUMN history_cleared_at INTEGER NOT NULL DEFAULT -1;
        """
}
