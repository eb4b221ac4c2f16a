import JSON
import Matrix
import Support
import Testing

@Suite struct AccountTests {
    @Test func registrationAsksForItsStageFirst() async throws {
        try await TestHomeserver.with { server in
            let api = TestAPI(server.url)
            let challenge = try await api.request(
                "POST", "/_matrix/client/v3/register", body: Array(#"{"username":"anna","password":"x"}"#.utf8))
            #expect(challenge.status == 401)
            #expect(challenge.json?["flows"]?[0]?["stages"]?[0]?.string == "m.login.dummy")
            let session = try #require(challenge.json?["session"]?.string)
            let done = try await api.post(
                "/_matrix/client/v3/register",
                ["username": "anna", "password": "x", "auth": ["type": "m.login.dummy", "session": .string(session)]])
            #expect(done["user_id"]?.string == "@anna:localhost")
            #expect(done["access_token"]?.string?.isEmpty == false)
        }
    }

    @Test func registrationWithToken() async throws {
        try await TestHomeserver.with(configure: { $0.registration = .token("open sesame") }) { server in
            let api = TestAPI(server.url)
            try await expectRefusal(.forbidden, status: 401) {
                try await api.post(
                    "/_matrix/client/v3/register",
                    [
                        "username": "anna", "password": "x",
                        "auth": ["type": "m.login.registration_token", "token": "wrong", "session": "s"],
                    ])
            }
            let done = try await api.post(
                "/_matrix/client/v3/register",
                [
                    "username": "anna", "password": "x",
                    "auth": ["type": "m.login.registration_token", "token": "open sesame", "session": "s"],
                ])
            #expect(done["user_id"]?.string == "@anna:localhost")
        }
    }

    @Test func registrationClosed() async throws {
        try await TestHomeserver.with(configure: { $0.registration = .closed }) { server in
            try await expectRefusal(.forbidden, status: 403) { _ = try await server.register("anna") }
        }
    }

    @Test func nameTakenOrMalformed() async throws {
        try await TestHomeserver.with { server in
            _ = try await server.register("anna")
            let api = TestAPI(server.url)
            try await expectRefusal(.userInUse, status: 400) { _ = try await server.register("anna") }
            try await expectRefusal(.invalidUsername, status: 400) { _ = try await server.register("Änna B") }
            try await expectRefusal(.userInUse) {
                try await api.get("/_matrix/client/v3/register/available?username=anna")
            }
            let free = try await api.get("/_matrix/client/v3/register/available?username=bob")
            #expect(free["available"]?.bool == true)
        }
    }

    @Test func twoPeopleWantTheSameNameAtOnce() async throws {
        try await TestHomeserver.with { server in
            let winners = await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<8 { group.addTask { (try? await server.register("anna")) != nil } }
                return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(winners == 1)
        }
    }

    @Test func wrongPasswordAndUnknownUserLookTheSame() async throws {
        try await TestHomeserver.with { server in
            _ = try await server.register("anna")
            let wrong = try await matrixError { _ = try await server.login("anna", password: "nope") }
            let unknown = try await matrixError { _ = try await server.login("nobody", password: "nope") }
            #expect(wrong?.code == .forbidden)
            #expect(wrong == unknown)
        }
    }

    @Test func loginWithWholeIdAndOldForm() async throws {
        try await TestHomeserver.with { server in
            _ = try await server.register("anna")
            _ = try await server.login("@anna:localhost")
            let old = try await TestAPI(server.url).post(
                "/_matrix/client/r0/login",
                ["type": "m.login.password", "user": "anna", "password": "pass-word-1", "device_id": "PHONE"])
            #expect(old["device_id"]?.string == "PHONE")
            let flows = try await TestAPI(server.url).call(.loginFlows)
            #expect(flows["flows"]?[0]?["type"]?.string == "m.login.password")
        }
    }

    @Test func logoutEndsOneSessionLogoutAllTheRest() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let phone = try await server.login("anna")
            let tablet = try await server.login("anna")
            let who = try await phone.api.call(.whoami)
            #expect(who["user_id"]?.string == "@anna:localhost")
            #expect(who["device_id"]?.string == phone.deviceID)
            #expect(try await anna.api.get("/_matrix/client/v3/devices")["devices"]?.array?.count == 3)
            try await phone.api.call(.logout)
            try await expectRefusal(.unknownToken, status: 401) { try await phone.api.call(.whoami) }
            try await tablet.api.call(.logoutEverywhere)
            try await expectRefusal(.unknownToken) { try await anna.api.call(.whoami) }
        }
    }

    @Test func logoutEndsTheParkedSyncOfItsSession() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            async let parked = try await bob.parkedSync(since: try await anna.sync()["next_batch"]?.string)
            try await bob.waitUntilSyncing()
            try await bob.api.call(.logout)
            #expect(try await parked["next_batch"]?.string != nil)
        }
    }

    @Test func loginWithTheSameDeviceIdEndsItsOldToken() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let again = try await TestAPI(server.url).post(
                "/_matrix/client/v3/login",
                [
                    "type": "m.login.password", "identifier": ["type": "m.id.user", "user": "anna"],
                    "password": "pass-word-1", "device_id": .string(anna.deviceID),
                ])
            #expect(again["device_id"]?.string == anna.deviceID)
            try await expectRefusal(.unknownToken) { try await anna.api.call(.whoami) }
        }
    }

    @Test func sessionsSurviveARestart() async throws {
        try await TestHomeserver.with(.folder) { server in
            let anna = try await server.register("anna")
            try await server.restart()
            #expect(try await anna.api.call(.whoami)["user_id"]?.string == anna.id.rawValue)
            _ = try await server.login("anna")
        }
    }

    @Test func profileReachesEveryRoom() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            try await anna.api.call(.setDisplayName(anna.id), ["displayname": "Anna K."])
            try await anna.api.call(.setAvatarURL(anna.id), ["avatar_url": "mxc://localhost/a"])
            let profile = try await bob.api.call(.profile(anna.id))
            #expect(profile == ["displayname": "Anna K.", "avatar_url": "mxc://localhost/a"])
            let member = try await anna.api.call(.state(room, .member, key: anna.id.rawValue))
            #expect(member["displayname"]?.string == "Anna K.")
            #expect(member["avatar_url"]?.string == "mxc://localhost/a")
            try await expectRefusal(.forbidden) {
                try await bob.api.call(.setDisplayName(anna.id), ["displayname": "Not Anna"])
            }
            let found = try await bob.api.call(.searchUsers, ["search_term": "anna k"])
            #expect(found["results"]?[0]?["user_id"]?.string == anna.id.rawValue)
        }
    }

    @Test func versionsWellKnownAndCapabilities() async throws {
        try await TestHomeserver.with { server in
            let api = TestAPI(server.url)
            let versions = try await api.call(.versions)["versions"]?.array?.compactMap(\.string) ?? []
            #expect(versions.contains("v1.11"))
            let known = try await api.call(.wellKnown)
            #expect(known["m.homeserver"]?["base_url"]?.string == server.url.absoluteString)
            let anna = try await server.register("anna")
            let capabilities = try await anna.api.call(.capabilities)
            #expect(capabilities["capabilities"]?["m.room_versions"]?["default"]?.string == "11")
        }
    }
}
