internal import SQLite

extension StoreTransaction {
    /// Takes a state event back: what it said of the channel or of a member is gone, that it was sent stays.
    ///
    /// What the homeserver needs to decide who may do what survives a redaction (specification, room version 11), and so does
    /// encryption here: nobody unlocks a channel by redacting.
    func redactState(_ eventID: String) throws {
        try redactChannelState(eventID)
        try redactMember(eventID)
    }

    private static let kept: Set<String> = [
        "m.room.create", "m.room.power_levels", "m.room.join_rules", "m.room.history_visibility", "m.room.encryption",
    ]
    private static let columns = [
        "m.room.name": "name", "m.room.topic": "topic", "m.room.avatar": "avatar", "m.room.canonical_alias": "alias",
    ]

    private func redactChannelState(_ eventID: String) throws {
        let state = try database.first("SELECT room, type, state_key FROM state WHERE event_id = ?", eventID) {
            (room: $0.int(0), type: $0.text(1), key: $0.text(2))
        }
        guard let state, !Self.kept.contains(state.type) else { return }
        try database.run("UPDATE state SET content = '{}' WHERE event_id = ?", eventID)
        if state.key.isEmpty, let column = Self.columns[state.type] {
            try database.run("UPDATE room SET \(column) = NULL WHERE id = ?", state.room)
        }
        channelChanged(state.room)
    }

    /// Name and picture go when the event is the newest that is known of the member; the membership stays.
    private func redactMember(_ eventID: String) throws {
        let member = try database.first(
            """
            SELECT room, state_key FROM event e WHERE event_id = ? AND type = 'm.room.member' AND position IS NOT NULL
                AND NOT EXISTS (SELECT 1 FROM event later WHERE later.room = e.room AND later.type = e.type
                    AND later.state_key = e.state_key AND later.position > e.position)
            """, eventID
        ) { (room: $0.int(0), id: $0.text(1)) }
        guard let member else { return }
        try database.run(
            "UPDATE member SET name = NULL, avatar = NULL WHERE room = ? AND user_id = ?", member.room, member.id)
        timelineChanged(member.room)
    }
}
