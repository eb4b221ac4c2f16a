import HTTPServer
import JSON
import Matrix

/// Asks someone who is logged in to show once more that it is them, before something that can't be undone.
///
/// Specification: client-server API, "User-interactive authentication API". Every flow here has one stage, so a session keeps
/// no progress and nothing is stored for it.
struct InteractiveAuthentication: Sendable {
    let services: Services

    /// Thrown to answer with the flows that are open.
    struct Challenge: Error {
        let response: Response
    }

    /// - Parameter auth: the body's `auth`.
    /// - Throws: ``Challenge`` unless one of the stages was passed.
    func require(_ auth: JSONElement?, of user: UserID) async throws {
        guard let auth else { throw challenge() }
        do {
            try await check(auth, of: user)
        } catch let error as MatrixError where error.code == .forbidden {
            throw challenge(auth["session"]?.string, error: error)
        }
    }

    private func check(_ auth: JSONElement, of user: UserID) async throws {
        switch auth["type"]?.string {
        case Stage.password:
            let name = auth["identifier"]?["user"]?.string ?? auth["user"]?.string ?? user.rawValue
            guard name == user.rawValue || name == user.localpart else {
                throw Authorization.forbidden("This is someone else's account.")
            }
            try await AccountService(services: services).checkPassword(auth["password"]?.string ?? "", of: user)
        case Stage.jwt where services.configuration.jwtLogin != nil:
            let person = try services.personOfJWT(auth["token"]?.string ?? "")
            guard person.user == user else { throw Authorization.forbidden("The token is of someone else.") }
        default: throw Authorization.forbidden("Pass one of the stages.")
        }
    }

    private func challenge(_ session: String? = nil, error: MatrixError? = nil) -> Challenge {
        var stages = [Stage.password]
        if services.configuration.jwtLogin != nil { stages.append(Stage.jwt) }
        var json: JSONValue = [
            "flows": .array(stages.map { ["stages": [.string($0)]] }), "params": [:], "completed": [],
            "session": .string(session ?? services.environment.token(18)),
        ]
        if let error {
            json["errcode"] = .string(error.code.rawValue)
            json["error"] = .string(error.message)
        }
        return Challenge(response: .json(json, status: 401))
    }

    private enum Stage {
        static let password = "m.login.password"
        static let jwt = "org.matrix.login.jwt"
    }
}

extension Call {
    /// Makes sure that it is really the account's owner who asks.
    func requireOwner(_ services: Services) async throws {
        let auth = try optionalBodyElement()?["auth"]
        try await InteractiveAuthentication(services: services).require(auth, of: user)
    }

    func optionalBodyElement() throws(MatrixError) -> JSONElement? {
        request.body.isEmpty ? nil : try request.jsonObject()
    }
}
