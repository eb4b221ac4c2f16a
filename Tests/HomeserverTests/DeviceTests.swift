import JSON
import Matrix
import Support
import Testing

@Suite struct DeviceTests {
    private let auth: JSONValue = ["type": "m.login.password", "user": "anna", "password": "pass-word-1"]

    @Test func deviceIsNamedAndSeen() async throws {
        try await TestHomeserver.with(.folder) { server in
            let anna = try await server.register("anna")
            let path = "/_matrix/client/v3/devices/\(anna.deviceID)"
            try await anna.api.put(path, ["display_name": "Phone"])
            try await anna.api.put(path, [:])
            let device = try await anna.api.get(path)
            #expect(device["display_name"] == "Phone")
            #expect(device["last_seen_ip"] == "127.0.0.1")
            try await server.restart()
            let phone = try await server.login("anna")
            let devices = try await phone.api.get("/_matrix/client/v3/devices")["devices"]?.array ?? []
            let old = devices.first { $0["device_id"]?.string == anna.deviceID }
            #expect(old?["last_seen_ip"] == "127.0.0.1")
            try await expectRefusal(.notFound, status: 404) {
                try await anna.api.put("/_matrix/client/v3/devices/NONE", ["display_name": "x"])
            }
            let bob = try await server.register("bob")
            try await expectRefusal(.notFound) { try await bob.api.get(path) }
        }
    }

    @Test func deviceGoesWhenItsOwnerShowsThePassword() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let phone = try await server.login("anna")
            let path = "/_matrix/client/v3/devices/\(phone.deviceID)"
            let challenge = try await anna.api.request("DELETE", path, body: Array("{}".utf8))
            #expect(challenge.status == 401)
            #expect(challenge.json?["flows"]?[0]?["stages"]?[0] == "m.login.password")
            let session = try #require(challenge.json?["session"])
            let wrong = try await anna.api.request(
                "DELETE", path,
                body: JSONValue([
                    "auth": ["type": "m.login.password", "user": "anna", "password": "x", "session": session]
                ]).serialized())
            #expect(wrong.status == 401)
            #expect(wrong.json?["errcode"] == "M_FORBIDDEN")
            #expect(wrong.json?["session"] == session)
            try await anna.api.json("DELETE", path, ["auth": auth])
            try await expectRefusal(.unknownToken) { try await phone.api.call(.whoami) }
            try await anna.api.json("DELETE", path, ["auth": auth])
        }
    }

    @Test func severalDevicesGoAtOnceAndNobodyElses() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let others = [try await server.login("anna"), try await server.login("anna")]
            let bob = try await server.register("bob")
            let ids = JSONValue((others.map(\.deviceID)) + [bob.deviceID])
            try await anna.api.post("/_matrix/client/v3/delete_devices", ["devices": ids, "auth": auth])
            for other in others { try await expectRefusal(.unknownToken) { try await other.api.call(.whoami) } }
            _ = try await bob.api.call(.whoami)
            let foreign: JSONValue = ["type": "m.login.password", "user": "bob", "password": "pass-word-1"]
            let refused = try await anna.api.request(
                "POST", "/_matrix/client/v3/delete_devices",
                body: JSONValue(["devices": [], "auth": foreign]).serialized())
            #expect(refused.status == 401)
        }
    }

    @Test func newPasswordLogsTheOthersOut() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let phone = try await server.login("anna")
            try await anna.api.post(
                "/_matrix/client/v3/account/password",
                ["new_password": "second", "auth": auth, "logout_devices": false])
            _ = try await phone.api.call(.whoami)
            try await expectRefusal(.forbidden) { _ = try await server.login("anna") }
            let second: JSONValue = ["type": "m.login.password", "user": "anna", "password": "second"]
            try await anna.api.post("/_matrix/client/v3/account/password", ["new_password": "third", "auth": second])
            _ = try await anna.api.call(.whoami)
            try await expectRefusal(.unknownToken) { try await phone.api.call(.whoami) }
            _ = try await server.login("anna", password: "third")
        }
    }

    @Test func endOfAnAccount() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await bob.createRoom()
            try await anna.join(room)
            let ended = try await anna.api.post("/_matrix/client/v3/account/deactivate", ["auth": auth])
            #expect(ended["id_server_unbind_result"] == "no-support")
            try await expectRefusal(.unknownToken) { try await anna.api.call(.whoami) }
            try await expectRefusal(.userDeactivated, status: 403) { _ = try await server.login("anna") }
            try await expectRefusal(.userInUse) { _ = try await server.register("anna") }
            let members = try await bob.api.get("/_matrix/client/v3/rooms/\(room)/joined_members")
            #expect(members["joined"]?.object?.keys.sorted() == ["@bob:localhost"])
            let found = try await bob.api.post("/_matrix/client/v3/user_directory/search", ["search_term": "anna"])
            #expect(found["results"]?.array?.isEmpty == true)
        }
    }

    @Test func addressesAndSessionsOfAnAccount() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            #expect(try await anna.api.get("/_matrix/client/v3/account/3pid") == ["threepids": []])
            let own = try await anna.api.get("/_matrix/client/v3/admin/whois/@anna:localhost")
            #expect(own["devices"]?.object?.keys.sorted() == [anna.deviceID])
            try await expectRefusal(.forbidden, status: 403) {
                try await bob.api.get("/_matrix/client/v3/admin/whois/@anna:localhost")
            }
            let capabilities = try await anna.api.get("/_matrix/client/v3/capabilities")["capabilities"]
            #expect(capabilities?["m.change_password"]?["enabled"] == true)
        }
    }
}
