import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addDeviceRoutes() {
        let services = services
        on(.get, "/devices") { call in
            let devices = try services.store.devices(of: call.user)
            return .json(["devices": .array(devices.map { services.json(of: $0) })])
        }
        on(.get, "/devices/{deviceId}") { call in
            let device = try services.store.devices(of: call.user).first { $0.id == call.parameter("deviceId") }
            guard let device else { throw MatrixError.notFound("There is no such device.") }
            return .json(services.json(of: device))
        }
        // This server keeps no keys: a client that uploads some is told that none are here, and encrypts nothing.
        on(.post, "/keys/upload") { call in
            _ = try call.body()
            return .json(["one_time_key_counts": [:]])
        }
        on(.post, "/keys/query") { call in
            _ = try call.body()
            return .json(["device_keys": [:], "failures": [:]])
        }
        on(.post, "/keys/claim") { call in
            _ = try call.body()
            return .json(["one_time_keys": [:], "failures": [:]])
        }
        on(.get, "/keys/changes") { _ in .json(["changed": [], "left": []]) }
    }
}

extension Services {
    fileprivate func json(of device: StoredDevice) -> JSONValue {
        let lastSeen = sessions.lastSeen(device: device.key)
        var json: JSONValue = [
            "device_id": .string(device.id), "user_id": .string(device.user.rawValue),
            "last_seen_ts": JSONValue(lastSeen?.time ?? device.created),
            "last_seen_ip": .string(lastSeen?.address ?? ""),
        ]
        json["display_name"] = .string(device.name ?? device.id)
        return json
    }
}
