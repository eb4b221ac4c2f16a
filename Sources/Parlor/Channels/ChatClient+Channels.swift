import Foundation

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
        throw ClientError(.notConnected, "Not built yet")
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
    public func joinChannel(_ cid: ChannelId) async throws { throw ClientError(.notConnected, "Not built yet") }

    /// Leaves a channel, or declines an invitation.
    public func leaveChannel(_ cid: ChannelId) async throws { throw ClientError(.notConnected, "Not built yet") }

    public func invite(_ members: [UserId], to cid: ChannelId) async throws {
        throw ClientError(.notConnected, "Not built yet")
    }

    public func setMuted(_ isMuted: Bool, _ cid: ChannelId) async throws {
        throw ClientError(.notConnected, "Not built yet")
    }

    public func setPinned(_ isPinned: Bool, _ cid: ChannelId) async throws {
        throw ClientError(.notConnected, "Not built yet")
    }
}
