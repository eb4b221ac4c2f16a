internal import Matrix

extension UserSession {
    /// The room of a channel that is known here.
    func room(_ cid: ChannelId) throws -> RoomID {
        guard let room = (index.record(cid)?.roomID).flatMap(RoomID.init) else {
            throw ClientError(.notFound, "There is no channel \(cid) here")
        }
        return room
    }

    /// What the homeserver calls a channel that may be unknown here: its room, or the alias that its id stands for.
    func address(of cid: ChannelId) -> String {
        if let roomID = index.record(cid)?.roomID { return roomID }
        return cid.isRoomID ? cid.id : "#\(ChannelTypeMapping.aliasLocalpart(of: cid)):\(serverName)"
    }

    func join(_ cid: ChannelId) async throws {
        let roomID = try await api.join(address(of: cid))
        _ = try await waitUntilListed(roomID: roomID)
    }

    /// Makes sure the user is in a channel: joins it, or creates it where there is none under that id.
    func enter(_ cid: ChannelId) async throws {
        if index.record(cid)?.channel.membership == .joined { return }
        do {
            try await join(cid)
        } catch let error as ClientError where error.kind == .notFound && !cid.isRoomID {
            let new = NewChannel(type: cid.type, id: cid.id)
            let roomID = try await api.createRoom(new.json)
            _ = try await waitUntilListed(roomID: roomID, where: new.isShown)
        }
    }

    /// Loads all members of a channel, once. Lists need none of them; a channel that is looked at does.
    func loadMembers(of cid: ChannelId, limit: Int? = nil) async throws {
        if limit == 0 { return }
        let room = try room(cid)
        let isLoaded = try await reader.read { database in
            try database.first("SELECT has_all_members FROM room WHERE room_id = ?", room.rawValue) { $0.bool(0) }
                ?? false
        }
        if isLoaded { return }
        let members = try await api.members(of: room, limit: limit)
        try await store.write { transaction in
            guard let row = try transaction.row(ofRoom: room.rawValue) else { return }
            // As many as were asked for: there may be more.
            try transaction.takeMembers(members, areAll: members.count != limit, room: row)
        }
    }
}
