extension Homeserver {
    /// Lets people in who bring a JSON web token that the app's own back end has signed.
    ///
    /// Clients log in with `{"type": "org.matrix.login.jwt", "token": "…"}`. An account is made when its owner comes for the
    /// first time.
    public struct JWTLogin: Sendable, Hashable {
        /// What tokens are signed with; it decides the algorithm, whatever a token says.
        public enum Key: Sendable, Hashable {
            /// HS256: the back end and this server know the same secret.
            case secret([UInt8])
            /// RS256: a public RSA key in PEM.
            case publicKey(pem: String)
        }

        /// What tokens are signed with.
        public var key: Key
        /// What the claim `iss` must be; any when `nil`.
        public var issuer: String?
        /// What must be among `aud`; any when `nil`.
        public var audience: String?
        /// The claim with the user: a localpart, or a whole user id of this server.
        public var userClaim = "sub"
        /// The claim with the display name of a new account.
        public var nameClaim = "name"
        /// Refuses tokens without `exp`.
        public var requiresExpiry = false
        /// So many seconds the clocks of the back end and of this machine may differ.
        public var leeway = 30

        /// Admits tokens signed with a key, of an issuer and for an audience where they are given.
        public init(key: Key, issuer: String? = nil, audience: String? = nil) {
            self.key = key
            self.issuer = issuer
            self.audience = audience
        }
    }
}
