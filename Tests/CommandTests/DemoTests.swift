import Foundation
import JSON
import Matrix
import Support
import Testing

@testable import ParlorCommand

/// One after the other: each is a homeserver and two clients.
@Suite(.serialized) struct DemoTests {
    private let folder: TemporaryFolder
    private var data: String { folder.path + "/demo" }

    /// A world that was made once; every test gets a copy.
    private static let world = Task {
        let folder = try TemporaryFolder()
        let app = try folder.script("exit 0")
        let program = try TestProgram.parlor(["demo", "--data", folder.path + "/demo", "--app", app])
        guard try await program.exitStatus() == 0 else { throw WorldNotMade() }
        return folder
    }

    init() async throws {
        folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: try await Self.world.value.path + "/demo", toPath: data)
    }

    private func demo(_ app: String, _ arguments: String...) throws -> TestProgram {
        try TestProgram.parlor(["demo", "--data", data, "--app", app] + arguments)
    }

    /// Signs in to the running demo as the person whose window would be open.
    private func signIn(_ name: String = "anna", at url: URL) async throws -> TestAPI {
        let world = try #require(DemoFolder(data).world)
        let login = try await TestAPI(url).post(
            "/_matrix/client/v3/login",
            [
                "type": "m.login.password", "identifier": ["type": "m.id.user", "user": .string(name)],
                "password": .string(world.password),
            ])
        return TestAPI(url, token: login["access_token"]?.string)
    }

    @Test func windowIsToldWhoAndWhere() async throws {
        let program = try demo(try folder.script("echo \"$@ $PARLOR_PASSWORD\" > \(folder.path)/told"))
        #expect(try await program.exitStatus() == 0)
        let told = try String(contentsOfFile: folder.path + "/told", encoding: .utf8)
        let world = try #require(DemoFolder(data).world)
        let address = program.output.trimmingCharacters(in: .newlines)
        #expect(told == "--homeserver \(address) --user anna --store \(data)/clients/anna \(world.password)\n")
    }

    @Test func worldIsBelievable() async throws {
        let program = try demo(try folder.script("read line"))
        let anna = try await signIn(at: try await program.address())
        let sync = try await anna.get("/_matrix/client/v3/sync")
        let rooms = try #require(sync["rooms"]?["join"]?.object)
        #expect(rooms.count == DemoChannel.all.count)
        let unread = rooms.values.compactMap { $0["unread_notifications"]?["notification_count"]?.int }
        #expect(unread.filter { $0 > 0 }.count >= 4)
        let profile = try await anna.get("/_matrix/client/v3/profile/@ben:localhost")
        #expect(profile["displayname"] == "Ben Okafor")
        let types = sync["account_data"]?["events"]?.array?.compactMap { $0["type"]?.string } ?? []
        #expect(types.contains("m.direct"))
        let rules = try await anna.get("/_matrix/client/v3/pushrules/")
        #expect(rules["global"]?["room"]?.array?.count == 1)
        program.send(SIGINT)
        #expect(try await program.exitStatus() == 0)
    }

    @Test func nobodyCanWriteHistoryAfterwards() async throws {
        let program = try demo(try folder.script("read line"))
        let anna = try await signIn(at: try await program.address())
        let room = try #require(
            try await anna.get("/_matrix/client/v3/joined_rooms")["joined_rooms"]?[0]?.string.flatMap(RoomID.init))
        let sent = try await anna.call(
            .send(room, .message, transaction: "t"), ["msgtype": "m.text", "body": "now"], query: "?ts=1000")
        let event = try #require(sent["event_id"]?.string.flatMap(EventID.init))
        #expect(try await anna.call(.event(room, event))["origin_server_ts"]?.int ?? 0 > 1_000_000)
    }

    @Test func scriptedPersonReadsTypesAndAnswers() async throws {
        let program = try demo(try folder.script("read line"))
        let anna = try await signIn(at: try await program.address())
        var sync = try await anna.get("/_matrix/client/v3/sync")
        let direct = sync["account_data"]?["events"]?.array?.first { $0["type"] == "m.direct" }?["content"]
        let room = try #require(direct?["@ben:localhost"]?[0]?.string)
        let sent = try await anna.call(
            .send(RoomID(room)!, .message, transaction: "hello"), ["msgtype": "m.text", "body": "Hello Ben, coffee?"])
        let event = try #require(sent["event_id"]?.string)

        var found: Set<String> = []
        _ = try await eventually {
            let since = Endpoint.encoded(sync["next_batch"]?.string ?? "")
            sync = try await anna.get("/_matrix/client/v3/sync?timeout=5000&since=\(since)")
            let news = sync["rooms"]?["join"]?[room]
            for item in news?["ephemeral"]?["events"]?.array ?? [] {
                if item["type"] == "m.typing", item["content"]?["user_ids"]?[0] == "@ben:localhost" {
                    found.insert("typing")
                }
                if item["content"]?[event]?["m.read"]?["@ben:localhost"] != nil { found.insert("read") }
            }
            for item in news?["timeline"]?["events"]?.array ?? []
            where item["sender"] == "@ben:localhost" && item["type"] == "m.room.message" { found.insert("answer") }
            return found == ["typing", "read", "answer"] ? true : nil
        }
        program.send(SIGTERM)
        #expect(try await program.exitStatus() == 0)
    }

    @Test func secondRunKeepsTheWorld() async throws {
        let world = try #require(DemoFolder(data).world)
        let second = try demo(try folder.script("exit 0"))
        #expect(try await second.exitStatus() == 0)
        #expect(DemoFolder(data).world?.password == world.password)
        #expect(!second.diagnostics.contains("Making"))
    }

    @Test func worldThatWasLeftHalfMadeIsMadeAnew() async throws {
        let app = try folder.script("exit 0")
        try FileManager.default.removeItem(atPath: data)
        let first = try demo(app)
        _ = try await eventually { FileManager.default.fileExists(atPath: data + "/homeserver") ? true : nil }
        first.send(SIGKILL)
        _ = try await first.exitStatus()
        #expect(DemoFolder(data).world == nil)
        #expect(try await demo(app).exitStatus() == 0)
        #expect(DemoFolder(data).world != nil)
    }

    @Test func secondWindowJoinsTheRunningDemo() async throws {
        let first = try demo(try folder.script("read line"))
        let address = try await first.address()
        let second = try demo(
            try folder.script("echo \"$@\" > \(folder.path)/told"), "--window-for", "Mei")
        #expect(try await second.exitStatus() == 0)
        let told = try String(contentsOfFile: folder.path + "/told", encoding: .utf8)
        #expect(told.contains("--homeserver \(address.absoluteString) --user mei"))
        #expect(first.isRunning)
    }

    @Test func failures() async throws {
        let broken = try demo(try folder.script("exit 3"))
        #expect(try await broken.exitStatus() == 1)
        #expect(broken.diagnostics.contains("The window ended with status 3"))
        let missing = try demo(folder.path + "/nothing")
        #expect(try await missing.exitStatus() == 1)
        #expect(missing.diagnostics.contains("The example app isn't at"))
        let stranger = try demo(try folder.script("exit 0"), "--window-for", "zoe")
        #expect(try await stranger.exitStatus() == 2)
        #expect(stranger.diagnostics.contains("anna, ben, chiara, jonas, mei"))
    }

    @Test func folderOfSomethingElse() async throws {
        try FileManager.default.removeItem(atPath: data + "/world.json")
        _ = FileManager.default.createFile(atPath: data + "/thesis.txt", contents: Data("years".utf8))
        let program = try demo(try folder.script("exit 0"))
        #expect(try await program.exitStatus() == 1)
        #expect(program.diagnostics.contains("thesis.txt, which no demo made"))
        #expect(FileManager.default.fileExists(atPath: data + "/thesis.txt"))
    }
}

private struct WorldNotMade: Error {}
