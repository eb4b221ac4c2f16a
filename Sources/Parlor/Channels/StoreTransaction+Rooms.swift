internal import JSON
internal import SQLite

extension StoreTransaction {
    /// The row of a room that the user stands to as `membership`; a new one where the room is new.
    func enter(_ roomID: String, as membership: Membership) throws -> Int {
        if let room = try row(ofRoom: roomID) {
            let changed = try database.run(
                "UPDATE room SET membership = ?1 WHERE id = ?2 AND membership <> ?1", membership.rawValue, room)
            if changed > 0 { channelChanged(room) }
            return room
        }
        // An invitation does not say how old the room is; as old as the news of it serves a list best.
        try database.run(
            "INSERT INTO room (room_id, membership, created_at) VALUES (?, ?, ?)", roomID, membership.rawValue, now)
        let room = Int(database.lastInsertedRowID)
        timelineChanged(room)
        return room
    }

    /// Makes a state event the current state. Events of old pages are not given to it.
    func applyState(_ event: SyncEvent, room: Int) throws {
        guard let key = event.stateKey else { return }
        channelChanged(room)
        if event.type == "m.room.member" { return try applyMember(event, userID: key, room: room) }
        if event.type == "m.room.pinned_events" { try tellOfPins(event.content, room: room) }
        try database.run(
            "INSERT OR REPLACE INTO state (room, type, state_key, sender, content, event_id) VALUES (?, ?, ?, ?, ?, ?)",
            room, event.type, key, event.sender, event.content.serialized(), event.eventID)
        if event.type == "m.room.power_levels" { membersChanged(room) }
        guard key.isEmpty else { return }
        let content = event.content
        switch event.type {
        case "m.room.create":
            try database.run(
                "UPDATE room SET type = ?, creator = ?, created_at = ? WHERE id = ?", content["type"]?.string,
                event.sender,
                event.timestamp, room)
        case "m.room.name": try set("name", content["name"]?.string, room)
        case "m.room.topic": try set("topic", content["topic"]?.string, room)
        case "m.room.avatar": try set("avatar", content["url"]?.string, room)
        case "m.room.canonical_alias": try set("alias", content["alias"]?.string, room)
        case "m.room.encryption": try database.run("UPDATE room SET is_encrypted = 1 WHERE id = ?", room)
        default: break
        }
    }

    func applyRoomAccountData(_ event: SyncEvent, room: Int) throws {
        var content = event.content.value
        if event.type != ChannelNotes.draft, try isOnItsWay(event.type, room: room) {
            return try holdBack(event.type, content, room: room)
        }
        if event.type == ChannelNotes.draft {
            content = ChannelDraft.merged(content, try note(ChannelNotes.draft, room: room))
        }
        try setNote(event.type, content, room: room)
    }

    private func set(_ column: String, _ value: String?, _ room: Int) throws {
        let value = value?.isEmpty == true ? nil : value
        try database.run("UPDATE room SET \(column) = ? WHERE id = ?", value, room)
    }
}
