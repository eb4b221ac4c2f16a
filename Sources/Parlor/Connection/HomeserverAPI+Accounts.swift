import Foundation
internal import JSON
internal import Matrix

/// What a login gives: who one is, and the key to it.
struct Credentials: Sendable, Equatable {
    var userID: UserId
    var deviceID: String
    var token: SessionToken
}

extension HomeserverAPI {
    /// - Parameter deviceID: The device of an earlier login. Transaction ids are remembered by device, so what the outbox has
    ///   sent under it is recognised.
    func login(userID: UserId, password: String, deviceID: String?, deviceName: String) async throws -> Credentials {
        try await login(
            [
                "type": "m.login.password", "identifier": ["type": "m.id.user", "user": .string(userID)],
                "password": .string(password),
            ], deviceID, deviceName)
    }

    /// Exchanges a token that the app's own back end has signed.
    func login(jwt: String, userID: UserId, deviceID: String?, deviceName: String) async throws -> Credentials {
        try await login(["type": "org.matrix.login.jwt", "token": .string(jwt)], deviceID, deviceName)
    }

    private func login(_ body: JSONValue, _ deviceID: String?, _ deviceName: String) async throws -> Credentials {
        var body = body
        body["initial_device_display_name"] = .string(deviceName)
        body["refresh_token"] = true
        if let deviceID, !deviceID.isEmpty { body["device_id"] = .string(deviceID) }
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
            "initial_device_display_name": .string(deviceName), "refresh_token": true,
        ]
        return try credentials(try await call(.register, body: body))
    }

    /// A new token in place of one that has ended. Specification: client-server API, "Refreshing access tokens".
    func refresh(_ refreshToken: String) async throws -> SessionToken {
        let answer = try await call(.refresh, body: ["refresh_token": .string(refreshToken)])
        guard var token = token(answer.root) else { throw malformed("refresh") }
        // Without a new one, the old one stays good.
        token.refreshToken = token.refreshToken ?? refreshToken
        return token
    }

    /// Who a token belongs to.
    func whoami(_ token: String) async throws -> (userID: UserId, deviceID: String?) {
        let response = try await perform(.whoami) { $0.headers["Authorization"] = "Bearer \(token)" }
        guard let answer = try? JSONDocument(parsing: response.body).root, let userID = answer["user_id"]?.string else {
            throw malformed("whoami")
        }
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
        guard let userID = root["user_id"]?.string, let deviceID = root["device_id"]?.string, let token = token(root)
        else { throw malformed("login") }
        return Credentials(userID: userID, deviceID: deviceID, token: token)
    }

    private func token(_ answer: JSONElement) -> SessionToken? {
        guard let token = answer["access_token"]?.string else { return nil }
        let lifetime = answer["expires_in_ms"]?.int
        return SessionToken(
            accessToken: token, refreshToken: answer["refresh_token"]?.string,
            expiresAt: lifetime.map { tokens.now().addingTimeInterval(Double($0) / 1000) })
    }
}
