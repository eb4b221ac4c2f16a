import JSON
import Matrix
import Support
import Testing

/// Typing, receipts, presence: what passes.
@Suite struct PassingThingsTests {
    private func ephemeral(_ sync: JSONValue, _ room: RoomID, _ type: EventType) -> JSONValue? {
        sync["rooms"]?["join"]?[room.rawValue]?["ephemeral"]?["events"]?.array?
            .first { $0["type"]?.string == type.rawValue }?["content"]
    }

    @Test func typingBeginsAndEnds() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            try await bob.join(room)
            let filter: JSONValue = ["presence": ["types": []]]
            var since = try await bob.sync(filter: filter)["next_batch"]?.string
            func next() async throws -> JSONValue? {
                let news = try await bob.sync(since: since, timeout: 30_000, filter: filter)
                since = news["next_batch"]?.string
                return ephemeral(news, room, .typing)?["user_ids"]
            }
            try await anna.api.call(.typing(room, anna.id), ["typing": true, "timeout": 20_000])
            #expect(try await next() == [.string(anna.id.rawValue)])
            try await anna.send("done", to: room)
            #expect(try await next() == [])
            try await anna.api.call(.typing(room, anna.id), ["typing": true, "timeout": 2_000])
            #expect(try await next() == [.string(anna.id.rawValue)])
            #expect(try await next() == [])
            try await expectRefusal(.forbidden) {
                try await bob.api.call(.typing(room, anna.id), ["typing": true])
            }
        }
    }

    @Test func receiptsArePublicOrPrivate() async throws {
        try await TestHomeserver.with(.folder) { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            try await bob.join(room)
            let first = try await anna.send("1", to: room)
            let second = try await anna.send("2", to: room)
            try await bob.markRead(second, in: room, .readPrivate)
            try await bob.markRead(first, in: room)
            let seen = ReadReceipt.all(inContent: ephemeral(try await anna.sync(), room, .receipt) ?? [:])
            #expect(seen.map(\.eventID) == [first])
            #expect(seen.map(\.userID) == [bob.id])
            try await server.restart()
            let own = ReadReceipt.all(inContent: ephemeral(try await bob.sync(), room, .receipt) ?? [:])
            #expect(Set(own.map(\.kind)) == [.read, .readPrivate])
            try await expectRefusal(.notFound) {
                try await bob.markRead(try #require(EventID("$nothing")), in: room)
            }
        }
    }

    @Test func readMarkersSetAllAtOnce() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let room = try await anna.createRoom()
            let event = try await anna.send("1", to: room)
            let id = JSONValue.string(event.rawValue)
            try await anna.api.call(.readMarkers(room), ["m.fully_read": id, "m.read": id])
            let sync = try await anna.sync()
            let data = sync["rooms"]?["join"]?[room.rawValue]?["account_data"]?["events"]
            #expect(data?[0]?["type"]?.string == "m.fully_read")
            #expect(data?[0]?["content"]?["event_id"] == id)
            #expect(ephemeral(sync, room, .receipt)?[event.rawValue]?["m.read"] != nil)
        }
    }

    @Test func presenceEndsWithTheLastSync() async throws {
        try await TestHomeserver.with(configure: { $0.presenceExpiry = .milliseconds(40) }) { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            try await bob.join(room)
            var since = try await bob.sync()["next_batch"]?.string
            var states: [String] = []
            _ = try await anna.sync()
            while states.last != "offline" {
                let news = try await bob.sync(since: since, timeout: 30_000)
                since = news["next_batch"]?.string
                states += (news["presence"]?["events"]?.array ?? [])
                    .filter { $0["sender"]?.string == anna.id.rawValue }
                    .compactMap { $0["content"]?["presence"]?.string }
            }
            #expect(states.first == "online")
        }
    }

    @Test func presenceOfPeopleInTheSameRoom() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let eve = try await server.register("eve")
            let room = try await anna.createRoom()
            try await bob.join(room)
            let since = try await bob.sync()["next_batch"]?.string
            async let waiting = bob.sync(since: since, timeout: 30_000)
            try await anna.api.call(
                .setPresence(anna.id), ["presence": "unavailable", "status_msg": "digging"])
            let event = try await waiting["presence"]?["events"]?[0]
            #expect(event?["sender"]?.string == anna.id.rawValue)
            #expect(event?["content"]?["presence"]?.string == "unavailable")
            #expect(event?["content"]?["status_msg"]?.string == "digging")
            #expect(try await bob.api.call(.presence(anna.id))["presence"]?.string == "unavailable")
            #expect(try await bob.api.call(.presence(bob.id))["presence"]?.string == "online")
            try await expectRefusal(.forbidden) { try await eve.api.call(.presence(anna.id)) }
            try await expectRefusal(.invalidParameter) {
                try await anna.api.call(.setPresence(anna.id), ["presence": "asleep"])
            }
        }
    }
}
