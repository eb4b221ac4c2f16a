import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addAccountRoutes() {
        let services = services
        let accounts = AccountService(services: services)
        on(.get, "/account/whoami") { call in
            .json([
                "user_id": .string(call.user.rawValue), "device_id": .string(call.session.deviceID),
                "is_guest": false,
            ])
        }
        on(.post, "/account/password") { call in
            let body = try call.body()
            guard let password = body["new_password"]?.string else { throw MatrixError.missing("new_password") }
            try AccountService.checkPasswordLength(password)
            try await call.requireOwner(services)
            if body["logout_devices"]?.bool ?? true {
                try await accounts.changePassword(
                    of: call.user, to: password, endingDevicesExcept: call.session.device)
            } else {
                try await accounts.changePassword(of: call.user, to: password)
            }
            return .empty
        }
        on(.post, "/account/deactivate") { call in
            try await call.requireOwner(services)
            try await accounts.performDeactivation(of: call.user)
            // There is no identity server here from which an address could be unbound.
            return .json(["id_server_unbind_result": "no-support"])
        }
        // Nobody has an address or a number here: there is nothing that could send to them.
        on(.get, "/account/3pid") { _ in .json(["threepids": []]) }
        on(.get, "/admin/whois/{userId}") { call in .json(try services.whois(call)) }
    }
}

extension Services {
    /// Which sessions someone has; administrators may ask it of everybody.
    fileprivate func whois(_ call: Call) throws -> JSONValue {
        let user = try call.userID()
        let mayAsk = try user == call.user || store.account(call.user)?.isAdministrator == true
        guard mayAsk else { throw Authorization.forbidden("Only administrators may ask this of others.") }
        guard try store.account(user) != nil else { throw MatrixError.notFound("There is no such account.") }
        var devices: JSONValue = [:]
        for device in try store.devices(of: user) {
            let seen = lastSeen(of: device)
            let connection: JSONValue = [
                "ip": .string(seen.address), "last_seen": JSONValue(seen.time), "user_agent": "",
            ]
            devices[device.id] = ["sessions": [["connections": [connection]]]]
        }
        return ["user_id": .string(user.rawValue), "devices": devices]
    }
}
