import Matrix

/// Why a JSON web token opens no session. Each is told to the client: whoever writes the app's back end must find the mistake.
enum JWTError: Error, Sendable, Hashable {
    case malformed
    case algorithm(String)
    case signature
    case expired
    case notYetValid
    case issuer
    case audience
    case subject

    var matrixError: MatrixError { MatrixError(.forbidden, status: 403, message) }

    private var message: String {
        switch self {
        case .malformed: "The token is no signed JSON web token."
        case .algorithm(let name): "Tokens signed by \(name.prefix(20)) are not accepted here."
        case .signature: "The token's signature is not valid."
        case .expired: "The token has expired."
        case .notYetValid: "The token is not valid yet."
        case .issuer: "The token is of another issuer."
        case .audience: "The token is for another audience."
        case .subject: "The token names nobody of this server."
        }
    }
}
