import Crypto
import JSON

/// A signed JSON web token (RFC 7519) in its compact form, taken apart but not believed yet.
struct JSONWebToken: Sendable {
    /// Longer ones are refused unread: a token names a person, and no more.
    static let longest = 16_384

    let algorithm: String
    let claims: JSONValue
    private let signed: [UInt8]
    private let signature: [UInt8]

    /// - Throws: ``JWTError/malformed``.
    init(_ text: String) throws(JWTError) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard text.utf8.count <= Self.longest, parts.count == 3,
            let header = Self.object(parts[0]), let claims = Self.object(parts[1]),
            let signature = Base64.decode(parts[2], .urlSafe), let algorithm = header["alg"]?.string,
            header["crit"] == nil
        else { throw .malformed }
        self.algorithm = algorithm
        self.claims = claims
        self.signature = signature
        signed = Array("\(parts[0]).\(parts[1])".utf8)
    }

    /// - Throws: ``JWTError`` unless the token was signed with this key, in this key's own way: a token must not choose how it
    ///   is checked.
    func checkSignature(_ key: Homeserver.JWTLogin.Key) throws(JWTError) {
        switch key {
        case .secret(let secret):
            guard algorithm == "HS256" else { throw .algorithm(algorithm) }
            guard HMACSHA256.isValid(signature, for: signed, key: secret) else { throw .signature }
        case .publicKey(let pem):
            guard algorithm == "RS256" else { throw .algorithm(algorithm) }
            guard let key = RSAPublicKey(pem: pem), key.isValid(signature, for: signed) else { throw .signature }
        }
    }

    private static func object(_ part: String) -> JSONValue? {
        guard let bytes = Base64.decode(part, .urlSafe), let json = try? JSONValue(parsing: bytes, maxDepth: 20),
            json.object != nil
        else { return nil }
        return json
    }
}
