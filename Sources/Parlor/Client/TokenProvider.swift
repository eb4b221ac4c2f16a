/// Gets a fresh token for the current user, from the app's own back end.
///
/// It is called when a user connects for the first time, and when the homeserver no longer takes the token there is: once, however many
/// requests are waiting; they go on when it returns. What it throws shows in ``ChatClient/connectionStatus`` as
/// ``ClientError/Kind/tokenProviderFailed``, and it is called again after a while. To end the session instead, throw a
/// ``ClientError`` of kind ``ClientError/Kind/signedOut``.
public typealias TokenProvider = @Sendable () async throws -> String

extension ChatClient {
    /// Connects a user whose access tokens the app's own back end gives out, and renews them as long as the user is connected.
    ///
    /// - Parameters:
    ///   - userID: `@anna:example.org`, or just `anna` for the homeserver's own users.
    ///   - tokenProvider: Gets an access token. Not called when the user has been here before and the token of that time is still good.
    /// - Throws: ``ClientError``. A token that belongs to someone else is ``ClientError/Kind/wrongCredentials``.
    public func connect(userID: UserId, tokenProvider: @escaping TokenProvider) async throws {
        try await serially { try await self.open(userID, .provider(.accessToken(tokenProvider))) }
    }

    /// Connects a user by a JSON web token that the app's own back end has signed. The homeserver exchanges it for a session.
    ///
    /// Specification: login type `org.matrix.login.jwt`, which a homeserver has to be set up for.
    public func connect(userID: UserId, jwt: String) async throws {
        try await serially { try await self.open(userID, .jwt(jwt)) }
    }

    /// The same as ``connect(userID:jwt:)`` with a new token each time one is needed.
    ///
    /// A closure without a label is taken for that of ``connect(userID:tokenProvider:)``.
    @_disfavoredOverload
    public func connect(userID: UserId, jwtProvider: @escaping TokenProvider) async throws {
        try await serially { try await self.open(userID, .provider(.jwt(jwtProvider))) }
    }

    /// Connects with tokens from the app. The same with a completion handler, which is called on the main queue.
    public func connect(
        userID: UserId, tokenProvider: @escaping TokenProvider, completion: @escaping ((any Error)?) -> Void
    ) {
        complete(Completion(completion)) { try await self.connect(userID: userID, tokenProvider: tokenProvider) }
    }

    /// Connects with a JSON web token. The same with a completion handler, which is called on the main queue.
    public func connect(userID: UserId, jwt: String, completion: @escaping ((any Error)?) -> Void) {
        complete(Completion(completion)) { try await self.connect(userID: userID, jwt: jwt) }
    }
}
