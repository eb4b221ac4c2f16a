import JSON
import Matrix
import Support
import Testing

@Suite struct UnreadTests {
    /// Notifications and highlights of a room.
    struct Counts: Equatable {
        var notifications: Int?
        var highlights: Int?
    }

    func counts(_ user: TestUser, _ room: RoomID) async throws -> Counts {
        let unread = try await user.sync()["rooms"]?["join"]?[room.rawValue]?["unread_notifications"]
        return Counts(
            notifications: unread?["notification_count"]?.int, highlights: unread?["highlight_count"]?.int)
    }

    @Test func countsGrowAndReceiptsResetThem() async throws {
        try await TestHomeserver.with(.folder) { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            try await bob.join(room)
            #expect(try await counts(bob, room) == Counts(notifications: 0, highlights: 0))
            let first = try await anna.send("one", to: room)
            try await anna.send("two", to: room)
            try await anna.send(.reaction, ["m.relates_to": [:]], to: room)
            #expect(try await counts(bob, room) == Counts(notifications: 2, highlights: 0))
            #expect(try await counts(anna, room) == Counts(notifications: 0, highlights: 0))
            try await bob.markRead(first, in: room)
            #expect(try await counts(bob, room) == Counts(notifications: 1, highlights: 0))
            try await server.restart()
            #expect(try await counts(bob, room) == Counts(notifications: 1, highlights: 0))
            let last = try await anna.send("three", to: room)
            try await bob.markRead(last, in: room, .readPrivate)
            #expect(try await counts(bob, room) == Counts(notifications: 0, highlights: 0))
            try await bob.markRead(first, in: room)
            #expect(try await counts(bob, room) == Counts(notifications: 0, highlights: 0))
        }
    }

    @Test func countsBeyondWhatIsInMemory() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            try await bob.join(room)
            for index in 0..<220 { try await anna.send("\(index)", to: room) }
            #expect(try await counts(bob, room) == Counts(notifications: 220, highlights: 0))
        }
    }

    @Test func mentionsHighlight() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            try await bob.api.call(.setDisplayName(bob.id), ["displayname": "Bob Stone"])
            let room = try await anna.createRoom()
            try await bob.join(room)
            func send(_ content: JSONValue) async throws {
                var content = content
                content["msgtype"] = "m.text"
                try await anna.send(.message, content, to: room)
            }
            try await send(["body": "x", "m.mentions": ["user_ids": [.string(bob.id.rawValue)]]])
            #expect(try await counts(bob, room).highlights == 1)
            try await send(["body": "hi bob, all well?"])
            #expect(try await counts(bob, room).highlights == 2)
            try await send(["body": "Did Bob Stone. come?"])
            #expect(try await counts(bob, room).highlights == 3)
            try await send(["body": "bobsleigh"])
            try await send(["body": "bob named, but nobody meant", "m.mentions": [:]])
            #expect(try await counts(bob, room).highlights == 3)
            try await send(["body": "@room", "m.mentions": ["room": true]])
            #expect(try await counts(bob, room).highlights == 4)
            try await bob.send(.message, ["msgtype": "m.text", "body": "x", "m.mentions": ["room": true]], to: room)
            #expect(try await counts(anna, room) == Counts(notifications: 1, highlights: 0))
        }
    }

    @Test func mutedRoomsCountNothingQuietOnesOnlyCalls() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            try await bob.join(room)
            try await anna.send("hello", to: room)
            try await anna.send("hello bob", to: room)
            let rule: JSONValue = [
                "actions": [],
                "conditions": [
                    ["kind": "event_match", "key": "room_id", "pattern": .string(room.rawValue)]
                ],
            ]
            try await bob.api.call(.setPushRule(kind: "override", room.rawValue), rule)
            #expect(try await counts(bob, room) == Counts(notifications: 0, highlights: 0))
            try await bob.api.call(.removePushRule(kind: "override", room.rawValue))
            #expect(try await counts(bob, room) == Counts(notifications: 2, highlights: 1))
            try await bob.api.call(.setPushRule(kind: "room", room.rawValue), ["actions": ["dont_notify"]])
            #expect(try await counts(bob, room) == Counts(notifications: 1, highlights: 1))
            let rules = try await bob.sync()["account_data"]?["events"]?.array?
                .first { $0["type"]?.string == "m.push_rules" }
            #expect(rules?["content"]?["global"]?["room"]?[0]?["rule_id"]?.string == room.rawValue)
            let enabled = "/_matrix/client/v3/pushrules/global/room/\(Endpoint.encoded(room.rawValue))/enabled"
            try await bob.api.put(enabled, ["enabled": false])
            #expect(try await counts(bob, room) == Counts(notifications: 2, highlights: 1))
        }
    }

    @Test func editsAndRedactedMessagesDontCount() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            try await bob.join(room)
            let event = try await anna.send("hello", to: room)
            try await anna.send(
                .message,
                [
                    "msgtype": "m.text", "body": "* hullo",
                    "m.relates_to": ["rel_type": "m.replace", "event_id": .string(event.rawValue)],
                ], to: room)
            #expect(try await counts(bob, room).notifications == 1)
            try await anna.api.call(.redact(room, event, transaction: "r"))
            #expect(try await counts(bob, room).notifications == 0)
        }
    }

    @Test func otherDevicesHearThatMessagesWereRead() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            try await bob.join(room)
            let event = try await anna.send("hello", to: room)
            let tablet = try await server.login("bob")
            let since = try await tablet.sync()["next_batch"]?.string
            let filter: JSONValue = ["room": ["ephemeral": ["types": []], "account_data": ["types": []]]]
            async let waiting = tablet.sync(since: since, timeout: 30_000, filter: filter)
            try await bob.markRead(event, in: room, .readPrivate)
            let section = try await waiting["rooms"]?["join"]?[room.rawValue]
            #expect(section?["unread_notifications"]?["notification_count"]?.int == 0)
        }
    }
}
