import Foundation

extension ChatClient {
    /// Creates a channel, with the current user as its owner, and returns when it is in the user's list.
    ///
    /// - Returns: The identifier of the new channel.
    /// - Throws: ``ClientError``, for instance ``ClientError/Kind/aliasTaken`` when there is a channel of that id.
    @discardableResult
    public func createChannel(_ new: NewChannel) async throws -> ChannelId {
        let session = try currentSession
        if let id = new.id { try ChannelId(type: new.type, id: id).validate() }
        let roomID = try await session.api.createRoom(new.json)
        let record = try await session.waitUntilListed(roomID: roomID, where: new.isShown)
        if new.isDirect, let other = new.members.first { try await session.markDirect(roomID, with: other) }
        await flushDeliveries()
        return record.channel.cid
    }

    /// Creates a channel. The same with a completion handler, which is called on the main queue.
    public func createChannel(
        _ new: NewChannel, completion: @escaping (Result<ChannelId, any Error>) -> Void
    ) {
        complete(Completion(completion)) { try await self.createChannel(new) }
    }

    /// Creates a channel, with the current user as its owner, and returns when it is in the user's list.
    ///
    /// - Parameters:
    ///   - id: The name in the channel's ``ChannelId``. Nil: the homeserver makes one.
    ///   - members: Who is invited.
    ///   - isPublic: Whether the channel stands in the public directory and anyone may join it.
    ///   - isDirect: Marks a conversation of two people.
    /// - Throws: ``ClientError``, for instance ``ClientError/Kind/aliasTaken``.
    @discardableResult
    public func createChannel(
        name: String? = nil, type: ChannelType = .messaging, id: String? = nil, members: [UserId] = [],
        topic: String? = nil, imageURL: URL? = nil, isPublic: Bool = false, isDirect: Bool = false
    ) async throws -> ChannelId {
        var new = NewChannel(
            name: name, type: type, id: id, members: members, topic: topic, imageURL: imageURL, isPublic: isPublic)
        new.isDirect = isDirect
        return try await createChannel(new)
    }

    /// Creates a channel. The same with a completion handler, which is called on the main queue.
    public func createChannel(
        name: String? = nil, type: ChannelType = .messaging, id: String? = nil, members: [UserId] = [],
        topic: String? = nil, imageURL: URL? = nil, isPublic: Bool = false, isDirect: Bool = false,
        completion: @escaping (Result<ChannelId, any Error>) -> Void
    ) {
        complete(Completion(completion)) {
            try await self.createChannel(
                name: name, type: type, id: id, members: members, topic: topic, imageURL: imageURL, isPublic: isPublic,
                isDirect: isDirect)
        }
    }

    /// The conversation with one person: the one there is, or a new one.
    ///
    /// Asking twice gives the same channel, at the same time and from another device too once that has heard of it. An open invitation
    /// of that person to a conversation of two is accepted instead of making a second one.
    ///
    /// Specification: client-server API, "Direct Messaging" (`m.direct`).
    ///
    /// - Throws: ``ClientError/Kind/invalidUserID`` for something that is no user, or for the current user.
    @discardableResult
    public func createDirectChannel(with person: UserId) async throws -> ChannelId {
        let session = try currentSession
        return try await session.directChannels.channel(with: person, in: session)
    }

    /// The conversation with one person. The same with a completion handler, which is called on the main queue.
    public func createDirectChannel(
        with person: UserId, completion: @escaping (Result<ChannelId, any Error>) -> Void
    ) {
        complete(Completion(completion)) { try await self.createDirectChannel(with: person) }
    }

    /// A channel as it is known on this device; nil when it is not among the user's.
    public func channel(_ cid: ChannelId) -> ChatChannel? {
        state.withLock { $0.session }?.index.record(cid)?.channel
    }
}
