import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addDeviceRoutes() {
        let services = services
        on(.get, "/devices") { call in
            let devices = try services.store.devices(of: call.user)
            return .json(["devices": .array(devices.map(\.json))])
        }
        on(.get, "/devices/{deviceId}") { call in
            let device = try services.store.devices(of: call.user).first { $0.id == call.parameter("deviceId") }
            guard let device else { throw MatrixError.notFound("There is no such device.") }
            return .json(device.json)
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

extension StoredDevice {
    fileprivate var json: JSONValue {
        var json: JSONValue = ["device_id": .string(id), "user_id": .string(user.rawValue)]
        json["display_name"] = name.map { .string($0) }
        return json
    }
}
