import Foundation
import Matrix
import Support
import Testing

/// `parlor serve` is killed under load and started again on its folder, again and again.
///
/// After each time: what was acknowledged is there, once; whoever reads, from wherever, sees the same order; and a sync token from before
/// still says where its owner was. `PARLOR_ROUNDS=100` kills it a hundred times.
@Suite(.serialized) struct ServerKilledTests {
    private static let rounds = ProcessInfo.processInfo.environment["PARLOR_ROUNDS"].flatMap(Int.init) ?? 5

    @Test func killedAtRandomMomentsUnderLoad() async throws {
        let folder = try TemporaryFolder()
        var server = try await ServeProcess.start(data: folder.path("data"))
        let owner = try await server.register("owner")
        let room = try await owner.createRoom()
        var senders: [LoadSender] = []
        for number in 0..<6 {
            senders.append(LoadSender(try await join("sender\(number)", room, server), number, room))
        }
        var readers: [LoadReader] = []
        for number in 0..<3 { readers.append(LoadReader(try await join("reader\(number)", room, server), room)) }
        for reader in readers { try await reader.start() }

        for round in 1...Self.rounds {
            try await load(server.process, senders, readers)
            server = try await ServeProcess.start(data: folder.path("data"), port: server.port)
            for sender in senders { try await sender.finishInterrupted() }
            let history = try await owner.history(of: room)

            let ids = history.map(\.id)
            #expect(Set(ids).count == ids.count, "round \(round): an event stands twice")
            for sender in senders {
                let found = history.filter { $0.text.hasPrefix(sender.prefix) }
                let sent = await sender.acknowledged
                #expect(found.map(\.text) == sent.map(\.text), "round \(round): lost, doubled or out of order")
                #expect(found.map(\.id) == sent.map(\.event), "round \(round): acknowledged under another id")
            }
            for reader in readers {
                try await reader.readOn(until: ids.last)
                let seen = await reader.seen
                #expect(seen == ids, "round \(round): a reader that was there saw another order")
                for token in await reader.oldTokens {
                    let rest = try await reader.read(from: token.since)
                    #expect(rest == Array(ids.dropFirst(token.position)), "round \(round): an old token lost its place")
                }
            }
        }
        server.process.send(SIGINT)
        #expect(try await server.process.exitStatus() == 0)
    }

    /// Everybody writes and reads as fast as answers come, until the server dies at a moment that chance picks among the beginnings and
    /// the ends of requests.
    private func load(_ server: TestProgram, _ senders: [LoadSender], _ readers: [LoadReader]) async throws {
        let fuse = Fuse(length: Int.random(in: 1...200)) { server.killNow() }
        await withTaskGroup(of: Void.self) { group in
            for sender in senders { group.addTask { await sender.sendUntilInterrupted(fuse) } }
            for reader in readers { group.addTask { await reader.readUntilInterrupted(fuse) } }
        }
        #expect(!server.isRunning)
    }

    private func join(_ name: String, _ room: RoomID, _ server: ServeProcess) async throws -> TestUser {
        let user = try await server.register(name)
        try await user.join(room)
        return user
    }
}
