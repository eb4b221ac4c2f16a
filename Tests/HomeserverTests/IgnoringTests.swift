import JSON
import Matrix
import Support
import Testing

@Suite struct IgnoringTests {
    @Test func ignoredPeopleAreNeitherReadNorCountedNorInvited() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            try await bob.join(room)
            let root = try await anna.send("root", to: room)
            let since = try await anna.sync()["next_batch"]?.string
            try await anna.ignore([bob])
            let event = try await bob.send("noise", to: room)
            try await bob.answer("noise", in: root, of: room)
            try await bob.setState(.member, ["membership": "join", "displayname": "B"], key: bob.id.rawValue, in: room)
            let section = try await anna.sync(since: since)["rooms"]?["join"]?[room.rawValue]
            let types = section?["timeline"]?["events"]?.array?.compactMap { $0["type"]?.string }
            #expect(types == ["m.room.member"])
            #expect(section?["unread_notifications"]?["notification_count"]?.int == 0)
            let page = try await anna.api.call(.messages(room), query: "?dir=b&limit=50")["chunk"]?.array ?? []
            #expect(!page.contains { $0["sender"]?.string == bob.id.rawValue && $0["state_key"] == nil })
            try await expectRefusal(.notFound) { try await anna.api.call(.event(room, event)) }
            #expect(try await anna.api.call(.event(room, root))["unsigned"]?["m.relations"] == nil)
            #expect(try await anna.api.call(.relations(room, root))["chunk"] == [])
            #expect(try await anna.api.call(.threads(room))["chunk"] == [])

            let other = try await bob.createRoom()
            try await bob.invite(anna, to: other)
            #expect(try await anna.sync()["rooms"]?["invite"]?[other.rawValue] == nil)
            try await anna.ignore([])
            #expect(try await anna.sync()["rooms"]?["invite"]?[other.rawValue] != nil)
            let count = try await anna.sync()["rooms"]?["join"]?[room.rawValue]?["unread_notifications"]
            #expect(count?["notification_count"]?.int == 2)
        }
    }
}
