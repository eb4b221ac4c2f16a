import Foundation

/// How a user proves who they are.
enum Login: Sendable {
    case password(String)
    case token(String)
    /// The app is asked whenever a token is needed.
    case provider(TokenRenewal.Source)
    case jwt(String)
    /// The token of the last time.
    case stored(TokenRenewal.Source?)
    case registration(password: String, token: String?)

    var isForKnownUser: Bool {
        if case .registration = self { false } else { true }
    }

    /// Whether the token of the last time is tried before anybody is asked for one.
    var prefersStoredToken: Bool {
        switch self {
        case .provider, .stored: true
        default: false
        }
    }

    /// Where new tokens come from once the first one has ended.
    var source: TokenRenewal.Source? {
        switch self {
        case .provider(let source): source
        case .stored(let source): source
        default: nil
        }
    }
}

extension ChatClient {
    func open(_ userID: UserId, _ login: Login) async throws {
        await close(.connecting)
        state.withLock { $0.isConnecting = true }
        defer { state.withLock { $0.isConnecting = false } }
        state.withLock { $0.source = login.source }
        do {
            let api = HomeserverAPI(
                homeserver: config.homeserver, transport: config.dependencies.makeTransport(),
                now: config.dependencies.now)
            let session = try await signIn(userID, login, api)
            try await session.start()
            await session.loadChannels()
            try await waitForFirstSync(of: session)
            await session.visits.findLeftovers()
            session.run { await session.visits.endLeftovers() }
            loadProfile(of: session)
            watchSurroundings(of: session)
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
        if let session, let stored, login.prefersStoredToken {
            // It may still be good; if it is not, a new one is got then.
            begin(session, stored, login.source)
            return session
        }
        do {
            let credentials = try await credentials(userID, login, api, deviceID: stored?.deviceID)
            if let session, session.userID != credentials.userID {
                throw ClientError(.wrongCredentials, "The token belongs to \(credentials.userID), not to \(userID)")
            }
            if session == nil { session = try await openSession(credentials.userID, api) }
            try await session?.store.write { try $0.save(credentials) }
            if let session { begin(session, credentials, login.source) }
        } catch let error as ClientError {
            // Offline, but not for the first time: go on with the session of the last time.
            guard error.recovery == .retry, var stored, let session else { throw error }
            if case .token(let token) = login { stored.token = SessionToken(accessToken: token) }
            begin(session, stored, login.source)
        }
        guard let session else { throw ClientError(.notConnected, "No session for \(userID)") }
        return session
    }

    /// Gives a session its token, and the way to a new one.
    private func begin(_ session: UserSession, _ credentials: Credentials, _ source: TokenRenewal.Source?) {
        let tokens = session.api.tokens
        tokens.token = credentials.token
        guard source != nil || credentials.token.refreshToken != nil else { return }
        let renewal = TokenRenewal(
            userID: session.userID, deviceID: credentials.deviceID, deviceName: config.deviceName,
            api: session.api.anonymous(at: config.homeserver), source: source
        ) { [store = session.store] token in
            try await store.write { try $0.save(token) }
        }
        tokens.renew = { try await renewal.renew($0) }
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
        case .token(let token): return try await credentials(.accessToken({ token }), userID, deviceID, api)
        case .jwt(let token): return try await credentials(.jwt({ token }), userID, deviceID, api)
        case .provider(let source): return try await credentials(source, userID, deviceID, api)
        case .stored(let source):
            guard let source else { throw ClientError(.signedOut, "The session of \(userID) was lost with its store") }
            return try await credentials(source, userID, deviceID, api)
        }
    }

    private func credentials(
        _ source: TokenRenewal.Source, _ userID: UserId, _ deviceID: String?, _ api: HomeserverAPI
    ) async throws -> Credentials {
        try await TokenRenewal.credentials(source, userID, deviceID, config.deviceName, api)
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
        setRecovery(session.recovery)
        session.store.damage.whenFound { [weak self] in self?.reopen() }
        setCurrentUser(try await session.storedProfile())
        setSession(session)
        // The list shows its first page; the other channels come while the homeserver is asked.
        session.run { await session.loadChannels() }
        return session
    }

    private func waitForFirstSync(of session: UserSession) async throws {
        guard case .failure(let error) = await session.engine.connected() else { return }
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
