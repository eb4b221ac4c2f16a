import Foundation
import Homeserver
import JSON
import Matrix
import Support
import Testing

@Suite struct BadInputTests {
    @Test func bodiesThatAreNoJSON() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            func refusal(_ body: String) async throws -> String? {
                let answer = try await anna.api.request(
                    "POST", "/_matrix/client/v3/createRoom", body: Array(body.utf8))
                #expect(answer.status == 400)
                return answer.json?["errcode"]?.string
            }
            #expect(try await refusal("{") == "M_NOT_JSON")
            #expect(try await refusal("") == "M_NOT_JSON")
            #expect(try await refusal("{\"a\":\"\u{1}\"}") == "M_NOT_JSON")
            #expect(try await refusal("[]") == "M_BAD_JSON")
            #expect(try await refusal("\"text\"") == "M_BAD_JSON")
            let deep = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
            #expect(try await refusal("{\"a\":\(deep)}") == "M_BAD_JSON")
        }
    }

    @Test func bodyOfFiveMegabytes() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let room = try await anna.createRoom()
            let text = String(repeating: "x", count: 5 << 20)
            try await expectRefusal(.tooLarge, status: 413) { try await anna.send(text, to: room) }
            #expect(try await anna.api.call(.joinedRooms)["joined_rooms"]?.array?.count == 1)
        }
    }

    @Test func messageOver64Kilobytes() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let room = try await anna.createRoom()
            try await expectRefusal(.tooLarge, status: 413) {
                try await anna.send(String(repeating: "x", count: 65_536), to: room)
            }
            try await anna.send(String(repeating: "x", count: 60_000), to: room)
            try await expectRefusal(.tooLarge, status: 413) {
                try await anna.setState("com.example", [:], key: String(repeating: "k", count: 256), in: room)
            }
        }
    }

    @Test func tokens() async throws {
        try await TestHomeserver.with { server in
            let none = try await TestAPI(server.url).request("GET", Endpoint.whoami.path)
            #expect(none.status == 401)
            #expect(none.json?["errcode"]?.string == "M_MISSING_TOKEN")
            let unknown = try await TestAPI(server.url, token: "nonsense").request("GET", Endpoint.whoami.path)
            #expect(unknown.status == 401)
            #expect(unknown.json?["errcode"]?.string == "M_UNKNOWN_TOKEN")
            #expect(unknown.json?["soft_logout"]?.bool == false)
            let anna = try await server.register("anna")
            let query = try await TestAPI(server.url).get(Endpoint.whoami.path + "?access_token=\(anna.token)")
            #expect(query["user_id"]?.string == anna.id.rawValue)
        }
    }

    @Test func pathsAndMethodsThatDoNotExist() async throws {
        try await TestHomeserver.with { server in
            let api = TestAPI(server.url)
            let unknown = try await api.request("GET", "/_matrix/client/v3/nonsense")
            #expect(unknown.status == 404)
            #expect(unknown.json?["errcode"]?.string == "M_UNRECOGNIZED")
            let method = try await api.request("DELETE", "/_matrix/client/v3/sync")
            #expect(method.status == 405)
            #expect(method.json?["errcode"]?.string == "M_UNRECOGNIZED")
        }
    }

    @Test func everyAnswerMayBeReadByWebPages() async throws {
        try await TestHomeserver.with { server in
            let api = TestAPI(server.url)
            for path in ["/_matrix/client/versions", "/nonsense", "/_matrix/client/v3/sync"] {
                #expect(try await api.request("GET", path).headers["access-control-allow-origin"] == "*")
            }
            let preflight = try await api.request("OPTIONS", "/_matrix/client/v3/sync")
            #expect(preflight.status < 300)
            #expect(preflight.headers["access-control-allow-headers"]?.contains("Authorization") == true)
        }
    }

    @Test(arguments: ["since=nonsense", "since=s1", "filter=%7B", "filter=77", "timeout=soon", "set_presence=asleep"])
    func syncParameters(_ query: String) async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let answer = try await anna.api.request("GET", "\(Endpoint.sync.path)?\(query)")
            #expect((400...404).contains(answer.status))
            #expect(answer.json?["errcode"]?.string?.hasPrefix("M_") == true)
        }
    }

    @Test func tooManyMessagesAreAskedToWait() async throws {
        try await TestHomeserver.with(configure: {
            $0.limits.isRateLimited = true
            $0.limits.messagesPerSecond = 0.01
            $0.limits.messageBurst = 2
        }) { server in
            let anna = try await server.register("anna")
            let room = try await anna.createRoom()
            try await anna.send("1", to: room)
            try await anna.send("2", to: room)
            let error = try await matrixError { try await anna.send("3", to: room) }
            #expect(error?.code == .limitExceeded)
            #expect(error?.status == 429)
            #expect((error?.retryAfterMilliseconds ?? 0) > 1_000)
        }
    }

    @Test func portInUse() async throws {
        try await TestHomeserver.with { server in
            var configuration = Homeserver.Configuration()
            configuration.port = server.port
            await #expect(throws: Homeserver.StartError.portInUse(server.port)) {
                try await Homeserver.start(configuration)
            }
        }
    }

    @Test func dataFolderOfARunningServer() async throws {
        try await TestHomeserver.with(.folder) { server in
            var configuration = Homeserver.Configuration()
            let folder = try #require(server.folder)
            configuration.storage = .folder(folder)
            await #expect(throws: Homeserver.StartError.folderInUse(folder)) {
                try await Homeserver.start(configuration)
            }
        }
    }

    @Test func dataFolderThatCannotBeWritten() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "parlor-\(UUID().uuidString)")
        try Data("not a folder".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var configuration = Homeserver.Configuration()
        configuration.storage = .folder(file.path + "/data")
        let error = await #expect(throws: Homeserver.StartError.self) { try await Homeserver.start(configuration) }
        guard case .folderNotWritable? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(error?.description.hasSuffix(".") == true)
    }

    @Test func dataOfAnotherServerAndNoDatabase() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "parlor-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var configuration = Homeserver.Configuration()
        configuration.storage = .folder(folder.path)
        let file = folder.appending(path: "homeserver.sqlite")
        try Data(String(repeating: "no database ", count: 500).utf8).write(to: file)
        let damaged = await #expect(throws: Homeserver.StartError.self) { try await Homeserver.start(configuration) }
        guard case .damagedData? = damaged else {
            Issue.record("\(String(describing: damaged))")
            return
        }
        try FileManager.default.removeItem(at: file)
        let server = try await Homeserver.start(configuration)
        try await TestAPI(server.url).post(
            Endpoint.register.path, ["username": "anna", "password": "x", "auth": ["type": "m.login.dummy"]])
        await server.stop()
        configuration.serverName = "example.org"
        await #expect(throws: Homeserver.StartError.otherServerName(found: "localhost", configured: "example.org")) {
            try await Homeserver.start(configuration)
        }
        configuration.serverName = "no name"
        await #expect(throws: Homeserver.StartError.invalidServerName("no name")) {
            try await Homeserver.start(configuration)
        }
    }
}
