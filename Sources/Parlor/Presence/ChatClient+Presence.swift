internal import Matrix

extension ChatClient {
    /// Says whether the user is there, and what they are doing.
    ///
    /// It holds until the next call, also while this client follows the homeserver: the sync does not overwrite it.
    /// Specification: client-server API, "Presence". A homeserver may have presence switched off; then nobody sees it.
    ///
    /// - Parameter statusMessage: A few words; nil: none.
    public func setPresence(_ presence: UserPresence, statusMessage: String? = nil) async throws {
        let session = try currentSession
        session.api.ownPresence.set(presence)
        try await session.api.setPresence(session.matrixUserID, presence, statusMessage: statusMessage)
        let now = session.dependencies.now()
        session.index.setPresence([
            session.userID: PresenceState(presence: presence, lastActiveAt: now, statusMessage: statusMessage)
        ])
        await flushDeliveries()
    }

    /// Whether somebody is there, as the homeserver knows it now.
    ///
    /// - Throws: ``ClientError/Kind/forbidden`` for somebody with whom the user shares no channel.
    public func presence(of user: UserId) async throws -> ChatUser {
        let session = try currentSession
        guard let id = UserID(user) else { throw ClientError(.invalidUserID, "\(user) is no user") }
        let state = try await session.api.presence(of: id, now: session.dependencies.now())
        session.index.setPresence([user: state])
        var query = UserListQuery()
        query.userIDs = [user]
        query.excludesCurrentUser = false
        query.excludesIgnoredUsers = false
        var known = await session.knownUsers(query).first ?? ChatUser(id: user)
        known.take(state)
        return known
    }
}
