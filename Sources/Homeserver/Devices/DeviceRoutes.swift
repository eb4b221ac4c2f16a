import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addDeviceRoutes() {
        let services = services
        let accounts = AccountService(services: services)
        on(.get, "/devices") { call in
            let devices = try services.store.devices(of: call.user)
            return .json(["devices": .array(devices.map { services.json(of: $0) })])
        }
        on(.get, "/devices/{deviceId}") { call in .json(services.json(of: try services.ownDevice(call))) }
        on(.put, "/devices/{deviceId}") { call in
            let device = try services.ownDevice(call)
            guard let name = try call.body()["display_name"]?.string else { return .empty }
            guard name.utf8.count <= 255 else { throw MatrixError.invalid("A device's name has at most 255 bytes.") }
            try await services.shard.renameDevice(device, to: name)
            return .empty
        }
        on(.delete, "/devices/{deviceId}") { call in
            try await call.requireOwner(services)
            let device = try services.store.devices(of: call.user).first { $0.id == call.parameter("deviceId") }
            // One that is gone already is as the client wants it.
            if let device { try await accounts.performEnd(of: [device.key], of: call.user) }
            return .empty
        }
        on(.post, "/delete_devices") { call in
            guard let ids = try call.body()["devices"], ids.isArray else { throw MatrixError.missing("devices") }
            try await call.requireOwner(services)
            let wanted = Set(ids.elements.compactMap(\.string))
            let devices = try services.store.devices(of: call.user).filter { wanted.contains($0.id) }
            try await accounts.performEnd(of: devices.map(\.key), of: call.user)
            return .empty
        }
    }
}

extension Services {
    /// When and from where a device was last heard of: as it is now, or as it was written down.
    func lastSeen(of device: StoredDevice) -> Sessions.LastSeen {
        sessions.lastSeen(device: device.key)
            ?? Sessions.LastSeen(time: device.lastSeen ?? device.created, address: device.lastAddress ?? "")
    }

    fileprivate func ownDevice(_ call: Call) throws -> StoredDevice {
        guard let device = try store.devices(of: call.user).first(where: { $0.id == call.parameter("deviceId") })
        else { throw MatrixError.notFound("There is no such device.") }
        return device
    }

    fileprivate func json(of device: StoredDevice) -> JSONValue {
        let seen = lastSeen(of: device)
        return [
            "device_id": .string(device.id), "user_id": .string(device.user.rawValue),
            "last_seen_ts": JSONValue(seen.time), "last_seen_ip": .string(seen.address),
            "display_name": .string(device.name ?? device.id),
        ]
    }
}
