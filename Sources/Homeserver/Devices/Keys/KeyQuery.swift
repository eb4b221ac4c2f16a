import JSON
import Matrix

/// Puts together what someone may see of other people's keys. The server stores and forwards; it checks no signature.
struct KeyQuery {
    let store: any EventStore
    let asker: UserID

    private(set) var deviceKeys: JSONValue = [:]
    private(set) var crossSigning: [CrossSigningUsage: JSONValue] = [:]

    init(_ store: any EventStore, by asker: UserID) {
        self.store = store
        self.asker = asker
    }

    /// - Parameter wanted: device ids; empty for all.
    mutating func add(_ user: UserID, devices wanted: Set<String>) throws {
        let signatures = try store.keySignatures(of: user).filter { $0.signer == user || $0.signer == asker }
        var devices: JSONValue = [:]
        for device in try store.devices(of: user) where wanted.isEmpty || wanted.contains(device.id) {
            guard let bytes = try store.deviceKeys(device.key) else { continue }
            var keys = sign(try JSONValue(parsing: bytes), as: device.id, signatures)
            keys["unsigned"] = ["device_display_name": .string(device.name ?? device.id)]
            devices[device.id] = keys
        }
        deviceKeys[user.rawValue] = devices
        for (usage, bytes) in try store.crossSigningKeys(of: user) {
            // Whom someone has verified is nobody else's business.
            if usage == .userSigning && user != asker { continue }
            let key = try JSONValue(parsing: bytes)
            let name = key.crossSigningPublicKey ?? ""
            crossSigning[usage, default: [:]][user.rawValue] = sign(key, as: name, signatures)
        }
    }

    var json: JSONValue {
        var json: JSONValue = ["device_keys": deviceKeys, "failures": [:]]
        for (usage, keys) in crossSigning { json["\(usage.rawValue)_keys"] = keys }
        return json
    }

    private func sign(_ key: JSONValue, as name: String, _ signatures: [StoredKeySignature]) -> JSONValue {
        var key = key
        var all = key["signatures"] ?? [:]
        for signature in signatures where signature.key == name {
            guard let added = try? JSONValue(parsing: signature.json).object else { continue }
            let own = all[signature.signer.rawValue]?.object ?? [:]
            all[signature.signer.rawValue] = .object(own.merging(added) { $1 })
        }
        if all.object?.isEmpty == false { key["signatures"] = all }
        return key
    }
}

extension JSONValue {
    /// The one public key in a cross-signing key's `keys`.
    var crossSigningPublicKey: String? {
        guard let keys = self["keys"]?.object, keys.count == 1, let key = keys.first?.value.string else { return nil }
        return key
    }
}
