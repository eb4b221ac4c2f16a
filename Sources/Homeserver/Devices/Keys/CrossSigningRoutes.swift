import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addCrossSigningRoutes() {
        let services = services
        on(.post, "/keys/device_signing/upload") { call in
            let body = try call.body().value
            let keys = try call.crossSigningKeys(body)
            let known = try services.store.crossSigningKeys(of: call.user)
            let changed = keys.filter { known[$0.key] != $0.value.serialized() }
            guard !changed.isEmpty else { return .empty }
            guard keys[.master] != nil || known[.master] != nil else { throw MatrixError.missing("master_key") }
            // The first keys need no password: there is nothing yet that they could replace.
            if known[.master] != nil { try await call.requireOwner(services) }
            let changes = changed.map {
                StoreChange.crossSigningKey(call.user, $0.key, json: $0.value.serialized())
            }
            try await services.shard.performKeyChanges(changes, of: [call.user])
            return .empty
        }
        on(.post, "/keys/signatures/upload") { call in
            .json(["failures": try await services.addSignatures(try call.body().value, by: call.user)])
        }
    }
}

extension Services {
    /// Keeps signatures that someone made under devices and keys; those that fit nothing come back as failures.
    fileprivate func addSignatures(_ body: JSONValue, by signer: UserID) async throws -> JSONValue {
        var changes: [StoreChange] = []
        var users: Set<UserID> = []
        var failures: JSONValue = [:]
        for (name, objects) in body.object ?? [:] {
            guard let user = UserID(name), let objects = objects.object else {
                throw MatrixError.invalid("Signed objects come by user and key.")
            }
            let known = try signable(of: user)
            for (key, object) in objects {
                guard known.contains(key), let signatures = object["signatures"]?[signer.rawValue],
                    signatures.object?.isEmpty == false, signatures.serialized().count <= 10_000
                else {
                    var failed = failures[name] ?? [:]
                    failed[key] = MatrixError(.invalidSignature, status: 400, "There is no such key to sign.").json
                    failures[name] = failed
                    continue
                }
                let signature = StoredKeySignature(
                    user: user, key: key, signer: signer, json: signatures.serialized())
                changes.append(.keySignature(signature))
                users.insert(user)
            }
        }
        if !changes.isEmpty { try await shard.performKeyChanges(changes, of: users) }
        return failures
    }

    private func signable(of user: UserID) throws -> Set<String> {
        var names = Set(try store.devices(of: user).map(\.id))
        for json in try store.crossSigningKeys(of: user).values {
            if let key = try JSONValue(parsing: json).crossSigningPublicKey { names.insert(key) }
        }
        return names
    }
}

extension Call {
    fileprivate func crossSigningKeys(_ body: JSONValue) throws(MatrixError) -> [CrossSigningUsage: JSONValue] {
        var keys: [CrossSigningUsage: JSONValue] = [:]
        for usage in CrossSigningUsage.allCases {
            guard let key = body["\(usage.rawValue)_key"] else { continue }
            guard key["user_id"]?.string == user.rawValue, key.crossSigningPublicKey != nil,
                key["usage"]?.array?.contains(.string(usage.rawValue)) == true
            else { throw .invalid("That is no \(usage.rawValue) key of yours.") }
            keys[usage] = key
        }
        return keys
    }
}
