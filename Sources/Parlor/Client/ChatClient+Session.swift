import Foundation

/// How a user proves who they are.
enum Login: Sendable {
    case password(String)
    case token(String)
    case registration(password: String, token: String?)

    var isForKnownUser: Bool {
        if case .registration = self { false } else { true }
    }
}

extension ChatClient {
    func open(_ userID: UserId, _ login: Login) async throws {
        await close(.connecting)
        state.withLock { $0.isConnecting = true }
        defer { state.withLock { $0.isConnecting = false } }
        do {
            let api = HomeserverAPI(homeserver: config.homeserver, transport: config.dependencies.makeTransport())
            let session = try await signIn(userID, login, api)
            try await session.start()
            try await waitForFirstSync(of: session)
            loadProfile(of: session)
        } catch {
            let error = ClientError(wrapping: error)
            await close(.disconnected(error))
            throw error
        }
    }

    func close(_ status: ConnectionStatus) async {
        let session = state.withLock { $0.session }
        setSession(nil)
        setCurrentUser(nil)
        await session?.stop()
        await mediaLoader.use(nil, folder: nil)
        setStatus(status)
    }

    /// Opens the store of a user who has been here before *before* asking the homeserver, so that their channels show at once.
    private func signIn(_ userID: UserId, _ login: Login, _ api: HomeserverAPI) async throws -> UserSession {
        var session: UserSession?
        if login.isForKnownUser, let known = knownUser(userID) { session = try await openSession(known, api) }
        let stored = try await session?.storedCredentials()
        do {
            let credentials = try await credentials(userID, login, api, deviceID: stored?.deviceID)
            if let session, session.userID != credentials.userID {
                throw ClientError(.wrongCredentials, "The token belongs to \(credentials.userID), not to \(userID)")
            }
            api.accessToken = credentials.accessToken
            if session == nil { session = try await openSession(credentials.userID, api) }
            try await session?.store.write { try $0.save(credentials) }
        } catch let error as ClientError {
            // Offline, but not for the first time: go on with the session of the last time.
            guard error.recovery == .retry, let stored, session != nil else { throw error }
            if case .token(let token) = login { api.accessToken = token } else { api.accessToken = stored.accessToken }
        }
        guard let session else { throw ClientError(.notConnected, "No session for \(userID)") }
        return session
    }

    private func credentials(
        _ userID: UserId, _ login: Login, _ api: HomeserverAPI, deviceID: String?
    ) async throws -> Credentials {
        switch login {
        case .password(let password):
            return try await api.login(
                userID: userID, password: password, deviceID: deviceID, deviceName: config.deviceName)
        case .registration(let password, let token):
            return try await api.register(
                username: userID, password: password, registrationToken: token, deviceName: config.deviceName)
        case .token(let token):
            api.accessToken = token
            let me = try await api.whoami()
            guard me.userID == userID || me.userID.hasPrefix("@\(userID):") else {
                throw ClientError(.wrongCredentials, "The token belongs to \(me.userID), not to \(userID)")
            }
            return Credentials(userID: me.userID, deviceID: me.deviceID ?? "", accessToken: token)
        }
    }

    /// The full identifier, if the user's store is on this device.
    private func knownUser(_ userID: UserId) -> UserId? {
        guard userID.hasPrefix("@") else {
            return SessionFolder.knownUser(localpart: userID, in: config.storeFolder)
        }
        let database = SessionFolder(userID: userID, storeFolder: config.storeFolder).database
        return database.map { FileManager.default.fileExists(atPath: $0) } == true ? userID : nil
    }

    private func openSession(_ userID: UserId, _ api: HomeserverAPI) async throws -> UserSession {
        let session = try await UserSession(
            userID: userID, api: api, config: config, media: mediaLoader,
            report: { [weak self] in self?.setStatus($0) },
            reportFailure: { [weak self] in self?.report($0, $1) })
        await mediaLoader.use(api, folder: session.folder.media)
        setCurrentUser(try await session.storedProfile())
        setSession(session)
        return session
    }

    private func waitForFirstSync(of session: UserSession) async throws {
        guard case .failure(let error) = await session.engine.nextOutcome() else { return }
        let hasBeenHere = try await session.store.read { try $0.meta(.syncToken) } != nil
        guard error.recovery == .retry, hasBeenHere else { throw error }
    }

    /// Name and picture, in the background: nothing waits for them.
    private func loadProfile(of session: UserSession) {
        session.run { [weak self] in
            guard let profile = try? await session.fetchProfile() else { return }
            self?.setCurrentUser(profile)
        }
    }
}
