internal import SQLite

extension StoreSchema {
    /// When something last happened in a channel, so that a list's first page can be read without reading all channels.
    static var activeChannels: Migration {
        Migration(
            """
            ALTER TABLE room ADD COLUMN active_at INTEGER NOT NULL DEFAULT 0;
            UPDATE room SET active_at = coalesce(
                (SELECT timestamp FROM event WHERE event.room = room.id AND is_shown = 1 AND position IS NOT NULL
                    ORDER BY position DESC LIMIT 1),
                created_at, 0);
            CREATE INDEX room_active ON room (active_at);
            CREATE INDEX room_pinned ON room (is_pinned) WHERE is_pinned = 1;
            """)
    }
}
