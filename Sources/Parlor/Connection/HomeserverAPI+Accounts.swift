internal import JSON
internal import Matrix

/// What a login gives: who one is, and the key to it.
struct Credentials: Sendable, Equatable {
    var userID: UserId
    var deviceID: String
    var accessToken: String
}

extension HomeserverAPI {
    /// - Parameter deviceID: The device of an earlier login. Transaction ids are remembered by device, so what the outbox has
    ///   sent under it is recognised.
    func login(userID: UserId, password: String, deviceID: String?, deviceName: String) async throws -> Credentials {
        var body: JSONValue = [
            "type": "m.login.password", "identifier": ["type": "m.id.user", "user": .string(userID)],
            "password": .string(password), "initial_device_display_name": .string(deviceName),
        ]
        body["device_id"] = deviceID.map { .string($0) }
        do {
            return try credentials(try await call(.login, body: body))
        } catch let error as ClientError {
            throw error.atLogin
        }
    }

    func register(
        username: String, password: String, registrationToken: String?, deviceName: String
    ) async throws -> Credentials {
        let authentication: JSONValue =
            registrationToken.map { ["type": "m.login.registration_token", "token": .string($0)] }
            ?? ["type": "m.login.dummy"]
        let body: JSONValue = [
            "username": .string(username), "password": .string(password), "auth": authentication,
            "initial_device_display_name": .string(deviceName),
        ]
        return try credentials(try await call(.register, body: body))
    }

    /// Who the token belongs to.
    func whoami() async throws -> (userID: UserId, deviceID: String?) {
        let answer = try await call(.whoami).root
        guard let userID = answer["user_id"]?.string else { throw malformed("whoami") }
        return (userID, answer["device_id"]?.string)
    }

    func logout() async throws { _ = try await call(.logout) }

    func profile(of user: UserID) async throws -> (name: String?, avatar: String?) {
        let answer = try await call(.profile(user)).root
        return (answer["displayname"]?.string, answer["avatar_url"]?.string)
    }

    func malformed(_ what: String) -> ClientError {
        ClientError(.serverFault, "The homeserver's answer to \(what) lacks what it must have")
    }

    private func credentials(_ answer: JSONDocument) throws -> Credentials {
        let root = answer.root
        guard let userID = root["user_id"]?.string, let deviceID = root["device_id"]?.string,
            let token = root["access_token"]?.string
        else { throw malformed("login") }
        return Credentials(userID: userID, deviceID: deviceID, accessToken: token)
    }
}
