extension ChatClient {
    /// Joins a public channel, or accepts an invitation, and returns when the channel is in the user's list.
    public func joinChannel(_ cid: ChannelId) async throws {
        try cid.validate()
        try await currentSession.join(cid)
        await flushDeliveries()
    }

    /// Joins a channel. The same with a completion handler, which is called on the main queue.
    public func joinChannel(_ cid: ChannelId, completion: @escaping ((any Error)?) -> Void) {
        complete(Completion(completion)) { try await self.joinChannel(cid) }
    }

    /// Joins a channel by what people pass around: `#alias:server`, `!room:server`, or a `https://matrix.to` or `matrix:` link.
    ///
    /// - Returns: The channel, which is in the user's list by now.
    /// - Throws: ``ClientError/Kind/invalidChannelId`` for a text that is none of these; ``ClientError/Kind/notFound``;
    ///   ``ClientError/Kind/forbidden`` where one has to be invited.
    @discardableResult
    public func joinChannel(at address: String) async throws -> ChannelId {
        let session = try currentSession
        let address = try ChannelAddress(address)
        let roomID = try await session.api.join(address.target, via: address.servers, reason: nil)
        let record = try await session.waitUntilListed(roomID: roomID)
        await flushDeliveries()
        return record.channel.cid
    }

    /// Asks to be let into a channel whose ``ChatChannel/access`` is ``ChannelAccess/onRequest``.
    ///
    /// The channel is in the user's list with membership ``Membership/knocking`` until a member answers;
    /// ``ChatClient/leaveChannel(_:reason:)`` takes the request back. Specification: client-server API, "Knocking on rooms".
    ///
    /// - Parameters:
    ///   - address: `#alias:server`, `!room:server`, or a link to one.
    ///   - reason: What the members are shown.
    @discardableResult
    public func knock(at address: String, reason: String? = nil) async throws -> ChannelId {
        let session = try currentSession
        let address = try ChannelAddress(address)
        let roomID = try await session.api.knock(on: address.target, via: address.servers, reason: reason)
        let record = try await session.waitUntilListed(roomID: roomID, as: .knocking)
        await flushDeliveries()
        return record.channel.cid
    }

    /// Asks to be let into a channel of the user's own homeserver.
    @discardableResult
    public func knock(on cid: ChannelId, reason: String? = nil) async throws -> ChannelId {
        try cid.validate()
        return try await knock(at: currentSession.address(of: cid), reason: reason)
    }

    /// Leaves a channel, declines an invitation or takes back a knock, and returns when it has gone from the user's list.
    ///
    /// - Parameter reason: What the other members are shown.
    public func leaveChannel(_ cid: ChannelId, reason: String? = nil) async throws {
        let session = try currentSession
        let room = try session.room(cid)
        try await session.api.leave(room, reason: reason)
        _ = try await session.waitUntilListed(roomID: room.rawValue, as: .left)
        await flushDeliveries()
    }

    /// Leaves a channel. The same with a completion handler, which is called on the main queue.
    public func leaveChannel(_ cid: ChannelId, completion: @escaping ((any Error)?) -> Void) {
        complete(Completion(completion)) { try await self.leaveChannel(cid) }
    }

    /// Accepts an invitation. A conversation of two is one on this side from now on.
    public func acceptInvite(to cid: ChannelId) async throws {
        let session = try currentSession
        try await session.accept(try session.room(cid))
    }

    /// Declines an invitation. The other members see it.
    public func rejectInvite(to cid: ChannelId, reason: String? = nil) async throws {
        try await leaveChannel(cid, reason: reason)
    }

    /// Invites people, or lets in those who asked (``ChatChannel/knockingMembers``).
    ///
    /// - Throws: ``ClientError/Kind/forbidden`` when the user may not invite, or one of them is banned or a member already. Those
    ///   before that one are invited then.
    public func invite(_ members: [UserId], to cid: ChannelId) async throws {
        let session = try currentSession
        let room = try session.room(cid)
        for member in members { try await session.api.invite(member, to: room, reason: nil) }
    }
}
