import Foundation

/// Renews a session's token: with the refresh token if there is one, else by asking the app.
struct TokenRenewal: Sendable {
    /// What the app gives when it is asked.
    enum Source: Sendable {
        case accessToken(TokenProvider)
        case jwt(TokenProvider)
    }

    let userID: UserId
    let deviceID: String?
    let deviceName: String
    /// Makes requests without the session's token, which is the one that is no longer good.
    let api: HomeserverAPI
    let source: Source?
    /// Writes the new token down before it is used: a refresh token that is lost after its use cannot be had again.
    let save: @Sendable (SessionToken) async throws -> Void

    func renew(_ old: SessionToken?) async throws -> SessionToken {
        let token = try await newToken(old)
        try await save(token)
        return token
    }

    private func newToken(_ old: SessionToken?) async throws -> SessionToken {
        if let refreshToken = old?.refreshToken {
            do {
                return try await api.refresh(refreshToken)
            } catch let error as ClientError where error.recovery == .signInAgain || error.kind == .forbidden {
                // That one has ended too; the app may have another.
                guard source != nil else { throw error.asSignedOut }
            }
        }
        guard let source else { throw ClientError(.signedOut, "The session of \(userID) has ended") }
        return try await Self.credentials(source, userID, deviceID, deviceName, api).token
    }

    /// Asks the app for a token, and the homeserver whose it is.
    static func credentials(
        _ source: Source, _ userID: UserId, _ deviceID: String?, _ deviceName: String, _ api: HomeserverAPI
    ) async throws -> Credentials {
        switch source {
        case .accessToken(let provider):
            let token = try await ask(provider)
            let me = try await api.whoami(token)
            guard me.userID == userID || me.userID.hasPrefix("@\(userID):") else {
                throw ClientError(.wrongCredentials, "The token belongs to \(me.userID), not to \(userID)")
            }
            return Credentials(
                userID: me.userID, deviceID: me.deviceID ?? "", token: SessionToken(accessToken: token))
        case .jwt(let provider):
            let credentials = try await api.login(
                jwt: try await ask(provider), userID: userID, deviceID: deviceID, deviceName: deviceName)
            guard credentials.userID == userID || credentials.userID.hasPrefix("@\(userID):") else {
                throw ClientError(.wrongCredentials, "The token belongs to \(credentials.userID), not to \(userID)")
            }
            return credentials
        }
    }

    private static func ask(_ provider: TokenProvider) async throws -> String {
        do {
            return try await provider()
        } catch let error as ClientError {
            throw error
        } catch is CancellationError {
            throw ClientError(.cancelled, "The request for a token was cancelled")
        } catch {
            throw ClientError(.tokenProviderFailed, "The app's token provider failed: \(error)")
        }
    }
}

extension ClientError {
    fileprivate var asSignedOut: ClientError { ClientError(.signedOut, message, errcode: errcode, status: status) }
}
