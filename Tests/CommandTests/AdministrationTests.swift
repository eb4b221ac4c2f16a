import Foundation
import JSON
import Support
import Testing

/// `parlor user`, `parlor room` and `parlor token`, with a server running in the folder and without one.
@Suite struct AdministrationTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var data: String { folder.path + "/data" }

    private func parlor(_ words: String...) async throws -> [String] {
        let program = try TestProgram.parlor(words + ["--data", data])
        #expect(try await program.exitStatus() == 0, "\(words): \(program.diagnostics)")
        return program.lines
    }

    private func failure(_ words: String...) async throws -> String {
        let program = try TestProgram.parlor(words + ["--data", data])
        #expect(try await program.exitStatus() == 1)
        #expect(program.output.isEmpty)
        return program.diagnostics
    }

    private func serve(_ arguments: String...) async throws -> (TestProgram, URL) {
        let program = try TestProgram.parlor(["serve", "--port", "0", "--data", data] + arguments)
        return (program, try await program.address())
    }

    private func login(_ name: String, _ password: String, at url: URL) async throws -> TestAPI {
        let json = try await TestAPI(url).post(
            "/_matrix/client/v3/login",
            [
                "type": "m.login.password", "identifier": ["type": "m.id.user", "user": .string(name)],
                "password": .string(password),
            ])
        return TestAPI(url, token: json["access_token"]?.string)
    }

    @Test func accountsAreMadeBeforeTheServerRuns() async throws {
        let made = try await parlor("user", "create", "anna", "--display-name", "Änna", "--admin")
        #expect(made.first == "@anna:localhost")
        #expect(made.count == 2)
        #expect(try await failure("user", "create", "anna").contains("taken"))
        let list = try await parlor("user", "list")
        #expect(list.count == 2)
        #expect(list[1].hasPrefix("@anna:localhost") && list[1].hasSuffix("admin"))
        let (server, url) = try await serve()
        let anna = try await login("anna", made[1], at: url)
        #expect(try await anna.get("/_matrix/client/v3/account/whoami")["user_id"] == "@anna:localhost")
        #expect(try await anna.get("/_parlor/admin/v1/users")["users"]?.array?.count == 1)
        server.send(SIGTERM)
        #expect(try await server.exitStatus() == 0)
        #expect(!FileManager.default.fileExists(atPath: data + "/admin.json"))
    }

    @Test func accountsOfARunningServer() async throws {
        let (server, url) = try await serve()
        let file = folder.path + "/password"
        try Data("pass-word-2\n".utf8).write(to: URL(fileURLWithPath: file))
        #expect(try await parlor("user", "create", "bob", "--password-file", file) == ["@bob:localhost"])
        let bob = try await login("bob", "pass-word-2", at: url)
        try await TestUserRoom.make(bob)
        let shown = try JSONValue(parsing: try await parlor("user", "show", "bob")[0])
        #expect(shown["rooms"]?.array?.count == 1)
        let password = try #require(try await parlor("user", "set-password", "@bob:localhost").first)
        await #expect(throws: (any Error).self) { try await bob.get("/_matrix/client/v3/account/whoami") }
        let again = try await login("bob", password, at: url)
        await #expect(throws: (any Error).self) { try await again.get("/_parlor/admin/v1/users") }
        _ = try await parlor("user", "make-admin", "bob")
        _ = try await again.get("/_parlor/admin/v1/users")
        _ = try await parlor("user", "make-admin", "bob", "--revoke")
        await #expect(throws: (any Error).self) { try await again.get("/_parlor/admin/v1/users") }
        _ = try await parlor("user", "deactivate", "bob")
        #expect(try await parlor("user", "list")[1].hasSuffix("deactivated"))
        #expect(try await failure("user", "show", "eve").contains("no account eve"))
        await #expect(throws: (any Error).self) { try await TestAPI(url).get("/_parlor/admin/v1/users") }
        let mode = try FileManager.default.attributesOfItem(atPath: data + "/admin.json")[.posixPermissions] as? Int
        #expect(mode == 0o600)
        server.send(SIGTERM)
        #expect(try await server.exitStatus() == 0)
    }

    @Test func roomsAreListedAndClosed() async throws {
        let (server, url) = try await serve()
        let password = try await parlor("user", "create", "anna")[1]
        let anna = try await login("anna", password, at: url)
        let room = try await anna.post(
            "/_matrix/client/v3/createRoom",
            ["name": "Lobby", "room_alias_name": "lobby", "visibility": "public", "preset": "public_chat"])
        let id = try #require(room["room_id"]?.string)
        let list = try await parlor("room", "list")
        #expect(list.count == 2 && list[1].contains("Lobby") && list[1].hasSuffix("yes"))
        let shown = try JSONValue(parsing: try await parlor("room", "show", "#lobby:localhost")[0])
        #expect(shown["joined"] == ["@anna:localhost"])
        _ = try await parlor("room", "delete", id)
        let closed = try JSONValue(parsing: try await parlor("room", "show", id)[0])
        #expect(closed["joined"] == [] && closed["public"] == false && closed["aliases"] == [])
        await #expect(throws: (any Error).self) { try await anna.post("/_matrix/client/v3/join/\(id)") }
        #expect(try await failure("room", "show", "!none:localhost").contains("no room"))
        server.send(SIGTERM)
        _ = try await server.exitStatus()
    }

    @Test func tokensLetPeopleIn() async throws {
        _ = try await parlor("user", "create", "anna")
        let (server, url) = try await serve("--registration", "tokens")
        let token = try await parlor("token", "create", "--uses", "1", "--days", "2")[0]
        func register(_ name: String) async throws {
            _ = try await TestAPI(url).post(
                "/_matrix/client/v3/register",
                [
                    "username": .string(name), "password": "x",
                    "auth": ["type": "m.login.registration_token", "token": .string(token)],
                ])
        }
        try await register("bob")
        await #expect(throws: (any Error).self) { try await register("eve") }
        let row = try await parlor("token", "list")[1]
        #expect(row.hasPrefix(token) && row.hasSuffix("no"))
        _ = try await parlor("token", "revoke", "--token", token)
        #expect(try await parlor("token", "list").count == 1)
        let access = try await parlor("token", "create", "--user", "anna", "--device", "BOT")[0]
        let bot = TestAPI(url, token: access)
        #expect(try await bot.get("/_matrix/client/v3/account/whoami")["device_id"] == "BOT")
        _ = try await parlor("token", "revoke", "--user", "anna", "--device", "BOT")
        await #expect(throws: (any Error).self) { try await bot.get("/_matrix/client/v3/account/whoami") }
        server.send(SIGTERM)
        _ = try await server.exitStatus()
    }

    @Test func folderWithoutData() async throws {
        #expect(try await failure("user", "list").contains("no homeserver's data"))
    }

    @Test(arguments: [
        ["user"], ["user", "creat", "x"], ["user", "create"], ["room", "list", "x"], ["token", "revoke"],
    ])
    func mistypedCommands(_ words: [String]) async throws {
        let program = try TestProgram.parlor(words)
        #expect(try await program.exitStatus() == 2)
        #expect(program.diagnostics.hasPrefix("parlor: "))
    }
}

private enum TestUserRoom {
    static func make(_ api: TestAPI) async throws {
        _ = try await api.post("/_matrix/client/v3/createRoom", [:])
    }
}
