import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addTokenAdministration() {
        let services = services
        let accounts = AccountService(services: services)
        onAdministration(.get, "/registration_tokens") { _, _ in
            ["tokens": .array(try services.store.registrationTokens().map { services.json(of: $0) })]
        }
        onAdministration(.post, "/registration_tokens") { administration, request in
            let body = try administration.body(request)
            let token = StoredRegistrationToken(
                token: body["token"]?.string ?? services.environment.token(12), usesAllowed: body["uses"]?.int,
                expires: body["expires_ts"]?.int, created: services.environment.now())
            // The alphabet and the length are the specification's.
            guard (1...64).contains(token.token.utf8.count),
                token.token.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isTokenCharacter })
            else { throw MatrixError.invalid("A token has 1 to 64 letters, digits and ._~-") }
            guard try await services.shard.perform([.registrationToken(token)]) == .committed else {
                throw MatrixError.invalid("There is such a token already.")
            }
            return services.json(of: token)
        }
        onAdministration(.delete, "/registration_tokens/{token}") { _, request in
            let token = request.parameters["token"] ?? ""
            guard try services.store.registrationToken(token) != nil else {
                throw MatrixError.notFound("There is no such registration token.")
            }
            _ = try await services.shard.perform([.removeRegistrationToken(token)])
            return [:]
        }
        onAdministration(.post, "/users/{name}/tokens") { administration, request in
            let account = try administration.account(request)
            guard !account.isDeactivated else { throw AccountService.deactivated }
            let body = try administration.body(request)
            let login = try await accounts.performLogin(
                account.user, Login.Device(id: body["device_id"]?.string, name: body["name"]?.string))
            return [
                "user_id": .string(account.user.rawValue), "device_id": .string(login.session.deviceID),
                "access_token": .string(login.token),
            ]
        }
        onAdministration(.delete, "/users/{name}/devices/{deviceId}") { administration, request in
            let user = try administration.account(request).user
            let id = request.parameters["deviceId"] ?? ""
            guard let device = try services.store.devices(of: user).first(where: { $0.id == id }) else {
                throw MatrixError.notFound("\(user) has no device \(id).")
            }
            try await accounts.performEnd(of: [device.key], of: user)
            return [:]
        }
    }
}

extension Services {
    fileprivate func json(of token: StoredRegistrationToken) -> JSONValue {
        var json: JSONValue = [
            "token": .string(token.token), "used": JSONValue(token.used),
            "valid": .bool(token.isValid(at: environment.now())),
        ]
        if let uses = token.usesAllowed { json["uses"] = JSONValue(uses) }
        if let expires = token.expires { json["expires_ts"] = JSONValue(expires) }
        return json
    }
}

extension Character {
    fileprivate var isTokenCharacter: Bool { isASCII && (isLetter || isNumber) || "._~-".contains(self) }
}
