import JSON
import Matrix
import Support
import Testing

@Suite struct SyncTests {
    @Test func idleSyncEndsWhenItsTimeIsUp() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let first = try await anna.sync()
            let news = try await anna.sync(since: first["next_batch"]?.string, timeout: 50)
            #expect(news["rooms"] == nil)
            #expect(news["next_batch"]?.string != nil)
        }
    }

    @Test func gapIsLimitedAndPrevBatchFillsIt() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            try await bob.join(room)
            let since = try await bob.sync()["next_batch"]?.string
            try await anna.send("0", to: room)
            try await anna.setState(.topic, ["topic": "in the gap"], in: room)
            for index in 1..<150 { try await anna.send("\(index)", to: room) }
            let section = try await bob.sync(since: since, filter: ["room": ["timeline": ["limit": 10]]])["rooms"]?[
                "join"]?[room.rawValue]
            #expect(section?["timeline"]?["limited"]?.bool == true)
            #expect(section?["timeline"]?["events"]?.array?.count == 10)
            #expect(section?["state"]?["events"]?.array?.map { $0["content"]?["topic"]?.string } == ["in the gap"])
            let from = try #require(section?["timeline"]?["prev_batch"]?.string)
            let gap = try await bob.api.call(
                .messages(room), query: "?dir=b&limit=500&from=\(from)&to=\(try #require(since))")
            #expect(gap["chunk"]?.array?.count == 141)
            #expect(gap["end"] == nil)
        }
    }

    @Test func stateBesideAWholeTimelineIsEmpty() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let room = try await anna.createRoom(["name": "a"])
            try await anna.setState(.name, ["name": "b"], in: room)
            let whole = try await anna.sync()["rooms"]?["join"]?[room.rawValue]
            #expect(whole?["timeline"]?["limited"]?.bool == false)
            #expect(whole?["state"]?["events"] == [])
            let part = try await anna.sync(filter: ["room": ["timeline": ["limit": 1]]])["rooms"]?["join"]?[
                room.rawValue]
            let name = part?["state"]?["events"]?.array?.first { $0["type"]?.string == "m.room.name" }
            #expect(name?["content"]?["name"]?.string == "a")
            #expect(part?["timeline"]?["events"]?[0]?["unsigned"]?["prev_content"]?["name"]?.string == "a")
        }
    }

    @Test func tokensHoldAcrossARestart() async throws {
        try await TestHomeserver.with(.folder) { server in
            let anna = try await server.register("anna")
            let room = try await anna.createRoom()
            let since = try await anna.sync()["next_batch"]?.string
            try await anna.send("before", to: room)
            try await server.restart()
            try await anna.send("after", to: room)
            let news = try await anna.sync(since: since)["rooms"]?["join"]?[room.rawValue]?["timeline"]
            #expect(news?["limited"]?.bool == false)
            #expect(news?["events"]?.array?.map { $0["content"]?["body"]?.string } == ["before", "after"])
        }
    }

    @Test func stopAnswersParkedSyncs() async throws {
        let server = try await TestHomeserver.start()
        let anna = try await server.register("anna")
        let bob = try await server.register("bob")
        async let parked = try await bob.parkedSync(since: try await anna.sync()["next_batch"]?.string)
        try await bob.waitUntilSyncing()
        await server.stop()
        let answer = try await parked
        #expect(answer["next_batch"]?.string != nil)
        #expect(answer["rooms"] == nil)
    }

    @Test func invitationWakesAndRejectionLeaves() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom(["name": "Secret"])
            let since = try await bob.sync()["next_batch"]?.string
            async let waiting = bob.sync(since: since, timeout: 30_000)
            try await anna.invite(bob, to: room)
            let news = try await waiting
            let invite = news["rooms"]?["invite"]?[room.rawValue]?["invite_state"]?["events"]?.array
            #expect(invite?.contains { $0["content"]?["name"]?.string == "Secret" } == true)
            #expect(invite?.contains { $0["state_key"]?.string == bob.id.rawValue } == true)
            #expect(news["rooms"]?["join"] == nil)
            try await bob.leave(room)
            let left = try await bob.sync(since: news["next_batch"]?.string)
            #expect(left["rooms"]?["leave"]?[room.rawValue] != nil)
            #expect(try await bob.sync()["rooms"] == nil)
        }
    }

    @Test func comingBackShowsTheWholeRoom() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom(["preset": "public_chat", "name": "Beans"])
            try await bob.join(room)
            try await bob.leave(room)
            let since = try await bob.sync()["next_batch"]?.string
            try await anna.setState(.name, ["name": "Peas"], in: room)
            for index in 0..<30 { try await anna.send("\(index)", to: room) }
            try await bob.join(room)
            let section = try await bob.sync(since: since)["rooms"]?["join"]?[room.rawValue]
            let name = section?["state"]?["events"]?.array?.first { $0["type"]?.string == "m.room.name" }
            #expect(name?["content"]?["name"]?.string == "Peas")
            #expect(section?["timeline"]?["limited"]?.bool == true)
        }
    }

    @Test func lazyMembersAreToldOnceAndAgainWhenTheAnswerWasLost() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let eve = try await server.register("eve")
            // A room with a name has no heroes, who would be told of too.
            let room = try await anna.createRoom(["preset": "public_chat", "name": "Beans"])
            try await bob.join(room)
            try await eve.join(room)
            for index in 0..<5 { try await anna.send("\(index)", to: room) }
            let filter: JSONValue = ["room": ["state": ["lazy_load_members": true], "timeline": ["limit": 2]]]
            func members(_ sync: JSONValue) -> [String] {
                (sync["rooms"]?["join"]?[room.rawValue]?["state"]?["events"]?.array ?? [])
                    .filter { $0["type"]?.string == "m.room.member" }.compactMap { $0["state_key"]?.string }.sorted()
            }
            let first = try await bob.sync(filter: filter)
            #expect(members(first).contains(anna.id.rawValue))
            #expect(members(first).contains(bob.id.rawValue))
            let since = first["next_batch"]?.string
            try await eve.send("hello", to: room)
            let lost = try await bob.sync(since: since, filter: filter)
            #expect(members(lost) == [eve.id.rawValue])
            let again = try await bob.sync(since: since, filter: filter)
            #expect(members(again) == [eve.id.rawValue])
            try await eve.send("hello again", to: room)
            #expect(members(try await bob.sync(since: again["next_batch"]?.string, filter: filter)) == [])
        }
    }

    @Test func summaryNamesTheHeroesOfANamelessRoom() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            try await bob.join(room)
            let summary = try await anna.sync()["rooms"]?["join"]?[room.rawValue]?["summary"]
            #expect(summary?["m.joined_member_count"]?.int == 2)
            #expect(summary?["m.heroes"] == [.string(bob.id.rawValue)])
            try await anna.setState(.name, ["name": "Named"], in: room)
            let named = try await anna.sync()["rooms"]?["join"]?[room.rawValue]?["summary"]
            #expect(named?["m.heroes"] == nil)
        }
    }

    @Test func filtersByRoomTypeAndStoredFilter() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let room = try await anna.createRoom()
            let other = try await anna.createRoom()
            try await anna.send("hi", to: room)
            let filter: JSONValue = [
                "room": ["rooms": [.string(room.rawValue)], "timeline": ["types": ["m.room.message"]]]
            ]
            let id = try await anna.api.call(.createFilter(anna.id), filter)["filter_id"]?.string ?? ""
            let path = "/_matrix/client/v3/user/\(Endpoint.encoded(anna.id.rawValue))/filter/\(id)"
            #expect(try await anna.api.get(path) == filter)
            let sync = try await anna.api.call(.sync, query: "?filter=\(id)")["rooms"]?["join"]
            #expect(sync?[other.rawValue] == nil)
            #expect(sync?[room.rawValue]?["timeline"]?["events"]?.array?.count == 1)
            let state = sync?[room.rawValue]?["state"]?["events"]?.array?.compactMap { $0["type"]?.string } ?? []
            #expect(state.contains("m.room.create"))
        }
    }

    @Test func fullStateOnDemand() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let room = try await anna.createRoom(["name": "Beans"])
            let since = try await anna.sync()["next_batch"]?.string
            let full = try await anna.sync(since: since, fullState: true)["rooms"]?["join"]?[room.rawValue]
            let types = full?["state"]?["events"]?.array?.compactMap { $0["type"]?.string } ?? []
            #expect(types.contains("m.room.name"))
            #expect(full?["timeline"]?["events"] == [])
        }
    }

    @Test func leftRoomsOnDemand() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let room = try await anna.createRoom()
            try await anna.leave(room)
            let filter: JSONValue = ["room": ["include_leave": true]]
            #expect(try await anna.sync()["rooms"] == nil)
            #expect(try await anna.sync(filter: filter)["rooms"]?["leave"]?[room.rawValue] != nil)
            try await anna.api.call(.forget(room))
            #expect(try await anna.sync(filter: filter)["rooms"] == nil)
        }
    }
}
