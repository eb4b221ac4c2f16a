extension ChatClient {
    /// Signs in with a password and starts to follow the user's channels.
    ///
    /// Returns when the first sync has been stored. When the homeserver cannot be reached but the user has been here before, it
    /// returns at once: what is stored can be read, and the connection is made as soon as possible (``connectionStatus``).
    ///
    /// - Parameter userID: `@anna:example.org`, or just `anna` for the homeserver's own users.
    /// - Throws: ``ClientError``: wrong credentials, or unreachable with nothing stored.
    public func connect(userID: UserId, password: String) async throws {
        throw ClientError(.notConnected, "Not built yet")
    }

    /// Starts to follow the user's channels with an access token, which the app's own back end may have asked for.
    public func connect(userID: UserId, token: String) async throws {
        throw ClientError(.notConnected, "Not built yet")
    }

    /// Stops following. What is stored stays, and so does what waits to be sent.
    public func disconnect() async {}

    /// Ends the session at the homeserver and deletes everything that is stored of the user.
    public func logout() async throws {}

    public func connect(userID: UserId, password: String, completion: @escaping ((any Error)?) -> Void) {
        complete(Completion(completion)) { try await self.connect(userID: userID, password: password) }
    }

    public func connect(userID: UserId, token: String, completion: @escaping ((any Error)?) -> Void) {
        complete(Completion(completion)) { try await self.connect(userID: userID, token: token) }
    }

    public func disconnect(completion: @escaping () -> Void) {
        complete(Completion { _ in completion() }) { await self.disconnect() }
    }

    public func logout(completion: @escaping ((any Error)?) -> Void) {
        complete(Completion(completion)) { try await self.logout() }
    }
}
