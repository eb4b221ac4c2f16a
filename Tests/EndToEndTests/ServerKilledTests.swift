import Foundation
import JSON
import Synchronization
import Testing

/// What the homeserver has acknowledged survives SIGKILL: `parlor serve` is killed under load, and started again.
@Suite(.serialized) struct ServerKilledTests {
    /// One sender's messages, as it saw them acknowledged.
    private struct Sender {
        let client: RESTClient
        var acknowledged: [(text: String, event: String)] = []
        /// Sent, but killed before the answer: retried with the same transaction id after the restart.
        var inFlight: (text: String, transaction: String)?
    }

    @Test(arguments: 1...3) func killedRightAfterAcknowledgements(round: Int) async throws {
        let folder = TemporaryFolder()
        var server = try await ServeProcess.start(data: folder.path("data"))
        let port = server.url.port!
        let anonymous = RESTClient(homeserver: server.url)
        let owner = try await anonymous.registering("owner")
        let room = try await owner.createRoom()
        var senders: [Sender] = []
        for number in 0..<8 {
            let client = try await anonymous.registering("sender\(number)")
            _ = try await client.call("POST", "join/\(room.escaped)", [:])
            senders.append(Sender(client: client))
        }

        let count = Atomic(0)
        let target = Int.random(in: 100...300)
        let process = server.process
        senders = await withTaskGroup(of: (Int, Sender).self) { group in
            for (number, sender) in senders.enumerated() {
                group.addTask {
                    var sender = sender
                    for serial in 0... {
                        let text = "sender \(number) message \(serial)"
                        sender.inFlight = (text, "txn\(serial)")
                        let answer = try? await sender.client.send(text, transaction: "txn\(serial)", to: room)
                        guard let event = answer?.body["event_id"]?.string else { break }
                        sender.acknowledged.append((text, event))
                        sender.inFlight = nil
                        // The kill follows an acknowledgement at once, while the other senders wait for theirs.
                        if count.add(1, ordering: .relaxed).newValue == target { process.killNow() }
                    }
                    return (number, sender)
                }
            }
            var ended = senders
            for await (number, sender) in group { ended[number] = sender }
            return ended
        }
        #expect(!server.process.isRunning)

        server = try await ServeProcess.start(data: folder.path("data"), port: port)
        for sender in senders {
            guard let (text, transaction) = sender.inFlight else { continue }
            let answer = try await sender.client.send(text, transaction: transaction, to: room)
            #expect(answer.status == 200)
        }
        let history = try await owner.history(of: room)
        #expect(Set(history.map(\.id)).count == history.count)
        for (number, sender) in senders.enumerated() {
            let mine = history.filter { $0.text.hasPrefix("sender \(number) ") }
            let expected = sender.acknowledged.map(\.text) + [sender.inFlight?.text].compactMap { $0 }
            #expect(mine.map(\.text) == expected)
            #expect(mine.prefix(sender.acknowledged.count).map(\.id) == sender.acknowledged.map(\.event))
        }
        #expect(server.process.interrupt() == 0)
    }
}

extension RESTClient {
    func send(_ text: String, transaction: String, to room: String) async throws -> Answer {
        try await call(
            "PUT", "rooms/\(room.escaped)/send/m.room.message/\(transaction)",
            ["msgtype": "m.text", "body": .string(text)])
    }
}
