import JSON
import Matrix
import Support
import Testing

@Suite struct SlowModeTests {
    @Test func membersWaitModeratorsDont() async throws {
        try await TestHomeserver.with(.folder) { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            try await bob.join(room)
            try await expectRefusal(.forbidden) { try await bob.setState(.slowMode, ["seconds": 1], in: room) }
            try await anna.setState(.slowMode, ["seconds": 3600], in: room)
            let first = try await bob.send("one", to: room, transaction: "1")
            let error = try await matrixError { try await bob.send("two", to: room, transaction: "2") }
            #expect(error?.code == .limitExceeded)
            #expect(error?.status == 429)
            #expect((1...3_600_000).contains(error?.retryAfterMilliseconds ?? 0))
            // A retry, an edit and a reaction are no new message.
            #expect(try await bob.send("one", to: room, transaction: "1") == first)
            try await bob.edit(first, to: "1", in: room)
            try await bob.react("👍", to: first, in: room)
            try await anna.send("three", to: room)
            try await anna.send("four", to: room)
            try await server.restart()
            try await expectRefusal(.limitExceeded, status: 429) { try await bob.send("five", to: room) }
            try await anna.setState(.slowMode, ["seconds": 0], in: room)
            try await bob.send("six", to: room)
            try await bob.send("seven", to: room)
        }
    }
}
