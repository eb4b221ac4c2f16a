import Foundation
internal import Matrix

extension ChatClient {
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
        let session = try currentSession
        if let id { try ChannelId(type: type, id: id).validate() }
        let request = ChannelCreation(
            type: type, id: id, name: name, topic: topic, imageURL: imageURL, members: members, isPublic: isPublic,
            isDirect: isDirect)
        let roomID = try await session.api.createRoom(request.json)
        let record = try await session.waitUntilListed(roomID: roomID, where: request.isShown)
        if isDirect, let other = members.first { try await session.markDirect(roomID, with: other) }
        await flushDeliveries()
        return record.channel.cid
    }

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

    /// Joins a public channel, or accepts an invitation, and returns when the channel is in the user's list.
    public func joinChannel(_ cid: ChannelId) async throws {
        try cid.validate()
        try await currentSession.join(cid)
        await flushDeliveries()
    }

    /// Leaves a channel, or declines an invitation, and returns when the channel has gone from the user's list.
    public func leaveChannel(_ cid: ChannelId) async throws {
        let session = try currentSession
        let room = try session.room(cid)
        try await session.api.leave(room)
        _ = try await session.waitUntilListed(roomID: room.rawValue, as: .left)
        await flushDeliveries()
    }

    public func invite(_ members: [UserId], to cid: ChannelId) async throws {
        let session = try currentSession
        let room = try session.room(cid)
        for member in members { try await session.api.invite(member, to: room) }
    }

    /// A muted channel does not notify; its messages still arrive.
    public func setMuted(_ isMuted: Bool, _ cid: ChannelId) async throws {
        let session = try currentSession
        try await session.api.setMuted(isMuted, try session.room(cid))
    }

    /// Pinned channels are the user's favourites, on all devices.
    public func setPinned(_ isPinned: Bool, _ cid: ChannelId) async throws {
        let session = try currentSession
        try await session.api.setTag("m.favourite", isSet: isPinned, session.matrixUserID, try session.room(cid))
    }

    /// A channel as it is known on this device; nil when it is not among the user's.
    public func channel(_ cid: ChannelId) -> ChatChannel? {
        state.withLock { $0.session }?.index.record(cid)?.channel
    }
}
