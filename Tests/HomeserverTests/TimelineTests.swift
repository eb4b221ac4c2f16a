import JSON
import Matrix
import Support
import Testing

@Suite struct TimelineTests {
    @Test func retriesFindTheFirstTryAcrossARestart() async throws {
        try await TestHomeserver.with(.folder) { server in
            let anna = try await server.register("anna")
            let tablet = try await server.login("anna")
            let room = try await anna.createRoom()
            let other = try await anna.createRoom()
            let first = try await anna.send("once", to: room, transaction: "t1")
            #expect(try await anna.send("once", to: room, transaction: "t1") == first)
            #expect(try await tablet.send("other device", to: room, transaction: "t1") != first)
            #expect(try await anna.send("other room", to: other, transaction: "t1") != first)
            try await server.restart()
            #expect(try await anna.send("once", to: room, transaction: "t1") == first)
            let texts = try await bodies(of: room, for: anna)
            #expect(texts == ["once", "other device"])
        }
    }

    /// A client that was killed before the answer came signs in again, and tries again.
    @Test func retriesFindTheFirstTryAfterTheDeviceSignedInAgain() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let room = try await anna.createRoom()
            let first = try await anna.send("Once", to: room, transaction: "t1")
            let again = try await server.login("anna", deviceID: anna.deviceID)
            #expect(try await again.send("Once", to: room, transaction: "t1") == first)
            let other = try await server.login("anna")
            #expect(try await other.send("Once", to: room, transaction: "t1") != first)
            await #expect(throws: MatrixError.self) { try await anna.send("Late", to: room) }
        }
    }

    @Test func retriesThatArriveTogether() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let room = try await anna.createRoom()
            let ids = try await withThrowingTaskGroup(of: EventID.self) { group in
                for _ in 0..<20 { group.addTask { try await anna.send("once", to: room, transaction: "t") } }
                return try await group.reduce(into: Set<EventID>()) { $0.insert($1) }
            }
            #expect(ids.count == 1)
            #expect(try await bodies(of: room, for: anna) == ["once"])
        }
    }

    @Test func theSenderFindsItsTransactionAndNobodyElseDoes() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            try await bob.join(room)
            try await anna.send("hi", to: room, transaction: "mine")
            func transaction(_ user: TestUser) async throws -> String? {
                try await user.sync()["rooms"]?["join"]?[room.rawValue]?["timeline"]?["events"]?.array?.last?[
                    "unsigned"]?[
                        "transaction_id"]?.string
            }
            #expect(try await transaction(anna) == "mine")
            #expect(try await transaction(bob) == nil)
        }
    }

    @Test func pagesBothWaysMeetEveryEventOnce() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let room = try await anna.createRoom()
            for index in 0..<250 { try await anna.send("\(index)", to: room) }
            let backwards = try await pages(of: room, for: anna, "b")
            let forwards = try await pages(of: room, for: anna, "f")
            #expect(backwards.count == forwards.count)
            #expect(backwards == forwards.reversed())
            #expect(Set(backwards).count == backwards.count)
            let prev = try await anna.sync(filter: ["room": ["timeline": ["limit": 5]]])
            let timeline = prev["rooms"]?["join"]?[room.rawValue]?["timeline"]
            #expect(timeline?["limited"]?.bool == true)
            let token = try #require(timeline?["prev_batch"]?.string)
            let older = try await anna.api.call(.messages(room), query: "?dir=b&limit=2&from=\(token)")
            #expect(older["chunk"]?.array?.map { $0["content"]?["body"]?.string } == ["244", "243"])
        }
    }

    @Test func contextAroundAnEvent() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let room = try await anna.createRoom()
            var ids: [EventID] = []
            for index in 0..<9 { ids.append(try await anna.send("\(index)", to: room)) }
            let context = try await anna.api.call(.context(room, ids[4]), query: "?limit=4")
            func texts(_ key: String) -> [String?]? { context[key]?.array?.map { $0["content"]?["body"]?.string } }
            #expect(context["event"]?["event_id"]?.string == ids[4].rawValue)
            #expect(texts("events_before") == ["3", "2"])
            #expect(texts("events_after") == ["5", "6"])
            #expect(context["state"]?.array?.isEmpty == false)
            let end = try #require(context["end"]?.string)
            let after = try await anna.api.call(.messages(room), query: "?dir=f&limit=1&from=\(end)")
            #expect(after["chunk"]?[0]?["content"]?["body"]?.string == "7")
            try await expectRefusal(.notFound) {
                try await anna.api.call(.context(room, try #require(EventID("$nothing"))))
            }
        }
    }

    @Test func filtersOfHistory() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let room = try await anna.createRoom()
            try await anna.send("text", to: room)
            try await anna.send(
                .message, ["msgtype": "m.image", "body": "cat", "url": "mxc://localhost/a"], to: room)
            func types(_ filter: JSONValue) async throws -> [String?] {
                let query = "?dir=b&limit=50&filter=\(Endpoint.encoded(filter.description))"
                return try await anna.api.call(.messages(room), query: query)["chunk"]?.array?
                    .map { $0["content"]?["body"]?.string ?? $0["type"]?.string } ?? []
            }
            #expect(try await types(["types": ["m.room.message"]]) == ["cat", "text"])
            #expect(try await types(["contains_url": true]) == ["cat"])
            #expect(try await types(["types": ["m.room.c*"]]) == ["m.room.create"])
            #expect(try await types(["not_senders": ["@anna:localhost"]]) == [])
        }
    }

    @Test func redactionTakesTheContentAwayEverywhere() async throws {
        try await TestHomeserver.with(.folder) { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            try await bob.join(room)
            let event = try await bob.send("secret", to: room)
            let other = try await anna.send("mine", to: room)
            try await expectRefusal(.forbidden) {
                try await bob.api.call(.redact(room, other, transaction: "r0"))
            }
            let since = try await bob.sync()["next_batch"]?.string
            let redaction = try await anna.api.call(.redact(room, event, transaction: "r1"), ["reason": "spam"])
            let again = try await anna.api.call(.redact(room, event, transaction: "r1"), ["reason": "spam"])
            #expect(redaction == again)
            let news = try await bob.sync(since: since)["rooms"]?["join"]?[room.rawValue]?["timeline"]?["events"]
            #expect(news?[0]?["redacts"]?.string == event.rawValue)
            #expect(news?[0]?["content"]?["redacts"]?.string == event.rawValue)
            try await server.restart()
            let gone = try await bob.api.call(.event(room, event))
            #expect(gone["content"] == [:])
            #expect(gone["unsigned"]?["redacted_because"]?["content"]?["reason"]?.string == "spam")
            try await expectRefusal(.notFound) {
                try await anna.api.call(.redact(room, try #require(EventID("$nothing")), transaction: "r2"))
            }
        }
    }

    @Test func historyOfThoseWhoCameLater() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            func texts(seenAfterJoining visibility: String) async throws -> [String] {
                let room = try await anna.createRoom([
                    "preset": "public_chat",
                    "initial_state": [
                        ["type": "m.room.history_visibility", "content": ["history_visibility": .string(visibility)]]
                    ],
                ])
                try await anna.send("before", to: room)
                try await anna.invite(bob, to: room)
                try await anna.send("invited", to: room)
                try await bob.join(room)
                try await anna.send("joined", to: room)
                let seen = try await bodies(of: room, for: bob)
                let synced = try await bob.sync()["rooms"]?["join"]?[room.rawValue]?["timeline"]?["events"]?.array?
                    .compactMap { $0["content"]?["body"]?.string }
                #expect(synced == seen)
                return seen
            }
            #expect(try await texts(seenAfterJoining: "shared") == ["before", "invited", "joined"])
            #expect(try await texts(seenAfterJoining: "world_readable") == ["before", "invited", "joined"])
            #expect(try await texts(seenAfterJoining: "invited") == ["invited", "joined"])
            #expect(try await texts(seenAfterJoining: "joined") == ["joined"])
        }
    }

    @Test func thoseWhoLeftReadUpToTheirLeaving() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let eve = try await server.register("eve")
            let room = try await anna.createRoom()
            try await bob.join(room)
            try await anna.send("for all", to: room)
            let since = try await bob.sync()["next_batch"]?.string
            try await bob.leave(room)
            let later = try await anna.send("not for bob", to: room)
            #expect(try await bodies(of: room, for: bob) == ["for all"])
            try await expectRefusal(.notFound) { try await bob.api.call(.event(room, later)) }
            try await expectRefusal(.forbidden) { _ = try await bodies(of: room, for: eve) }
            let left = try await bob.sync(since: since)["rooms"]?["leave"]?[room.rawValue]?["timeline"]?["events"]
            #expect(left?.array?.count == 1)
            #expect(left?[0]?["content"]?["membership"]?.string == "leave")
            try await expectRefusal(.forbidden) { try await bob.send("hello?", to: room) }
        }
    }

    @Test func seededHistoryKeepsItsTimes() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let room = try await anna.createRoom()
            try await anna.send("long ago", to: room, at: 1_600_000_000_000)
            let event = try await anna.sync()["rooms"]?["join"]?[room.rawValue]?["timeline"]?["events"]?.array?.last
            #expect(event?["origin_server_ts"]?.int == 1_600_000_000_000)
        }
        try await TestHomeserver.with(configure: { $0.allowsTimestampMassaging = false }) { server in
            let anna = try await server.register("anna")
            let room = try await anna.createRoom()
            try await anna.send("now", to: room, at: 1_600_000_000_000)
            let event = try await anna.sync()["rooms"]?["join"]?[room.rawValue]?["timeline"]?["events"]?.array?.last
            #expect((event?["origin_server_ts"]?.int ?? 0) > 1_700_000_000_000)
        }
    }

    /// Texts of a room's messages, oldest first.
    private func bodies(of room: RoomID, for user: TestUser) async throws -> [String] {
        try await user.api.call(.messages(room), query: "?dir=b&limit=1000")["chunk"]?.array?.reversed()
            .compactMap { $0["content"]?["body"]?.string } ?? []
    }

    private func pages(of room: RoomID, for user: TestUser, _ direction: String) async throws -> [String] {
        var found: [String] = []
        var from = ""
        while true {
            let page = try await user.api.call(.messages(room), query: "?dir=\(direction)&limit=37\(from)")
            found += page["chunk"]?.array?.compactMap { $0["event_id"]?.string } ?? []
            guard let end = page["end"]?.string else { return found }
            from = "&from=\(end)"
        }
    }
}
