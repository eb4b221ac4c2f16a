import JSON
import Matrix
import Support
import Testing

@testable import Homeserver

@Suite struct RoomFilterTests {
    @Test func eventsToWhichOthersRelate() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            try await bob.join(room)
            let root = try await anna.send("root", to: room)
            let liked = try await anna.send("liked", to: room)
            try await bob.answer("a", in: root, of: room)
            try await anna.react("👍", to: liked, in: room)
            func ids(_ filter: JSONValue) async throws -> [String] {
                let query = "?dir=f&limit=100&filter=" + Endpoint.encoded(filter.description)
                let chunk = try await anna.api.call(.messages(room), query: query)["chunk"]?.array
                return chunk?.compactMap { $0["event_id"]?.string } ?? []
            }
            #expect(try await ids(["related_by_rel_types": ["m.thread"]]) == [root.rawValue])
            #expect(try await ids(["related_by_senders": [.string(anna.id.rawValue)]]) == [liked.rawValue])
            let both: JSONValue = [
                "related_by_rel_types": ["m.thread"], "related_by_senders": [.string(anna.id.rawValue)],
            ]
            #expect(try await ids(both) == [])
            let sync = try await anna.sync(filter: ["room": ["timeline": ["related_by_rel_types": ["m.annotation"]]]])
            #expect(sync.timeline(of: room).map { $0["event_id"]?.string } == [liked.rawValue])
        }
    }

    @Test func roomsOfASection() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let room = try await anna.createRoom()
            let other = try await anna.createRoom()
            let sync = try await anna.sync(filter: ["room": ["timeline": ["not_rooms": [.string(other.rawValue)]]]])
            #expect(!sync.timeline(of: room).isEmpty)
            #expect(sync.timeline(of: other).isEmpty)
            let state = sync["rooms"]?["join"]?[other.rawValue]?["state"]?["events"]?.array ?? []
            #expect(state.contains { $0["type"]?.string == "m.room.create" })
        }
    }

    @Test func onlyTheFieldsAskedFor() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let room = try await anna.createRoom()
            try await anna.send("hello", to: room)
            let sync = try await anna.sync(filter: ["event_fields": ["type", "content.body"]])
            let last = sync.timeline(of: room).last
            #expect(last == ["type": "m.room.message", "content": ["body": "hello"]])
        }
        let fields = EventFields(["content.m\\.relates_to.rel_type"])
        let event: JSONValue = ["content": ["m.relates_to": ["rel_type": "m.thread", "x": 1], "body": "x"]]
        #expect(fields.pruned(event) == ["content": ["m.relates_to": ["rel_type": "m.thread"]]])
    }
}
