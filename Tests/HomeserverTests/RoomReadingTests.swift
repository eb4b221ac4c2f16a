import JSON
import Matrix
import Support
import Testing

/// Ways to read a room besides `/sync` and `/messages`.
@Suite struct RoomReadingTests {
    @Test func eventClosestToATime() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            let early = try await anna.send("a", to: room, at: 1_000_000)
            let late = try await anna.send("b", to: room, at: 2_000_000)
            func event(_ query: String, _ user: TestUser) async throws -> String? {
                try await user.api.call(.timestampToEvent(room), query: query)["event_id"]?.string
            }
            #expect(try await event("?ts=1500000&dir=f", anna) == late.rawValue)
            #expect(try await event("?ts=1500000&dir=b", anna) == early.rawValue)
            #expect(try await event("?ts=1000000&dir=f", anna) == early.rawValue)
            try await expectRefusal(.notFound, status: 404) { _ = try await event("?ts=5&dir=b", anna) }
            try await expectRefusal(.invalidParameter) { _ = try await event("?ts=5&dir=x", anna) }
            try await expectRefusal(.missingParameter) { _ = try await event("?dir=f", anna) }
            try await expectRefusal(.forbidden) { _ = try await event("?ts=5&dir=f", bob) }
        }
    }

    @Test func strangersPeekIntoWorldReadableRooms() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom([
                "preset": "private_chat", "name": "Window",
                "initial_state": [
                    ["type": "m.room.history_visibility", "content": ["history_visibility": "world_readable"]]
                ],
            ])
            let event = try await anna.send("seen by all", to: room)
            #expect(
                try await bob.api.call(.messages(room), query: "?dir=b")["chunk"]?[0]?["event_id"]?.string
                    == event.rawValue)
            #expect(try await bob.api.call(.state(room)).array?.isEmpty == false)
            #expect(try await bob.api.call(.state(room, .name))["name"] == "Window")
            #expect(try await bob.api.call(.context(room, event))["event"]?["event_id"]?.string == event.rawValue)
            #expect(try await bob.api.call(.members(room))["chunk"]?.array?.count == 1)
            let glance = try await bob.api.call(.init(.get, "rooms", room.rawValue, "initialSync"))
            #expect(glance["messages"]?["chunk"]?.array?.last?["event_id"]?.string == event.rawValue)
            #expect(glance["visibility"] == "private")
            #expect(glance["membership"] == nil)
            try await anna.setState(.historyVisibility, ["history_visibility": "shared"], in: room)
            for endpoint in [Endpoint.state(room), .members(room), .context(room, event)] {
                try await expectRefusal(.forbidden, status: 403) { try await bob.api.call(endpoint) }
            }
        }
    }

    @Test func spaceIsWalkedPageByPage() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            func space(_ name: String) async throws -> RoomID {
                try await anna.createRoom([
                    "preset": "public_chat", "name": .string(name), "creation_content": ["type": "m.space"],
                ])
            }
            func put(_ child: RoomID, in parent: RoomID, _ more: JSONValue = [:]) async throws {
                var content = more
                content["via"] = ["localhost"]
                try await anna.setState("m.space.child", content, key: child.rawValue, in: parent)
            }
            let top = try await space("top")
            let below = try await space("below")
            let room = try await anna.createRoom(["preset": "public_chat", "name": "room"])
            let hidden = try await anna.createRoom(["preset": "private_chat", "name": "hidden"])
            let first = try await anna.createRoom(["preset": "public_chat", "name": "first"])
            try await put(below, in: top)
            try await put(first, in: top, ["order": "a", "suggested": true])
            try await put(hidden, in: top)
            try await put(room, in: below)
            try await put(top, in: below)
            func names(_ user: TestUser, _ query: String = "") async throws -> [String] {
                try await user.api.call(.hierarchy(top), query: query)["rooms"]?.array?
                    .compactMap { $0["name"]?.string } ?? []
            }
            #expect(try await names(bob) == ["top", "first", "below", "room"])
            #expect(try await names(anna) == ["top", "first", "below", "room", "hidden"])
            #expect(try await names(bob, "?max_depth=1") == ["top", "first", "below"])
            #expect(try await names(bob, "?suggested_only=true") == ["top", "first"])
            let page = try await bob.api.call(.hierarchy(top), query: "?limit=3")
            #expect(page["rooms"]?[0]?["children_state"]?.array?.count == 3)
            let next = try #require(page["next_batch"]?.string)
            #expect(try await names(bob, "?limit=3&from=\(next)") == ["room"])
            try await expectRefusal(.forbidden, status: 403) { try await bob.api.call(.hierarchy(hidden)) }
        }
    }

    @Test func reportsAreKept() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            let event = try await anna.send("rude", to: room)
            let path = Endpoint(.post, "rooms", room.rawValue, "report", event.rawValue)
            try await anna.api.call(path, ["reason": "rude", "score": -50])
            try await anna.api.call(.init(.post, "rooms", room.rawValue, "report"), ["reason": "rude"])
            try await anna.api.call(.init(.post, "users", bob.id.rawValue, "report"), ["reason": "rude"])
            try await expectRefusal(.notFound, status: 404) { try await bob.api.call(path) }
            try await expectRefusal(.badJSON, status: 400) { try await anna.api.call(path, ["score": 7]) }
            try await expectRefusal(.notFound) {
                try await anna.api.call(.init(.post, "users", "@x:localhost", "report"))
            }
        }
    }
}
