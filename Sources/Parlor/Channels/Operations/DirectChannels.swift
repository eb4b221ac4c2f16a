internal import Matrix

/// Makes sure that there is one conversation with a person, not two: whoever asks while one is being made gets that one.
actor DirectChannels {
    private var making: [UserId: Task<ChannelId, any Error>] = [:]

    func channel(with person: UserId, in session: UserSession) async throws -> ChannelId {
        guard UserID(person) != nil, person != session.userID else {
            throw ClientError(.invalidUserID, "There is no conversation of two with \(person)")
        }
        if let task = making[person] { return try await task.value }
        let task = Task { try await session.enterDirectChannel(with: person) }
        making[person] = task
        defer { making[person] = nil }
        return try await task.value
    }
}

extension UserSession {
    fileprivate func enterDirectChannel(with person: UserId) async throws -> ChannelId {
        if let known = try await knownDirectChannel(with: person) {
            if known.membership == .invited, let room = RoomID(known.roomID) { try await accept(room) }
            return known.cid
        }
        var new = NewChannel(members: [person])
        new.isDirect = true
        let roomID = try await api.createRoom(new.json)
        // A room may be listed before its invitation is: asked again, it would not be found.
        let record = try await waitUntilListed(roomID: roomID) { $0.memberIDs.contains(person) }
        try await markDirect(roomID, with: person)
        return record.channel.cid
    }

    /// The oldest one that both are in, or were invited to.
    private func knownDirectChannel(with person: UserId) async throws -> ChatChannel? {
        let marked = Set(try await store.read { try AccountState(reading: $0) }.directRooms[person] ?? [])
        let candidates = index.all.filter { record in
            let channel = record.channel
            if channel.membership == .invited { return channel.isDirect && channel.invitedBy?.id == person }
            return channel.membership == .joined && marked.contains(channel.roomID)
                && record.memberIDs.contains(person)
        }
        return candidates.map(\.channel).min { ($0.createdAt, $0.roomID) < ($1.createdAt, $1.roomID) }
    }

    /// Notes in the account which person a conversation of two is with.
    func markDirect(_ roomID: String, with person: UserId) async throws {
        try await changeAccountData(AccountDataType.direct) { try $0.directContent(adding: roomID, with: person) }
    }

    /// Accepts an invitation, and notes whom a conversation of two is with.
    func accept(_ room: RoomID) async throws {
        let inviter = index.record(roomID: room.rawValue)?.channel
        _ = try await api.join(room.rawValue)
        _ = try await waitUntilListed(roomID: room.rawValue)
        if let inviter, inviter.isDirect, let person = inviter.invitedBy?.id {
            try await markDirect(room.rawValue, with: person)
        }
        await flushDeliveries()
    }
}
