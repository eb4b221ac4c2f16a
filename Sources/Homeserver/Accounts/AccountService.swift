import JSON
import Matrix

/// Makes accounts and sessions, and ends them.
struct AccountService: Sendable {
    let services: Services

    private var shard: Shard { services.shard }
    private var environment: Environment { services.environment }

    /// - Throws: `M_INVALID_USERNAME`, `M_USER_IN_USE`.
    func checkAvailable(_ name: String) throws -> UserID {
        guard let user = UserID(newLocalpart: name, server: environment.serverName) else {
            throw MatrixError(
                .invalidUsername, status: 400, "A user name is made of a-z, 0-9 and the characters ._=-/+.")
        }
        guard try services.store.account(user) == nil else { throw Self.taken }
        return user
    }

    /// Makes an account.
    ///
    /// - Parameters:
    ///   - password: `nil` for someone who comes in another way.
    ///   - registrationToken: a use of it is counted; without one left the name counts as taken.
    func performRegistration(
        _ user: UserID, password: String?, displayName: String? = nil, registrationToken: String? = nil
    ) async throws {
        var hash: String?
        if let password { hash = await services.passwords.hash(password) }
        let account = StoredAccount(user: user, passwordHash: hash, created: environment.now())
        let profile = Profile(displayName: displayName ?? user.localpart, avatarURL: nil)
        var changes: [StoreChange] = [.account(account), .profile(user, profile)]
        if let registrationToken { changes.insert(.useRegistrationToken(registrationToken), at: 0) }
        guard try await shard.perform(changes) == .committed else { throw Self.taken }
    }

    /// Checks a password. An unknown user takes as long as a wrong password, so that names can't be tried out.
    ///
    /// - Throws: `M_FORBIDDEN`; `M_USER_DEACTIVATED` for an account that has ended.
    func checkPassword(_ password: String, of user: UserID) async throws {
        let account = try services.store.account(user)
        let hash = account?.passwordHash
        let isRight = await services.passwords.verify(password, against: hash ?? services.passwordOfNobody)
        if account?.isDeactivated == true { throw Self.deactivated }
        guard hash != nil && isRight else {
            throw MatrixError(.forbidden, status: 403, "The user name or the password is wrong.")
        }
    }

    /// Opens a session.
    func performLogin(_ user: UserID, _ requested: Login.Device) async throws -> Login {
        let id = requested.id ?? environment.token(8)
        guard !id.isEmpty, id.utf8.count <= 255, (requested.name?.utf8.count ?? 0) <= 255 else {
            throw MatrixError.invalid("A device's id and name have at most 255 bytes.")
        }
        // A device that signs in again is the same device: what it sent before it lost its token stays recognisable as a retry.
        let known = try services.store.devices(of: user).first { $0.id == id }
        let device = StoredDevice(
            key: known?.key ?? services.sessions.nextDeviceKey(), user: user, id: id,
            name: requested.name ?? known?.name, created: environment.now())
        let session = Session(user: user, device: device.key, deviceID: id)
        let (login, tokens) = makeTokens(for: session, generation: requested.canRefresh ? 1 : 0)
        guard try await shard.perform([.device(device)] + tokens) == .committed else { throw Self.tryAgain }
        services.sessions.forget { $0.user == user && $0.deviceID == id }
        return login
    }

    /// Gives a session new tokens for a refresh token.
    ///
    /// The old ones hold until one of the new is used: a client that never got the answer asks again.
    /// Specification: client-server API, "Refreshing access tokens".
    func performRefresh(_ refreshToken: String) async throws -> Login {
        guard let stored = try services.store.refreshToken(Sessions.hash(refreshToken)) else {
            throw MatrixError(.unknownToken, status: 401, "The refresh token is not known.")
        }
        let device = stored.device
        let session = Session(user: device.user, device: device.key, deviceID: device.id)
        let (login, tokens) = makeTokens(for: session, generation: stored.generation + 1)
        let changes: [StoreChange] = [
            .endOlderTokens(device: device.key, below: stored.generation),
            .endNewerTokens(device: device.key, above: stored.generation),
        ]
        guard try await shard.perform(changes + tokens) == .committed else { throw Self.tryAgain }
        return login
    }

    /// - Parameter generation: 0 for a token that never goes out of date.
    private func makeTokens(for session: Session, generation: Int) -> (Login, [StoreChange]) {
        var login = Login(session: session, token: "plr_" + environment.token(32))
        let hash = Sessions.hash(login.token)
        guard generation > 0 else { return (login, [.token(hash: hash, device: session.device)]) }
        let lifetime = Int(services.configuration.accessTokenLifetime / .milliseconds(1))
        let refresh = "plrr_" + environment.token(32)
        login.refreshToken = refresh
        login.expiresIn = lifetime
        return (
            login,
            [
                .token(
                    hash: hash, device: session.device, expires: environment.now() + lifetime, generation: generation),
                .refreshToken(hash: Sessions.hash(refresh), device: session.device, generation: generation),
            ]
        )
    }

    static let taken = MatrixError(.userInUse, status: 400, "This user name is taken.")
    static let deactivated = MatrixError(.userDeactivated, status: 403, "This account has ended.")
    static let tryAgain = MatrixError(.unknown, status: 503, "Try again.", retryAfterMilliseconds: 50)
}
