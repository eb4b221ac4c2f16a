import JSON
import Matrix
import Support
import Testing

/// The way of a message through the server.
@Suite struct ConversationTests {
    @Test func twoPeopleTalk() async throws {
        let server = try await TestHomeserver.start()
        let anna = try await server.register("anna")
        let bob = try await server.register("bob")
        let room = try await anna.createRoom()
        try await bob.join(room)
        let first = try await bob.sync()
        let since = try #require(first["next_batch"]?.string)
        async let waiting = bob.sync(since: since, timeout: 30_000)
        let event = try await anna.send("Hello", to: room)
        let news = try await waiting
        let timeline = news["rooms"]?["join"]?[room.rawValue]?["timeline"]
        #expect(timeline?["events"]?.array?.count == 1)
        #expect(timeline?["events"]?[0]?["event_id"]?.string == event.rawValue)
        #expect(timeline?["events"]?[0]?["content"]?["body"]?.string == "Hello")
        #expect(timeline?["limited"]?.bool == false)
        let messages = try await bob.api.call(.messages(room), query: "?dir=b&limit=1")
        #expect(messages["chunk"]?[0]?["event_id"]?.string == event.rawValue)
        await server.stop()
    }
}
