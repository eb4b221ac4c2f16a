internal import JSON
internal import Matrix

extension ChatChannelController {
    /// Removes somebody and keeps them out until they are unbanned. They need not be a member.
    ///
    /// - Parameter reason: What they and the other members are shown.
    /// - Throws: ``ClientError/Kind/forbidden`` for somebody of the user's own rank or above.
    public func banMember(_ user: UserId, reason: String? = nil) async throws {
        let (session, room) = try await openRoom
        try await session.api.ban(user, from: room, reason: reason)
        await session.settle(room) { channel in !channel.lastActiveMembers.contains { $0.id == user } }
    }

    /// Bans somebody. The same with a completion handler, which is called on the main queue.
    public func banMember(_ user: UserId, reason: String? = nil, completion: (((any Error)?) -> Void)?) {
        complete(Completion(completion), in: writing) { try await self.banMember(user, reason: reason) }
    }

    /// Lets somebody come in again who was banned. It does not bring them back.
    public func unbanMember(_ user: UserId) async throws {
        let (session, room) = try await openRoom
        try await session.api.unban(user, from: room, reason: nil)
    }

    /// Unbans somebody. The same with a completion handler, which is called on the main queue.
    public func unbanMember(_ user: UserId, completion: (((any Error)?) -> Void)?) {
        complete(Completion(completion), in: writing) { try await self.unbanMember(user) }
    }

    /// Takes away a member's right to write. They can still read.
    ///
    /// On the homeserver it is a power level below the one that messages need.
    ///
    /// - Throws: ``ClientError/Kind/forbidden`` for somebody of the user's own rank or above.
    public func silenceMember(_ member: UserId) async throws {
        let (session, room) = try await openRoom
        try await session.setLevel(-1, of: member, in: room)
        await session.settle(room) { channel in
            channel.lastActiveMembers.first { $0.id == member }?.isSilenced ?? true
        }
    }

    /// Silences a member. The same with a completion handler, which is called on the main queue.
    public func silenceMember(_ member: UserId, completion: (((any Error)?) -> Void)?) {
        complete(Completion(completion), in: writing) { try await self.silenceMember(member) }
    }

    /// Gives a member the right to write back.
    public func unsilenceMember(_ member: UserId) async throws {
        let (session, room) = try await openRoom
        try await session.setLevel(MemberRole.member.powerLevel, of: member, in: room)
        await session.settle(room) { channel in
            channel.lastActiveMembers.first { $0.id == member }.map { !$0.isSilenced } ?? true
        }
    }

    /// Tells the homeserver's administrators of a message. Nobody in the channel learns of it.
    ///
    /// Specification: client-server API, "Reporting Content".
    ///
    /// - Throws: ``ClientError/Kind/notFound`` for a message that is not here or not sent yet.
    public func reportMessage(_ messageID: MessageId, reason: String? = nil) async throws {
        let (session, room) = try await openRoom
        let eventID = try await session.store.write { transaction in
            guard let row = try transaction.row(ofRoom: room.rawValue) else { return "" }
            return try transaction.target(messageID, room: row)
        }
        guard let event = EventID(eventID) else {
            throw ClientError(.notFound, "There is no sent message \(messageID) here")
        }
        try await session.api.report(.reportEvent(room, event), reason: reason)
    }

    /// Tells the homeserver's administrators of the whole channel.
    ///
    /// - Throws: ``ClientError`` of a homeserver that is older than v1.13 of the specification.
    public func reportChannel(reason: String? = nil) async throws {
        let (session, room) = try await openRoom
        try await session.api.report(.reportRoom(room), reason: reason)
    }
}

extension HomeserverAPI {
    func report(_ endpoint: Endpoint, reason: String?) async throws {
        _ = try await call(endpoint, body: ["reason": .string(reason ?? "")])
    }
}
