internal import SQLite

extension UserSession {
    /// Everybody of whom something is known in a room, with those who have left, and with their presence.
    func members(ofRoom roomID: String) async -> [ChatChannelMember] {
        let stored = try? await reader.read { database in
            guard let room = try database.first("SELECT id FROM room WHERE room_id = ?", roomID, map: { $0.int(0) })
            else { return [ChatChannelMember]() }
            return try MemberReader(database: database, room: room).everybody()
        }
        let presence = index.presence
        return (stored ?? []).map { member in
            guard let state = presence[member.id] else { return member }
            var member = member
            member.user.take(state)
            return member
        }
    }
}
