internal import SQLite

extension StoreSchema {
    /// The current state knows by which event it came, so that a redaction of that event finds it.
    static var stateEvents: Migration {
        Migration(
            """
            ALTER TABLE state ADD COLUMN event_id TEXT;
            CREATE INDEX state_event ON state (event_id) WHERE event_id IS NOT NULL;
            """)
    }
}
