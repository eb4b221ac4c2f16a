import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addLoginRoutes() {
        let services = services
        let accounts = AccountService(services: services)
        onOpen(.get, "/login") { _ in .json(["flows": [["type": "m.login.password"]]]) }
        onOpen(.post, "/login") { request in
            try services.limiter.check(.login(address: request.remoteAddress), services.limits.logins)
            let body = try request.jsonObject()
            guard body["type"]?.string == "m.login.password" else {
                throw MatrixError(.unknown, status: 400, "Only m.login.password is known here.")
            }
            guard let password = body["password"]?.string else { throw MatrixError.missing("password") }
            let user = try services.userToLogIn(body)
            try await accounts.checkPassword(password, of: user)
            let (session, token) = try await accounts.performLogin(
                user, deviceID: body["device_id"]?.string, name: body["initial_device_display_name"]?.string)
            return services.loginResponse(session, token)
        }
        on(.post, "/logout") { call in
            _ = try await services.shard.perform([.endDevice(call.session.device, of: call.user)])
            services.sessions.forget { $0.device == call.session.device }
            return .empty
        }
        on(.post, "/logout/all") { call in
            _ = try await services.shard.perform([.endAllDevices(call.user)])
            services.sessions.forget { $0.user == call.user }
            return .empty
        }
    }
}

extension Services {
    /// The user of a login: by identifier, or in the old way by `user`; a whole id or a localpart.
    fileprivate func userToLogIn(_ body: JSONElement) throws(MatrixError) -> UserID {
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
