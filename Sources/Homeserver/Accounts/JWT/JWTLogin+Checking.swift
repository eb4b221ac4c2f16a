import Crypto
import JSON
import Matrix

extension Homeserver.JWTLogin {
    /// Who a token speaks for.
    struct Person: Sendable, Hashable {
        let user: UserID
        let displayName: String?
    }

    /// Checks everything that a token claims.
    ///
    /// - Parameter now: milliseconds since 1970.
    func person(_ text: String, server: String, now: Int) throws(JWTError) -> Person {
        let token = try JSONWebToken(text)
        try token.checkSignature(key)
        let claims = token.claims
        try checkTime(claims, now: Double(now) / 1000)
        if let issuer, claims["iss"]?.string != issuer { throw .issuer }
        if let audience {
            let named = claims["aud"]?.array?.compactMap(\.string) ?? [claims["aud"]?.string].compactMap { $0 }
            guard named.contains(audience) else { throw .audience }
        }
        guard let name = claims[userClaim]?.string, let user = Self.user(name, server: server) else { throw .subject }
        let displayName = claims[nameClaim]?.string.flatMap { $0.isEmpty || $0.utf8.count > 256 ? nil : $0 }
        return Person(user: user, displayName: displayName)
    }

    private func checkTime(_ claims: JSONValue, now: Double) throws(JWTError) {
        // A time that is there and can't be read must not count as absent.
        if let expiry = claims["exp"] {
            guard let expiry = expiry.double else { throw .malformed }
            guard now < expiry + Double(leeway) else { throw .expired }
        } else if requiresExpiry {
            throw .expired
        }
        if let start = claims["nbf"] {
            guard let start = start.double else { throw .malformed }
            guard now >= start - Double(leeway) else { throw .notYetValid }
        }
    }

    private static func user(_ name: String, server: String) -> UserID? {
        guard name.hasPrefix("@") else { return UserID(newLocalpart: name.lowercased(), server: server) }
        guard let user = UserID(name), user.server == server else { return nil }
        return UserID(newLocalpart: user.localpart, server: server)
    }
}

extension Homeserver.JWTLogin {
    /// - Throws: ``Homeserver/StartError/unusableJWTKey(_:)``.
    func checkKey() throws(Homeserver.StartError) {
        switch key {
        case .secret(let secret):
            guard secret.count >= 32 else { throw .unusableJWTKey("the secret has less than 32 bytes") }
        case .publicKey(let pem):
            guard RSAPublicKey(pem: pem) != nil else {
                throw .unusableJWTKey("that is no public RSA key of 2,048 bits or more in PEM")
            }
        }
    }
}
