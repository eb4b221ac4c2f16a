import JSON
import Matrix
import Support
import Testing

/// Members who are in a room only as long as they are there.
@Suite struct VisitorTests {
    /// Enough for a few requests, on a busy machine too: who is not syncing by then has gone.
    private let longExpiry = Duration.seconds(20)

    private func enter(_ user: TestUser, _ room: RoomID) async throws {
        try await user.api.call(.join(room.rawValue), ["org.parlor.transient": true])
    }

    private func membership(of user: TestUser, in room: RoomID, for reader: TestUser) async throws -> JSONValue {
        try await reader.api.call(.state(room, .member, key: user.id.rawValue))
    }

    /// Reads along until somebody's membership is another one.
    private func wait(for reader: TestUser, _ room: RoomID, _ user: TestUser, toBe membership: String) async throws {
        var since: String?
        while try await self.membership(of: user, in: room, for: reader)["membership"]?.string != membership {
            since = try await reader.sync(since: since, timeout: 1_000)["next_batch"]?.string
        }
    }

    /// What became of somebody's membership, oldest first.
    private func story(of user: TestUser, in room: RoomID, for reader: TestUser) async throws -> [String] {
        let page = try await reader.api.call(.messages(room), query: "?dir=f&limit=100")
        return (page["chunk"]?.array ?? []).filter { $0["state_key"]?.string == user.id.rawValue }.map { event in
            let isTransient = event["content"]?["org.parlor.transient"] == true
            return (event["content"]?["membership"]?.string ?? "") + (isTransient ? " for a while" : "")
        }
    }

    @Test func whoHasGoneLeaves() async throws {
        try await TestHomeserver.with(configure: { $0.visitorExpiry = .milliseconds(50) }) { server in
            let (anna, bob) = (try await server.register("anna"), try await server.register("bob"))
            let room = try await anna.createRoom()
            try await enter(bob, room)
            try await wait(for: anna, room, bob, toBe: "leave")
            try await expectRefusal(.forbidden) { try await bob.send("gone", to: room) }
            _ = try await bob.sync()
            try await enter(bob, room)
            try await wait(for: anna, room, bob, toBe: "leave")
            #expect(
                try await story(of: bob, in: room, for: anna)
                    == ["join for a while", "leave", "join for a while", "leave"])
        }
    }

    @Test func whoIsThereStays() async throws {
        try await TestHomeserver.with(configure: { $0.visitorExpiry = longExpiry }) { server in
            let (anna, bob) = (try await server.register("anna"), try await server.register("bob"))
            let (room, other) = (try await anna.createRoom(), try await anna.createRoom())
            try await enter(bob, room)
            try await anna.send("before", to: room)
            let since = try await anna.sync()["next_batch"]?.string
            async let parked = bob.parkedSync(since: since)
            try await bob.waitUntilSyncing()
            // Somebody else comes and goes meanwhile.
            let eve = try await server.register("eve")
            try await enter(eve, other)
            try await wait(for: anna, other, eve, toBe: "leave")
            #expect(try await membership(of: bob, in: room, for: anna)["membership"] == "join")
            try await anna.send("after", to: room)
            _ = try await parked
            try await wait(for: anna, room, bob, toBe: "leave")
        }
    }

    @Test func lastingMembersStayOnes() async throws {
        try await TestHomeserver.with(configure: { $0.visitorExpiry = longExpiry }) { server in
            let (anna, bob, eve) = (
                try await server.register("anna"), try await server.register("bob"), try await server.register("eve")
            )
            let room = try await anna.createRoom()
            try await bob.join(room)
            try await enter(bob, room)
            #expect(try await membership(of: bob, in: room, for: anna)["org.parlor.transient"] == nil)
            // Whoever came for a while may stay; a new name doesn't make them stay.
            try await enter(eve, room)
            try await eve.api.call(.setDisplayName(eve.id), ["displayname": "Eve"])
            #expect(try await membership(of: eve, in: room, for: anna)["org.parlor.transient"] == true)
            try await eve.join(room)
            #expect(try await membership(of: eve, in: room, for: anna)["org.parlor.transient"] == nil)
            let visitor = try await server.register("visitor")
            try await enter(visitor, room)
            try await wait(for: anna, room, visitor, toBe: "leave")
            for user in [bob, eve] {
                #expect(try await membership(of: user, in: room, for: anna)["membership"] == "join")
            }
        }
    }

    @Test(arguments: [2, 16]) func whoStaysInTheMomentOfLeavingStays(patience: Int) async throws {
        try await TestHomeserver.with(.folder, configure: { $0.visitorExpiry = .milliseconds(patience) }) { server in
            let anna = try await server.register("anna")
            let room = try await anna.createRoom()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<40 {
                    let user = try await server.register("user\(number)")
                    group.addTask {
                        try await enter(user, room)
                        // Some of them hit the moment between the decision and its being stored.
                        let end = ContinuousClock.now + .milliseconds(patience - number % 10)
                        while ContinuousClock.now < end { await Task.yield() }
                        try await user.join(room)
                    }
                }
                try await group.waitForAll()
            }
            let visitor = try await server.register("visitor")
            try await enter(visitor, room)
            try await wait(for: anna, room, visitor, toBe: "leave")
            let members = try await anna.api.call(.joinedMembers(room))["joined"]?.object ?? [:]
            #expect(members.count == 41, "\(members.keys.sorted())")
        }
    }

    @Test func whoDoesNotComeBackAfterARestartLeaves() async throws {
        let patience = Duration.seconds(4)
        try await TestHomeserver.with(.folder, configure: { $0.visitorExpiry = patience }) { server in
            let (anna, bob, eve) = (
                try await server.register("anna"), try await server.register("bob"), try await server.register("eve")
            )
            let room = try await anna.createRoom()
            try await enter(bob, room)
            try await enter(eve, room)
            let since = try await anna.sync()["next_batch"]?.string
            try await server.restart()
            async let parked = eve.parkedSync(since: since)
            try await eve.waitUntilSyncing()
            try await wait(for: anna, room, bob, toBe: "leave")
            #expect(try await membership(of: eve, in: room, for: anna)["membership"] == "join")
            _ = try await parked
        }
    }

    @Test func onlyPublicRoomsAreEntered() async throws {
        try await TestHomeserver.with { server in
            let (anna, bob) = (try await server.register("anna"), try await server.register("bob"))
            let closed = try await anna.createRoom(["preset": "private_chat"])
            try await anna.invite(bob, to: closed)
            try await expectRefusal(.forbidden) { try await enter(bob, closed) }
            let open = try await anna.createRoom()
            try await anna.api.call(.ban(open), ["user_id": .string(bob.id.rawValue)])
            try await expectRefusal(.forbidden) { try await enter(bob, open) }
        }
    }
}
