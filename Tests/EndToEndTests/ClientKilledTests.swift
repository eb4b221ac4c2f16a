import Foundation
import Matrix
import Support
import Testing

/// What the client has taken is sent once, also when its process is killed in between.
@Suite(.serialized) struct ClientKilledTests {
    @Test func killedBetweenComposingAndSending() async throws {
        let folder = try TemporaryFolder()
        let server = try await TestHomeserver.start(.folder)
        let anna = try await server.register("anna")
        let room = try await anna.createRoom()
        #expect(try await send(["before"], to: room, by: anna, in: folder).exitStatus() == 0)

        await server.pause()
        let interrupted = try send(["one", "two", "three"], to: room, by: anna, in: folder, end: false)
        _ = try await eventually("three composed messages") { interrupted.composed.count == 3 ? true : nil }
        interrupted.killNow()
        try await server.resume()
        #expect(try await anna.history(of: room).map(\.text) == ["before"])

        #expect(try await send([], to: room, by: anna, in: folder).exitStatus() == 0)
        #expect(try await anna.history(of: room).map(\.text) == ["before", "one", "two", "three"])
        await server.stop()
    }

    @Test(arguments: 1...5) func killedWhileSending(round: Int) async throws {
        let folder = try TemporaryFolder()
        let server = try await TestHomeserver.start(.folder)
        let anna = try await server.register("anna")
        let room = try await anna.createRoom()
        let lines = (0..<60).map { "line \($0)" }
        let interrupted = try send(lines, to: room, by: anna, in: folder, end: false)
        let enough = Int.random(in: 1...50)
        _ = try await eventually("\(enough) composed messages") { interrupted.composed.count >= enough ? true : nil }
        interrupted.killNow()

        #expect(try await send([], to: room, by: anna, in: folder).exitStatus() == 0)
        let history = try await anna.history(of: room).map(\.text)
        // What was reported as composed is there; a few more may have been stored before the report of it was read.
        #expect(history.count >= interrupted.composed.count)
        #expect(history == Array(lines.prefix(history.count)))
        await server.stop()
    }

    /// - Parameter end: Whether the input ends, and the program with it once everything is sent.
    private func send(
        _ lines: [String], to room: RoomID, by user: TestUser, in folder: TemporaryFolder, end: Bool = true
    ) throws -> TestProgram {
        let process = try TestProgram(
            Programs.parlor,
            [
                "send", "--homeserver", user.api.url.absoluteString, "--user", user.id.rawValue, "--channel",
                "messaging:\(room.rawValue)", "--store", folder.path("store"),
            ], environment: ["PARLOR_PASSWORD": user.password])
        for line in lines { process.write(line) }
        if end { process.closeInput() }
        return process
    }
}

extension TestProgram {
    fileprivate var composed: [String] { lines.filter { $0.hasPrefix("composed ") } }
}
