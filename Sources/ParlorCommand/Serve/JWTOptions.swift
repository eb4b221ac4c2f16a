import Foundation
import Homeserver

/// The options of `parlor serve` about tokens that the app's own back end signs.
enum JWTOptions {
    static let all = [
        Option(
            name: "jwt-secret-file", value: "FILE",
            summary: "lets people in with tokens signed with the secret in FILE (HS256)",
            environment: "PARLOR_JWT_SECRET_FILE"),
        Option(
            name: "jwt-public-key", value: "FILE",
            summary: "lets people in with tokens signed with the private half of the RSA key in FILE (RS256, PEM)",
            environment: "PARLOR_JWT_PUBLIC_KEY"),
        Option(
            name: "jwt-issuer", value: "NAME", summary: "the issuer that tokens must name",
            environment: "PARLOR_JWT_ISSUER"),
        Option(
            name: "jwt-audience", value: "NAME", summary: "the audience that tokens must name",
            environment: "PARLOR_JWT_AUDIENCE"),
    ]

    /// Nil when neither a secret nor a key was given.
    static func login(_ arguments: Arguments) throws -> Homeserver.JWTLogin? {
        let key: Homeserver.JWTLogin.Key
        switch (arguments["jwt-secret-file"], arguments["jwt-public-key"]) {
        case (nil, nil):
            for name in ["jwt-issuer", "jwt-audience"] where arguments[name] != nil {
                throw ArgumentError.missing("--jwt-secret-file or --jwt-public-key")
            }
            return nil
        case (let file?, nil):
            // Editors end a file with a line break, which nobody means as a part of the secret.
            key = .secret(Array(try text(of: file, "--jwt-secret-file").trimmingCharacters(in: .newlines).utf8))
        case (nil, let file?): key = .publicKey(pem: try text(of: file, "--jwt-public-key"))
        case (_?, _?):
            throw ArgumentError.wrong("--jwt-secret-file with --jwt-public-key", expected: "one of the two")
        }
        return Homeserver.JWTLogin(key: key, issuer: arguments["jwt-issuer"], audience: arguments["jwt-audience"])
    }

    private static func text(of file: String, _ option: String) throws(ArgumentError) -> String {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw .wrong("\(option) \(file)", expected: "a file that can be read")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
