extension SQLiteSchema {
    /// Those who are in a room only as long as they are there.
    static let visitors =
        """
        CREATE TABLE transient_member (
            room INTEGER NOT NULL, user TEXT NOT NULL, PRIMARY KEY (room, user)
        ) WITHOUT ROWID;
        """
}
