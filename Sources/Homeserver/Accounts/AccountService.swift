import JSON
import Matrix

/// Makes accounts and sessions.
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

    func performRegistration(_ user: UserID, password: String) async throws {
        let hash = await services.passwords.hash(password)
        let account = StoredAccount(user: user, passwordHash: hash, created: environment.now())
        let profile = Profile(displayName: user.localpart, avatarURL: nil)
        guard try await shard.perform([.account(account), .profile(user, profile)]) == .committed else {
            throw Self.taken
        }
    }

    /// Checks a password. An unknown user takes as long as a wrong password, so that names can't be tried out.
    func checkPassword(_ password: String, of user: UserID) async throws {
        let hash = try services.store.account(user)?.passwordHash
        let isRight = await services.passwords.verify(password, against: hash ?? services.passwordOfNobody)
        guard hash != nil && isRight else {
            throw MatrixError(.forbidden, status: 403, "The user name or the password is wrong.")
        }
    }

    /// Opens a session.
    func performLogin(_ user: UserID, deviceID: String?, name: String?) async throws -> (Session, token: String) {
        let id = deviceID ?? environment.token(8)
        guard !id.isEmpty, id.utf8.count <= 255, (name?.utf8.count ?? 0) <= 255 else {
            throw MatrixError.invalid("A device's id and name have at most 255 bytes.")
        }
        // A device that signs in again is the same device: what it sent before it lost its token stays recognisable as a retry.
        let known = try services.store.devices(of: user).first { $0.id == id }
        let device = StoredDevice(
            key: known?.key ?? services.sessions.nextDeviceKey(), user: user, id: id, name: name ?? known?.name,
            created: environment.now())
        let token = "plr_" + environment.token(32)
        let changes: [StoreChange] = [.device(device), .token(hash: Sessions.hash(token), device: device.key)]
        guard try await shard.perform(changes) == .committed else {
            throw MatrixError(.unknown, status: 503, "Try again.", retryAfterMilliseconds: 50)
        }
        services.sessions.forget { $0.user == user && $0.deviceID == id }
        return (Session(user: user, device: device.key, deviceID: id), token)
    }

    private static let taken = MatrixError(.userInUse, status: 400, "This user name is taken.")
}
