import JSON
import Matrix
import Support
import Testing

/// Rooms so large that not everybody can be told everything of everybody.
@Suite struct CrowdTests {
    private func crowd(
        _ server: TestHomeserver, of count: Int
    ) async throws -> (people: [TestUser], room: RoomID) {
        var people: [TestUser] = []
        for number in 0..<count { people.append(try await server.register("p\(number)")) }
        let room = try await people[0].createRoom(["preset": "public_chat", "name": "Crowd"])
        for user in people.dropFirst() { try await user.join(room) }
        return (people, room)
    }

    @Test func nobodyIsToldWhoIsThereReadsOrTypes() async throws {
        try await TestHomeserver.with(configure: { $0.limits.crowdSize = 3 }) { server in
            let (people, room) = try await crowd(server, of: 4)
            let event = try await people[0].send("hello", to: room)
            var since = try await people[1].sync()["next_batch"]?.string
            _ = try await people[2].sync()
            try await people[2].markRead(event, in: room)
            try await people[2].api.call(.typing(room, people[2].id), ["typing": true, "timeout": 60_000])
            try await people[0].send("again", to: room)
            let news = try await people[1].sync(since: since, timeout: 30_000)
            since = news["next_batch"]?.string
            let section = news["rooms"]?["join"]?[room.rawValue]
            #expect(section?["timeline"]?["events"]?[0]?["content"]?["body"] == "again")
            #expect(section?["ephemeral"]?["events"]?.array ?? [] == [])
            #expect(news["presence"] == nil)
            // One's own are told on all of one's devices.
            let own = try await server.login("p2").sync()["rooms"]?["join"]?[room.rawValue]
            #expect(own?["ephemeral"]?["events"]?.array?.contains { $0["type"] == "m.receipt" } == true)
        }
    }

    @Test func whoComesIsToldInBeatsAndAtTheLatestWithTheNextMessage() async throws {
        try await TestHomeserver.with(configure: { $0.limits.crowdSize = 3 }) { server in
            let (people, room) = try await crowd(server, of: 4)
            var since = try await people[1].sync()["next_batch"]?.string
            var seen: Set<String> = []
            let guests = try await (0..<5).asyncMap { try await server.register("guest\($0)") }
            for guest in guests { try await guest.join(room) }
            while seen.count < guests.count {
                let news = try await people[1].sync(since: since, timeout: 30_000)
                since = news["next_batch"]?.string
                let events = news["rooms"]?["join"]?[room.rawValue]?["timeline"]?["events"]?.array ?? []
                seen.formUnion(events.compactMap { $0["state_key"]?.string })
            }
            #expect(seen == Set(guests.map(\.id.rawValue)))
        }
    }

    @Test func aFirstSyncNamesThoseItNeeds() async throws {
        try await TestHomeserver.with { server in
            let (people, room) = try await crowd(server, of: 12)
            for user in people { try await user.send("hello", to: room) }
            try await people[3].send("last", to: room)
            let filter: JSONValue = [
                "room": ["timeline": ["limit": 2], "state": ["lazy_load_members": true]]
            ]
            let sync = try await people[5].sync(filter: filter)
            let state = sync["rooms"]?["join"]?[room.rawValue]?["state"]?["events"]?.array ?? []
            let members = Set(state.filter { $0["type"] == "m.room.member" }.compactMap { $0["state_key"]?.string })
            #expect(members == [people[11].id.rawValue, people[3].id.rawValue, people[5].id.rawValue])
            #expect(state.contains { $0["type"] == "m.room.create" })
        }
    }
}
