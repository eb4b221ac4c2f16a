internal import JSON
internal import Matrix
internal import SQLite

extension UserSession {
    /// What is known of a visit; nil: the user is no visitor.
    func visit(of room: RoomID) async throws -> ChannelVisit? {
        let content = try await store.read { database in
            try database.first(
                """
                SELECT d.content FROM room_account_data d JOIN room r ON r.id = d.room WHERE r.room_id = ? AND d.type = ?
                """, room.rawValue, ChannelVisit.note
            ) { try JSONValue(parsing: $0.blob(0)) }
        }
        return content.flatMap(ChannelVisit.init)
    }

    /// Notes in the account that this device is in a channel for a while, or is no more.
    func noteVisit(of room: RoomID, isOn: Bool) async throws {
        guard let user = UserID(userID), let device = try await storedCredentials()?.deviceID else { return }
        var devices: Set<String> = []
        if case .noted(let known) = try await visit(of: room) { devices = known }
        if isOn { devices.insert(device) } else { devices.remove(device) }
        let content = devices.isEmpty ? [:] : ChannelVisit.noted(devices: devices).content
        try await api.setAccountData(user, room: room, EventType(ChannelVisit.note), content)
        try await store.write { transaction in
            guard let row = try transaction.row(ofRoom: room.rawValue) else { return }
            try transaction.setNote(ChannelVisit.note, content, room: row)
        }
    }

    func end(_ visit: ChannelVisit, of room: RoomID) async throws {
        if case .noted = visit {
            try await noteVisit(of: room, isOn: false)
            // Another device of the user is still there.
            if try await self.visit(of: room) != nil { return }
        }
        if index.record(roomID: room.rawValue)?.channel.membership == .joined {
            try await api.leave(room, reason: nil)
            _ = try await waitUntilListed(roomID: room.rawValue, as: .left)
        }
        try await api.forget(room)
    }

    /// Visits of this device that an earlier run of the app has begun.
    func leftoverVisits() async throws -> [(RoomID, ChannelVisit)] {
        guard let device = try await storedCredentials()?.deviceID else { return [] }
        return try await store.read { database in
            try database.rows(
                """
                SELECT r.room_id, d.content FROM room_account_data d JOIN room r ON r.id = d.room
                WHERE d.type = ? AND r.membership = 'join'
                """, ChannelVisit.note
            ) { row in
                guard let room = RoomID(row.text(0)), let content = try? JSONValue(parsing: row.blob(1)),
                    case .noted(let devices)? = ChannelVisit(content), devices.contains(device)
                else { return (RoomID, ChannelVisit)?.none }
                return (room, .noted(devices: devices))
            }.compactMap { $0 }
        }
    }
}
