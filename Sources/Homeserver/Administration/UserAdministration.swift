import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addUserAdministration() {
        let services = services
        let accounts = AccountService(services: services)
        onAdministration(.get, "/users") { _, request in
            let limit = min(max(request.query("limit").flatMap { Int($0) } ?? 100, 1), 1_000)
            let found = try services.store.accounts(after: request.query("after").flatMap(UserID.init), limit: limit)
            var json: JSONValue = ["users": .array(try found.map { try services.json(of: $0) })]
            if found.count == limit, let last = found.last { json["next"] = .string(last.user.rawValue) }
            return json
        }
        onAdministration(.post, "/users") { administration, request in
            let body = try administration.body(request)
            let user = try accounts.checkAvailable(body["name"]?.string ?? "")
            let password = body["password"]?.string ?? services.environment.token(15)
            try AccountService.checkPasswordLength(password)
            try await accounts.performRegistration(
                user, password: password, displayName: body["display_name"]?.string)
            if body["admin"]?.bool == true { _ = try await services.shard.perform([.administrator(user, true)]) }
            return ["user_id": .string(user.rawValue), "password": .string(password)]
        }
        onAdministration(.get, "/users/{name}") { administration, request in
            let account = try administration.account(request)
            var json = try services.json(of: account)
            json["devices"] = .array(
                try services.store.devices(of: account.user).map { device in
                    let seen = services.lastSeen(of: device)
                    return [
                        "device_id": .string(device.id), "display_name": .string(device.name ?? ""),
                        "last_seen_ts": JSONValue(seen.time), "last_seen_ip": .string(seen.address),
                    ]
                })
            json["rooms"] = JSONValue(try await services.shard.joinedRooms(of: account.user).map(\.rawValue))
            return json
        }
        onAdministration(.post, "/users/{name}/deactivate") { administration, request in
            try await accounts.performDeactivation(of: administration.account(request).user)
            return [:]
        }
        onAdministration(.put, "/users/{name}/password") { administration, request in
            let user = try administration.account(request).user
            let body = try administration.body(request)
            let password = body["password"]?.string ?? services.environment.token(15)
            if body["logout_devices"]?.bool ?? true {
                try await accounts.changePassword(of: user, to: password, endingDevicesExcept: nil)
            } else {
                try await accounts.changePassword(of: user, to: password)
            }
            return ["password": .string(password)]
        }
        onAdministration(.put, "/users/{name}/admin") { administration, request in
            guard let isAdministrator = try administration.body(request)["admin"]?.bool else {
                throw MatrixError.missing("admin")
            }
            let user = try administration.account(request).user
            _ = try await services.shard.perform([.administrator(user, isAdministrator)])
            return [:]
        }
    }
}

extension Services {
    fileprivate func json(of account: StoredAccount) throws -> JSONValue {
        [
            "user_id": .string(account.user.rawValue), "created_ts": JSONValue(account.created),
            "display_name": .string(try store.profile(of: account.user)?.displayName ?? ""),
            "admin": .bool(account.isAdministrator), "deactivated": .bool(account.isDeactivated),
        ]
    }
}
