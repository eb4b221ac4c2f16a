import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addRegistrationRoutes() {
        let services = services
        let accounts = AccountService(services: services)
        onOpen(.post, "/register") { request in
            try await services.register(request, accounts)
        }
        onOpen(.get, "/register/available") { request in
            try services.limiter.check(
                .registration(address: request.remoteAddress), services.limits.registrations)
            guard let name = request.query("username") else { throw MatrixError.missing("username") }
            _ = try accounts.checkAvailable(name)
            return .json(["available": true])
        }
        onOpenExactly(.get, "/_matrix/client/v1/register/m.login.registration_token/validity") { request in
            try services.limiter.check(.login(address: request.remoteAddress), services.limits.logins)
            guard case .token? = RegistrationStage(services.configuration.registration),
                let stage = RegistrationStage(services.configuration.registration)
            else { throw Authorization.forbidden("There are no registration tokens here.") }
            guard let token = request.query("token") else { throw MatrixError.missing("token") }
            return .json(["valid": .bool(try stage.admits(token, services))])
        }
    }
}

extension Services {
    /// Specification: client-server API, "Account registration", with user-interactive authentication of one stage.
    fileprivate func register(_ request: Request, _ accounts: AccountService) async throws -> Response {
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
        var usedToken: String?
        switch try stage.check(auth, self) {
        case .passed: break
        case .passedUsing(let token): usedToken = token
        case .failed:
            return stage.challenge(session: auth["session"]?.string ?? environment.token(18), isRetry: true)
        }
        guard let password = body["password"]?.string, !password.isEmpty, password.utf8.count <= 512 else {
            throw MatrixError(.missingParameter, status: 400, "A password has 1 to 512 bytes.")
        }
        try await accounts.performRegistration(user, password: password, registrationToken: usedToken)
        if body["inhibit_login"]?.bool == true { return .json(["user_id": .string(user.rawValue)]) }
        return loginResponse(try await accounts.performLogin(user, Login.Device(body)))
    }

    func loginResponse(_ login: Login) -> Response {
        var json = login.tokenFields
        json["user_id"] = .string(login.session.user.rawValue)
        json["device_id"] = .string(login.session.deviceID)
        json["home_server"] = .string(environment.serverName)
        return .json(json)
    }
}
