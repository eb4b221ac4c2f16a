import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addKeyRoutes() {
        let services = services
        on(.post, "/keys/upload") { call in
            let upload = try call.keyUpload()
            let counts = try await services.shard.performKeyUpload(
                upload, of: call.user, device: call.session.device)
            return .json(["one_time_key_counts": .object(counts.mapValues { JSONValue($0) })])
        }
        on(.post, "/keys/query") { call in
            guard let wanted = try call.body()["device_keys"]?.value.object else {
                throw MatrixError.missing("device_keys")
            }
            var query = KeyQuery(services.store, by: call.user)
            for (name, devices) in wanted {
                guard let user = UserID(name), let devices = devices.array else {
                    throw MatrixError.invalid("device_keys holds lists of devices by user.")
                }
                guard services.environment.isLocal(user), try services.store.account(user) != nil else { continue }
                try query.add(user, devices: Set(devices.compactMap(\.string)))
            }
            return .json(query.json)
        }
        on(.post, "/keys/claim") { call in
            guard let wanted = try call.body()["one_time_keys"]?.value.object else {
                throw MatrixError.missing("one_time_keys")
            }
            return .json(["one_time_keys": try await services.claimKeys(wanted), "failures": [:]])
        }
        on(.get, "/keys/changes") { call in
            guard let from = call.request.query("from"),
                let token = SyncToken(from, currentRun: services.environment.run)
            else { throw MatrixError.invalid("from is no token of this server.") }
            let lists = try await services.shard.keyChanges(for: call.user, after: token.position)
            return .json([
                "changed": JSONValue(lists.changed.map(\.rawValue).sorted()),
                "left": JSONValue(lists.left.map(\.rawValue).sorted()),
            ])
        }
    }
}

extension Services {
    fileprivate func claimKeys(_ wanted: [String: JSONValue]) async throws -> JSONValue {
        var claimed: JSONValue = [:]
        for (name, algorithms) in wanted {
            guard let user = UserID(name), let algorithms = algorithms.object else {
                throw MatrixError.invalid("one_time_keys holds objects by user.")
            }
            var keys: JSONValue = [:]
            for device in try store.devices(of: user) {
                guard let algorithm = algorithms[device.id]?.string,
                    let key = try await shard.claimKey(of: device.key, algorithm: algorithm)
                else { continue }
                keys[device.id] = [key.name: try JSONValue(parsing: key.json)]
            }
            if keys != [:] { claimed[user.rawValue] = keys }
        }
        return claimed
    }
}

extension Call {
    fileprivate func keyUpload() throws(MatrixError) -> Shard.KeyUpload {
        let body = try body().value
        var upload = Shard.KeyUpload()
        if let keys = body["device_keys"] {
            guard keys["user_id"]?.string == user.rawValue, keys["device_id"]?.string == session.deviceID,
                keys["keys"]?.object != nil, keys["algorithms"]?.array != nil
            else { throw .invalid("device_keys are those of the device that uploads them.") }
            upload.deviceKeys = keys.serialized()
        }
        upload.oneTimeKeys = try Self.keys(body["one_time_keys"])
        upload.fallbackKeys = try Self.keys(body["fallback_keys"] ?? body["org.matrix.msc2732.fallback_keys"])
        return upload
    }

    private static func keys(_ json: JSONValue?) throws(MatrixError) -> [StoredKey] {
        guard let json else { return [] }
        guard let keys = json.object else { throw .invalid("Keys come by their names.") }
        return try keys.map { name, key throws(MatrixError) in
            let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
            guard parts.count == 2, name.utf8.count <= 255, key.object != nil || key.string != nil else {
                throw .invalid("A key is called algorithm:id.")
            }
            return StoredKey(algorithm: parts[0], id: parts[1], json: key.serialized())
        }
    }
}
