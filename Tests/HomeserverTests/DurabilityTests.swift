import JSON
import Matrix
import Support
import Testing

@Suite struct DurabilityTests {
    @Test func everythingAcknowledgedIsThereAfterARestartInTheSameOrder() async throws {
        try await TestHomeserver.with(.folder) { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            try await bob.join(room)
            let acknowledged = try await withThrowingTaskGroup(of: EventID.self) { group in
                for index in 0..<200 {
                    group.addTask { try await (index % 2 == 0 ? anna : bob).send("\(index)", to: room) }
                }
                return try await group.reduce(into: Set<EventID>()) { $0.insert($1) }
            }
            func history(_ user: TestUser) async throws -> [EventID] {
                try await user.api.call(.messages(room), query: "?dir=b&limit=1000")["chunk"]?.array?
                    .filter { $0["type"]?.string == "m.room.message" }
                    .compactMap { $0["event_id"]?.string.flatMap(EventID.init) } ?? []
            }
            let before = try await history(anna)
            #expect(Set(before) == acknowledged)
            #expect(before.count == 200)
            try await server.restart()
            #expect(try await history(anna) == before)
            #expect(try await history(bob) == before)
        }
    }

    @Test func everybodySeesTheSameOrder() async throws {
        try await TestHomeserver.with { server in
            var users: [TestUser] = []
            for name in ["anna", "bob", "eve"] { users.append(try await server.register(name)) }
            let room = try await users[0].createRoom()
            for user in users.dropFirst() { try await user.join(room) }
            let total = 150
            let orders = try await withThrowingTaskGroup(of: [String].self) { group in
                for user in users {
                    let start = try await user.sync()["next_batch"]?.string
                    group.addTask {
                        var since = start
                        var seen: [String] = []
                        while seen.count < total {
                            let news = try await user.sync(
                                since: since, timeout: 30_000,
                                filter: ["room": ["timeline": ["limit": 200]], "presence": ["types": []]])
                            since = news["next_batch"]?.string
                            seen +=
                                news["rooms"]?["join"]?[room.rawValue]?["timeline"]?["events"]?.array?
                                .compactMap { $0["event_id"]?.string } ?? []
                        }
                        return seen
                    }
                }
                for index in 0..<total {
                    let user = users[index % users.count]
                    group.addTask {
                        try await user.send("\(index)", to: room)
                        return []
                    }
                }
                return try await group.reduce(into: [[String]]()) { if !$1.isEmpty { $0.append($1) } }
            }
            #expect(orders.count == 3)
            #expect(Set(orders).count == 1)
            #expect(Set(orders[0]).count == total)
        }
    }
}
