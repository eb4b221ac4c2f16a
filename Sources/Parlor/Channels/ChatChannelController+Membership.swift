extension ChatChannelController {
    /// Invites people, or lets in those who asked (``ChatChannel/knockingMembers``).
    public func inviteMembers(_ members: [UserId]) async throws { try await client.invite(members, to: cid) }

    /// Invites people. The same with a completion handler, which is called on the main queue.
    public func inviteMembers(_ members: [UserId], completion: (((any Error)?) -> Void)?) {
        complete(Completion(completion), in: writing) { try await self.inviteMembers(members) }
    }

    /// Removes members, takes back invitations, or turns down those who ask to be let in. They may come again.
    ///
    /// - Parameter reason: What they and the other members are shown.
    /// - Throws: ``ClientError/Kind/forbidden`` for members of the user's own rank or above.
    public func removeMembers(_ members: [UserId], reason: String? = nil) async throws {
        let (session, room) = try await openRoom
        for member in members { try await session.api.kick(member, from: room, reason: reason) }
        await session.settle(room) { channel in !channel.lastActiveMembers.contains { members.contains($0.id) } }
    }

    /// Removes members. The same with a completion handler, which is called on the main queue.
    public func removeMembers(
        _ members: [UserId], reason: String? = nil, completion: (((any Error)?) -> Void)?
    ) {
        complete(Completion(completion), in: writing) { try await self.removeMembers(members, reason: reason) }
    }

    /// Makes somebody a moderator, an owner, or a plain member again. Nobody can give more than they have.
    ///
    /// Specification: client-server API, `m.room.power_levels` (0, 50, 100).
    public func setRole(_ role: MemberRole, of member: UserId) async throws {
        let (session, room) = try await openRoom
        try await session.setLevel(role.powerLevel, of: member, in: room)
        await session.settle(room) { channel in
            channel.lastActiveMembers.first { $0.id == member }.map { $0.role == role } ?? true
        }
    }

    /// Gives somebody a role. The same with a completion handler, which is called on the main queue.
    public func setRole(_ role: MemberRole, of member: UserId, completion: (((any Error)?) -> Void)?) {
        complete(Completion(completion), in: writing) { try await self.setRole(role, of: member) }
    }

    /// Accepts the invitation to this channel.
    public func acceptInvite() async throws { try await client.acceptInvite(to: cid) }

    /// Declines the invitation to this channel.
    public func rejectInvite(reason: String? = nil) async throws {
        try await client.rejectInvite(to: cid, reason: reason)
    }

    /// Leaves the channel. What was said stays on the device until it is deleted there.
    public func leaveChannel(reason: String? = nil) async throws { try await client.leaveChannel(cid, reason: reason) }

    /// Deletes the channel; see ``ChatClient/deleteChannel(_:)``.
    public func deleteChannel() async throws { try await client.deleteChannel(cid) }

    /// Deletes the channel. The same with a completion handler, which is called on the main queue.
    public func deleteChannel(completion: (((any Error)?) -> Void)?) {
        complete(Completion(completion), in: writing) { try await self.deleteChannel() }
    }
}
