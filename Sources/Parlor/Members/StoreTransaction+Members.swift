internal import JSON
internal import SQLite

extension StoreTransaction {
    func applyMember(_ event: SyncEvent, userID member: UserId, room: Int) throws {
        guard let membership = event.content["membership"]?.string else { return }
        if member == userID { try takeVisit(event, room: room) }
        let name = event.content["displayname"]?.string
        let avatar = event.content["avatar_url"]?.string
        let changed = try database.run(
            """
            INSERT INTO member (room, user_id, membership, name, avatar) VALUES (?1, ?2, ?3, ?4, ?5)
            ON CONFLICT (room, user_id) DO UPDATE SET membership = ?3, name = ?4, avatar = ?5
            WHERE membership <> ?3 OR name IS NOT ?4 OR avatar IS NOT ?5
            """, room, member, membership, name, avatar)
        guard changed > 0 else { return }
        messagesChanged(room, TimelineChange(users: [member]))
        membersChanged(room)
        if member == userID, membership == "invite" {
            try database.run(
                "UPDATE room SET inviter = ?, is_direct_invite = ? WHERE id = ?", event.sender,
                event.content["is_direct"]?.bool ?? false, room)
        }
    }

    /// Members that came with a page of history: they fill what is unknown, and never replace what the sync has told.
    func addOldMembers(_ events: [SyncEvent], room: Int) throws {
        for event in events where event.type == "m.room.member" {
            guard let member = event.stateKey, let membership = event.content["membership"]?.string else { continue }
            let changed = try database.run(
                "INSERT OR IGNORE INTO member (room, user_id, membership, name, avatar) VALUES (?, ?, ?, ?, ?)", room,
                member, membership, event.content["displayname"]?.string, event.content["avatar_url"]?.string)
            if changed > 0 { messagesChanged(room, TimelineChange(users: [member])) }
        }
    }

    /// The whole list of members, as `/members` gives it.
    func takeMembers(_ events: [SyncEvent], areAll: Bool, room: Int) throws {
        for event in events where event.type == "m.room.member" {
            guard let member = event.stateKey else { continue }
            try applyMember(event, userID: member, room: room)
        }
        if areAll { try database.run("UPDATE room SET has_all_members = 1 WHERE id = ?", room) }
        channelChanged(room)
    }
}
