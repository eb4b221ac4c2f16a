extension ChatClient {
    /// Signs in with a password and starts to follow the user's channels.
    ///
    /// Returns when the first sync has been stored. When the homeserver cannot be reached but the user has been here before, it
    /// returns at once: what is stored can be read, and the connection is made as soon as possible (``connectionStatus``).
    ///
    /// - Parameter userID: `@anna:example.org`, or just `anna` for the homeserver's own users.
    /// - Throws: ``ClientError``: wrong credentials, or unreachable with nothing stored.
    public func connect(userID: UserId, password: String) async throws {
        try await serially { try await self.open(userID, .password(password)) }
    }

    /// Starts to follow the user's channels with an access token, which the app's own back end may have asked for.
    public func connect(userID: UserId, token: String) async throws {
        try await serially { try await self.open(userID, .token(token)) }
    }

    /// Creates an account at the homeserver, and connects it.
    ///
    /// - Parameters:
    ///   - username: The part before the colon of the new user's identifier.
    ///   - registrationToken: For homeservers that hand out accounts by token.
    /// - Throws: ``ClientError``, for instance ``ClientError/Kind/userIDTaken``.
    public func register(username: String, password: String, registrationToken: String? = nil) async throws {
        try await serially {
            try await self.open(username, .registration(password: password, token: registrationToken))
        }
    }

    /// Stops following. What is stored stays, and so does what waits to be sent.
    public func disconnect() async {
        try? await serially { await self.close(.disconnected(nil)) }
    }

    /// Ends the session at the homeserver and deletes everything that is stored of the user.
    ///
    /// - Throws: ``ClientError`` when the homeserver could not be told. What is stored is deleted all the same.
    public func logout() async throws {
        try await serially {
            let session = try self.currentSession
            await session.engine.stop()
            await session.outbox.stop()
            var problem: (any Error)?
            do { try await session.api.logout() } catch { problem = error }
            await self.close(.disconnected(nil))
            session.folder.remove()
            if let problem { throw problem }
        }
    }

    /// Asks the homeserver at once, and sends what waits.
    public func reconnectNow() {
        guard let session = try? currentSession else { return }
        session.run {
            await session.engine.reconnect()
            await session.outbox.retryNow()
            await session.directory.reconnect()
        }
    }

    /// The device has another network than before: connections of the old one are given up, and made anew.
    ///
    /// On Linux the client sees this by itself, as it sees that the machine was asleep. An app calls it where it knows more.
    public func networkDidChange() { reconnectNow() }

    /// Signs in with a password. The same with a completion handler, which is called on the main queue.
    public func connect(userID: UserId, password: String, completion: @escaping ((any Error)?) -> Void) {
        complete(Completion(completion)) { try await self.connect(userID: userID, password: password) }
    }

    /// Connects with an access token. The same with a completion handler, which is called on the main queue.
    public func connect(userID: UserId, token: String, completion: @escaping ((any Error)?) -> Void) {
        complete(Completion(completion)) { try await self.connect(userID: userID, token: token) }
    }

    /// Stops following. The same with a completion handler, which is called on the main queue.
    public func disconnect(completion: @escaping () -> Void) {
        complete(Completion { _ in completion() }) { await self.disconnect() }
    }

    /// Signs out. The same with a completion handler, which is called on the main queue.
    public func logout(completion: @escaping ((any Error)?) -> Void) {
        complete(Completion(completion)) { try await self.logout() }
    }

    /// Runs connects and disconnects one after the other, in the order of the calls.
    func serially(_ body: @escaping @Sendable () async throws -> Void) async throws {
        let operation = state.withLock { state in
            let previous = state.lastOperation
            let operation = Task {
                await previous?.value
                try await body()
            }
            state.lastOperation = Task { _ = try? await operation.value }
            return operation
        }
        try await operation.value
        await flushDeliveries()
    }
}
