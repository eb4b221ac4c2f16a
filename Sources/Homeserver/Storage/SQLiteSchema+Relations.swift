extension SQLiteSchema {
    /// Keeps beside each event what it relates to, also for events that were there before.
    static let relations =
        """
        ALTER TABLE event ADD COLUMN relates_to TEXT;
        ALTER TABLE event ADD COLUMN relation TEXT;
        ALTER TABLE event ADD COLUMN relation_key TEXT;
        UPDATE event SET
            relates_to = json_extract(CAST(json AS TEXT), '$.content."m.relates_to".event_id'),
            relation = json_extract(CAST(json AS TEXT), '$.content."m.relates_to".rel_type'),
            relation_key = CASE json_type(CAST(json AS TEXT), '$.content."m.relates_to".key')
                WHEN 'text' THEN json_extract(CAST(json AS TEXT), '$.content."m.relates_to".key') END
        WHERE state_key IS NULL AND instr(json, CAST('"m.relates_to"' AS BLOB)) > 0
            AND json_valid(CAST(json AS TEXT))
            AND json_type(CAST(json AS TEXT), '$.content."m.relates_to".event_id') = 'text'
            AND json_type(CAST(json AS TEXT), '$.content."m.relates_to".rel_type') = 'text';
        CREATE INDEX event_relation ON event (room, relates_to, relation, position) WHERE relates_to IS NOT NULL;
        CREATE INDEX event_thread ON event (room, position, relates_to) WHERE relation = 'm.thread';
        """
}
