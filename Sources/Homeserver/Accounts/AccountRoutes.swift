import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addAccountRoutes() {
        let services = services
        let accounts = AccountService(services: services)
        onOpen(.post, "/register") { request in
            try await services.register(request, accounts)
        }
        onOpen(.get, "/register/available") { request in
            guard let name = request.query("username") else { throw MatrixError.missing("username") }
            _ = try accounts.checkAvailable(name)
            return .json(["available": true])
        }
        onOpenExactly(.get, "/_matrix/client/v1/register/m.login.registration_token/validity") { request in
            guard case .token(let token) = services.configuration.registration else {
                throw Authorization.forbidden("There are no registration tokens here.")
            }
            return .json(["valid": .bool(request.query("token") == token)])
        }
        on(.get, "/account/whoami") { call in
            .json([
                "user_id": .string(call.user.rawValue), "device_id": .string(call.session.deviceID),
                "is_guest": false,
            ])
        }
    }
}

extension Services {
    /// Specification: client-server API, "Account registration", with user-interactive authentication of one stage.
    func register(_ request: Request, _ accounts: AccountService) async throws -> Response {
        try limiter.check(.registration(address: request.remoteAddress), limits.registrations)
        if request.query("kind") == "guest" {
            throw MatrixError(.guestAccessForbidden, status: 403, "There are no guests here.")
        }
        let body = try request.jsonObject()
        guard let stage = RegistrationStage(configuration.registration) else {
            throw Authorization.forbidden("Nobody can register here.")
        }
        let user = try accounts.checkAvailable(body["username"]?.string ?? "u" + environment.newLocalpart())
        guard let auth = body["auth"] else { return stage.challenge(session: environment.token(18)) }
        guard stage.isPassed(by: auth) else {
            return stage.challenge(session: auth["session"]?.string ?? environment.token(18), isRetry: true)
        }
        guard let password = body["password"]?.string, !password.isEmpty, password.utf8.count <= 512 else {
            throw MatrixError(.missingParameter, status: 400, "A password has 1 to 512 bytes.")
        }
        try await accounts.performRegistration(user, password: password)
        if body["inhibit_login"]?.bool == true { return .json(["user_id": .string(user.rawValue)]) }
        let (session, token) = try await accounts.performLogin(
            user, deviceID: body["device_id"]?.string, name: body["initial_device_display_name"]?.string)
        return loginResponse(session, token)
    }

    func loginResponse(_ session: Session, _ token: String) -> Response {
        .json([
            "user_id": .string(session.user.rawValue), "access_token": .string(token),
            "device_id": .string(session.deviceID), "home_server": .string(environment.serverName),
        ])
    }
}
