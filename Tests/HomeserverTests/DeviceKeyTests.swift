import JSON
import Matrix
import Support
import Testing

@Suite struct DeviceKeyTests {
    private func deviceKeys(of user: TestUser, _ key: String = "k") -> JSONValue {
        [
            "user_id": .string(user.id.rawValue), "device_id": .string(user.deviceID),
            "algorithms": ["m.olm.v1.curve25519-aes-sha2"],
            "keys": .object(["ed25519:\(user.deviceID)": .string(key)]), "signatures": [:],
        ]
    }

    @discardableResult
    private func upload(_ user: TestUser, _ body: JSONValue) async throws -> JSONValue {
        try await user.api.post("/_matrix/client/v3/keys/upload", body)
    }

    private func query(_ user: TestUser, by asker: TestUser) async throws -> JSONValue {
        try await asker.api.post(
            "/_matrix/client/v3/keys/query", ["device_keys": .object([user.id.rawValue: []])])
    }

    private func claim(_ user: TestUser, by asker: TestUser) async throws -> JSONValue? {
        let wanted: JSONValue = .object([user.id.rawValue: .object([user.deviceID: "signed_curve25519"])])
        let answer = try await asker.api.post("/_matrix/client/v3/keys/claim", ["one_time_keys": wanted])
        return answer["one_time_keys"]?[user.id.rawValue]?[user.deviceID]
    }

    @Test func keysOfADeviceAreToldToOthers() async throws {
        try await TestHomeserver.with(.folder) { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            try await upload(anna, ["device_keys": deviceKeys(of: anna)])
            try await server.restart()
            let keys = try await query(anna, by: bob)["device_keys"]?[anna.id.rawValue]?[anna.deviceID]
            #expect(keys?["keys"]?["ed25519:\(anna.deviceID)"] == "k")
            #expect(keys?["unsigned"]?["device_display_name"]?.string != nil)
            try await expectRefusal(.invalidParameter, status: 400) {
                try await upload(bob, ["device_keys": deviceKeys(of: anna)])
            }
            try await anna.api.call(.logout)
            #expect(try await query(anna, by: bob)["device_keys"]?[anna.id.rawValue] == [:])
        }
    }

    @Test func oneTimeKeyIsGivenToOnePersonOnly() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let keys: JSONValue = .object(
                Dictionary(uniqueKeysWithValues: (0..<8).map { ("signed_curve25519:\($0)", ["key": JSONValue($0)]) }))
            let body: JSONValue = [
                "device_keys": deviceKeys(of: anna), "one_time_keys": keys,
                "fallback_keys": ["signed_curve25519:f": ["key": "fallback", "fallback": true]],
            ]
            #expect(try await upload(anna, body)["one_time_key_counts"] == ["signed_curve25519": 8])
            #expect(try await upload(anna, body)["one_time_key_counts"] == ["signed_curve25519": 8])
            try await expectRefusal(.unknown, status: 400) {
                try await upload(anna, ["one_time_keys": ["signed_curve25519:0": ["key": "other"]]])
            }
            let sync = try await anna.sync()
            #expect(sync["device_one_time_keys_count"] == ["signed_curve25519": 8])
            #expect(sync["device_unused_fallback_key_types"] == ["signed_curve25519"])
            let claimed = try await withThrowingTaskGroup(of: String?.self) { group in
                for _ in 0..<8 {
                    group.addTask { try await claim(anna, by: bob)?.object?.keys.first }
                }
                return try await group.reduce(into: Set<String>()) { if let key = $1 { $0.insert(key) } }
            }
            #expect(claimed.count == 8)
            for _ in 0..<2 {
                #expect(try await claim(anna, by: bob)?["signed_curve25519:f"]?["key"] == "fallback")
            }
            let after = try await anna.sync()
            #expect(after["device_one_time_keys_count"] == [:])
            #expect(after["device_unused_fallback_key_types"] == [])
        }
    }

    @Test func newsOfDevicesReachThoseWhoShareARoom() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let eve = try await server.register("eve")
            for user in [anna, bob, eve] { try await upload(user, ["device_keys": deviceKeys(of: user)]) }
            let room = try await anna.createRoom()
            try await bob.join(room)
            let start = try await bob.sync()["next_batch"]?.string ?? ""
            try await upload(anna, ["device_keys": deviceKeys(of: anna, "new")])
            try await upload(eve, ["device_keys": deviceKeys(of: eve, "new")])
            let changed = try await bob.sync(since: start)
            #expect(changed["device_lists"]?["changed"] == ["@anna:localhost"])
            try await eve.join(room)
            let met = try await bob.sync(since: changed["next_batch"]?.string)
            #expect(met["device_lists"]?["changed"] == ["@eve:localhost"])
            try await eve.leave(room)
            let parted = try await bob.sync(since: met["next_batch"]?.string)
            #expect(parted["device_lists"]?["left"] == ["@eve:localhost"])
            let changes = try await bob.api.get("/_matrix/client/v3/keys/changes?from=\(start)&to=x")
            #expect(changes["changed"] == ["@anna:localhost"])
        }
    }

    @Test func crossSigningKeysAndSignatures() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            try await upload(anna, ["device_keys": deviceKeys(of: anna)])
            func key(_ usage: String, _ value: String) -> JSONValue {
                [
                    "user_id": "@anna:localhost", "usage": [.string(usage)],
                    "keys": .object(["ed25519:\(value)": .string(value)]),
                ]
            }
            let path = "/_matrix/client/v3/keys/device_signing/upload"
            let keys: JSONValue = [
                "master_key": key("master", "M"), "self_signing_key": key("self_signing", "S"),
                "user_signing_key": key("user_signing", "U"),
            ]
            try await anna.api.post(path, keys)
            try await anna.api.post(path, keys)
            let other: JSONValue = ["master_key": key("master", "N")]
            #expect(try await anna.api.request("POST", path, body: other.serialized()).status == 401)
            let signatures: JSONValue = .object(["@anna:localhost": ["ed25519:S": "sig"]])
            var signed = deviceKeys(of: anna)
            signed["signatures"] = signatures
            let answer = try await anna.api.post(
                "/_matrix/client/v3/keys/signatures/upload",
                ["@anna:localhost": .object([anna.deviceID: signed, "NONE": signed])])
            #expect(answer["failures"]?["@anna:localhost"]?["NONE"]?["errcode"] == "M_INVALID_SIGNATURE")
            let seen = try await query(anna, by: bob)
            #expect(seen["master_keys"]?["@anna:localhost"]?["keys"]?["ed25519:M"] == "M")
            #expect(seen["user_signing_keys"] == nil)
            let device = seen["device_keys"]?["@anna:localhost"]?[anna.deviceID]
            #expect(device?["signatures"] == signatures)
            #expect(try await query(anna, by: anna)["user_signing_keys"]?["@anna:localhost"] != nil)
        }
    }
}
