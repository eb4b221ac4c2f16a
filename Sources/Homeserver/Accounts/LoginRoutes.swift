import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addLoginRoutes() {
        let services = services
        let accounts = AccountService(services: services)
        onOpen(.get, "/login") { _ in .json(["flows": .array(services.loginFlows)]) }
        onOpen(.post, "/login") { request in
            try services.limiter.check(.login(address: request.remoteAddress), services.limits.logins)
            let body = try request.jsonObject()
            let user = try await services.logIn(body, accounts)
            return services.loginResponse(try await accounts.performLogin(user, Login.Device(body)))
        }
        onOpen(.post, "/refresh") { request in
            try services.limiter.check(.login(address: request.remoteAddress), services.limits.logins)
            guard let token = try request.jsonObject()["refresh_token"]?.string else {
                throw MatrixError.missing("refresh_token")
            }
            return .json(try await accounts.performRefresh(token).tokenFields)
        }
        onExactly(.post, "/_matrix/client/v1/login/get_token") { call in
            try await call.requireOwner(services)
            let token = services.environment.token(24)
            services.loginTokens.add(token, for: call.user, now: services.environment.now())
            return .json(["login_token": .string(token), "expires_in_ms": JSONValue(LoginTokens.lifetime)])
        }
        on(.post, "/logout") { call in
            try await accounts.performEnd(of: [call.session.device], of: call.user)
            return .empty
        }
        on(.post, "/logout/all") { call in
            let devices = try services.store.devices(of: call.user)
            try await accounts.performEnd(of: devices.map(\.key), of: call.user)
            return .empty
        }
    }
}

extension Services {
    fileprivate var loginFlows: [JSONValue] {
        var flows: [JSONValue] = [
            ["type": "m.login.password"], ["type": "m.login.token", "get_login_token": true],
        ]
        if configuration.jwtLogin != nil { flows += [["type": "org.matrix.login.jwt"], ["type": "m.login.jwt"]] }
        return flows
    }

    /// Checks what somebody shows to be let in.
    fileprivate func logIn(_ body: JSONElement, _ accounts: AccountService) async throws -> UserID {
        switch body["type"]?.string {
        case "m.login.password":
            guard let password = body["password"]?.string else { throw MatrixError.missing("password") }
            let user = try userToLogIn(body)
            try await accounts.checkPassword(password, of: user)
            return user
        case "m.login.token":
            guard let user = loginTokens.take(body["token"]?.string ?? "", now: environment.now()) else {
                throw MatrixError(.forbidden, status: 403, "The login token is not known, or was used.")
            }
            return user
        case "org.matrix.login.jwt" where configuration.jwtLogin != nil,
            "m.login.jwt" where configuration.jwtLogin != nil:
            guard let token = body["token"]?.string else { throw MatrixError.missing("token") }
            return try await accounts.admit(try personOfJWT(token))
        default: throw MatrixError(.unknown, status: 400, "This type of login is not known here.")
        }
    }

    /// Who a JSON web token speaks for.
    ///
    /// - Throws: `M_FORBIDDEN` with the reason why it doesn't.
    func personOfJWT(_ token: String) throws(MatrixError) -> Homeserver.JWTLogin.Person {
        guard let login = configuration.jwtLogin else {
            throw Authorization.forbidden("There are no such tokens here.")
        }
        do {
            return try login.person(token, server: environment.serverName, now: environment.now())
        } catch {
            throw error.matrixError
        }
    }

    /// The user of a login: by identifier, or in the old way by `user`; a whole id or a localpart.
    private func userToLogIn(_ body: JSONElement) throws(MatrixError) -> UserID {
        let identifier = body["identifier"]
        if let type = identifier?["type"]?.string, type != "m.id.user" {
            throw MatrixError(.unknown, status: 400, "People are known by user name here.")
        }
        guard let name = identifier?["user"]?.string ?? body["user"]?.string else { throw .missing("identifier.user") }
        let user = name.hasPrefix("@") ? UserID(name) : UserID("@\(name.lowercased()):\(environment.serverName)")
        guard let user else { throw MatrixError(.forbidden, status: 403, "The user name or the password is wrong.") }
        return user
    }
}

extension AccountService {
    /// Lets in whom the app's back end vouches for, and makes their account when they come for the first time.
    func admit(_ person: Homeserver.JWTLogin.Person) async throws -> UserID {
        if try services.store.account(person.user) == nil {
            do {
                try await performRegistration(person.user, password: nil, displayName: person.displayName)
            } catch let error as MatrixError where error.code == .userInUse {
                // Two devices of a new person came at once; either made the account.
            }
        }
        if try services.store.account(person.user)?.isDeactivated == true { throw Self.deactivated }
        return person.user
    }
}
