import Foundation
import Matrix
import Support
import Synchronization
import Testing

/// What the homeserver has acknowledged survives SIGKILL: `parlor serve` is killed under load, and started again.
@Suite(.serialized) struct ServerKilledTests {
    /// One sender's messages, as it saw them acknowledged.
    private struct Sender {
        let user: TestUser
        var acknowledged: [(text: String, event: String)] = []
        /// Sent, but killed before the answer: retried with the same transaction id after the restart.
        var inFlight: (text: String, transaction: String)?
    }

    @Test(arguments: 1...3) func killedRightAfterAcknowledgements(round: Int) async throws {
        let folder = try TemporaryFolder()
        var server = try await ServeProcess.start(data: folder.path("data"))
        let owner = try await server.register("owner")
        let room = try await owner.createRoom()
        var senders: [Sender] = []
        for number in 0..<8 {
            let user = try await server.register("sender\(number)")
            try await user.join(room)
            senders.append(Sender(user: user))
        }

        senders = await loadUntilKilled(senders, in: room, server.process)
        #expect(!server.process.isRunning)

        server = try await ServeProcess.start(data: folder.path("data"), port: server.port)
        for sender in senders {
            guard let (text, transaction) = sender.inFlight else { continue }
            try await sender.user.send(text, to: room, transaction: transaction)
        }
        let history = try await owner.history(of: room)
        #expect(Set(history.map(\.id)).count == history.count)
        for (number, sender) in senders.enumerated() {
            let mine = history.filter { $0.text.hasPrefix("sender \(number) ") }
            let expected = sender.acknowledged.map(\.text) + [sender.inFlight?.text].compactMap { $0 }
            #expect(mine.map(\.text) == expected)
            #expect(mine.prefix(sender.acknowledged.count).map(\.id) == sender.acknowledged.map(\.event))
        }
        server.process.send(SIGINT)
        #expect(try await server.process.exitStatus() == 0)
    }

    /// Everyone sends as fast as answers come; one of the acknowledgements is followed by the kill at once.
    private func loadUntilKilled(_ senders: [Sender], in room: RoomID, _ server: TestProgram) async -> [Sender] {
        let count = Mutex(0)
        let target = Int.random(in: 100...300)
        return await withTaskGroup(of: (Int, Sender).self) { group in
            for (number, sender) in senders.enumerated() {
                group.addTask {
                    var sender = sender
                    for serial in 0... {
                        let message = (text: "sender \(number) message \(serial)", transaction: "txn\(serial)")
                        sender.inFlight = message
                        guard
                            let event = try? await sender.user.send(
                                message.text, to: room, transaction: message.transaction)
                        else { break }
                        sender.acknowledged.append((message.text, event.rawValue))
                        sender.inFlight = nil
                        let isTheOne = count.withLock { count in
                            count += 1
                            return count == target
                        }
                        if isTheOne { server.killNow() }
                    }
                    return (number, sender)
                }
            }
            var ended = senders
            for await (number, sender) in group { ended[number] = sender }
            return ended
        }
    }
}
