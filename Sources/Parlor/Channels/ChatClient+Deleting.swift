internal import Matrix
internal import SQLite

extension ChatClient {
    /// Deletes a channel, as far as Matrix allows it.
    ///
    /// Nobody can take a room away from a homeserver by the client-server API. So a member who is no owner leaves, and everything of the
    /// channel goes from this user's devices. An owner closes it first: nobody can come in any more, it leaves the directory and loses
    /// its name in ``ChannelId``, and all members are removed; those of the owner's own rank stay.
    ///
    /// Each step can be repeated: after an error, calling it again goes on where it stopped.
    public func deleteChannel(_ cid: ChannelId) async throws {
        let session = try currentSession
        let room = try session.room(cid)
        if let channel = session.index.record(cid)?.channel, channel.membership == .joined {
            if channel.ownRole == .owner { try await session.close(room, channel) }
            // By its room: without its alias the channel has another identifier.
            try await session.api.leave(room, reason: nil)
            _ = try await session.waitUntilListed(roomID: room.rawValue, as: .left)
        } else if session.index.record(cid)?.channel.membership != .banned {
            try? await session.api.leave(room, reason: nil)
        }
        try await session.api.forget(room)
        try await session.store.write { transaction in
            if let row = try transaction.row(ofRoom: room.rawValue) { try transaction.erase(row) }
        }
        await flushDeliveries()
    }

    /// Deletes a channel. The same with a completion handler, which is called on the main queue.
    public func deleteChannel(_ cid: ChannelId, completion: @escaping ((any Error)?) -> Void) {
        complete(Completion(completion)) { try await self.deleteChannel(cid) }
    }
}

extension UserSession {
    /// Shuts a channel behind everybody.
    fileprivate func close(_ room: RoomID, _ channel: ChatChannel) async throws {
        if channel.access != .invited {
            try await api.setState(room, .joinRules, ["join_rule": .string(JoinRule.invite.rawValue)])
        }
        // A homeserver may keep its directory to its administrators.
        try? await api.setListed(false, room)
        for event in try await api.members(of: room) {
            guard let member = event.stateKey, member != userID,
                let membership = event.content["membership"]?.string, ["join", "invite", "knock"].contains(membership)
            else { continue }
            do {
                try await patiently { try await self.api.kick(member, from: room, reason: nil) }
            } catch let error as ClientError where error.kind == .forbidden {
                continue  // another owner
            }
        }
        // Last: those who were sent away know the channel by it.
        if !channel.cid.isRoomID,
            let alias = RoomAlias(localpart: ChannelTypeMapping.aliasLocalpart(of: channel.cid), server: serverName)
        {
            try? await api.removeAlias(alias)
        }
    }

    /// Waits as long as the homeserver asks to, and tries again.
    func patiently<Value: Sendable>(_ request: () async throws -> Value) async throws -> Value {
        for _ in 0..<20 {
            do {
                return try await request()
            } catch let error as ClientError where error.kind == .rateLimited {
                try await dependencies.sleep(error.retryAfter ?? .seconds(1))
            }
        }
        return try await request()
    }
}

extension StoreTransaction {
    /// Takes everything of a room out of the store but the fact that the user has left it.
    func erase(_ room: Int) throws {
        for table in ["event", "gap", "state", "member", "receipt", "outbox", "room_account_data"] {
            try database.run("DELETE FROM \(table) WHERE room = ?", room)
        }
        try database.run(
            """
            UPDATE room SET membership = 'leave', alias = NULL, name = NULL, topic = NULL, avatar = NULL, heroes = NULL,
                joined_count = 0, invited_count = 0, notification_count = 0, highlight_count = 0, read_position = NULL,
                has_all_members = 0, is_pinned = 0
            WHERE id = ?
            """, room)
        timelineChanged(room)
        membersChanged(room)
    }
}
