import JSON
import Matrix
import Support
import Testing

/// The live feed of the public directory.
@Suite struct DirectoryFeedTests {
    private func open(_ user: TestUser, _ name: String) async throws -> RoomID {
        try await user.createRoom([
            "preset": "public_chat", "visibility": "public", "name": .string(name),
            "creation_content": ["type": "parlor.livestream"],
        ])
    }

    private func changes(_ user: TestUser, since: String?, timeout: Int = 30_000) async throws -> JSONValue {
        let place = since.map { "&since=\(Endpoint.encoded($0))" } ?? ""
        return try await user.api.call(.publicRoomChanges, query: "?timeout=\(timeout)\(place)")
    }

    /// Follows the feed until an entry of a room is as it should be.
    private func follow(
        _ user: TestUser, _ room: RoomID, since: inout String?, until isExpected: (JSONValue) -> Bool
    ) async throws {
        while true {
            let news = try await changes(user, since: since)
            since = news["next_batch"]?.string
            #expect(news["limited"] == nil)
            let entry = news["changed"]?.array?.last { $0["room_id"]?.string == room.rawValue }
            if let entry, isExpected(entry) { return }
        }
    }

    @Test func whatChangesIsTold() async throws {
        try await TestHomeserver.with(configure: { $0.presenceExpiry = .milliseconds(40) }) { server in
            let (anna, bob) = (try await server.register("anna"), try await server.register("bob"))
            var since = try await changes(bob, since: nil)["next_batch"]?.string
            let room = try await open(anna, "Square")
            try await follow(bob, room, since: &since) {
                $0["name"] == "Square" && $0["num_joined_members"] == 1 && $0["room_type"] == "parlor.livestream"
                    && $0["org.parlor.frozen"] == false && $0["org.parlor.participants"] == 0
            }
            try await anna.setState(.topic, ["topic": "Everything"], in: room)
            try await follow(bob, room, since: &since) { $0["topic"] == "Everything" }
            try await anna.setPowerLevels(in: room) { $0["events_default"] = 50 }
            try await follow(bob, room, since: &since) { $0["org.parlor.frozen"] == true }
            try await bob.join(room)
            try await follow(bob, room, since: &since) { $0["num_joined_members"] == 2 }
            // Parked, so that she is there for longer than a beat.
            async let parked = anna.parkedSync(since: try await bob.sync()["next_batch"]?.string)
            try await follow(bob, room, since: &since) { $0["org.parlor.participants"] == 1 }
            try await anna.send("hello", to: room)
            _ = try await parked
            try await follow(bob, room, since: &since) { $0["org.parlor.participants"] == 0 }
            try await anna.api.call(.setDirectoryVisibility(room), ["visibility": "private"])
            let news = try await changes(bob, since: since)
            #expect(news["removed"] == [.string(room.rawValue)])
            #expect(news["changed"] == [])
        }
    }

    @Test func whatIsNobodysBusinessIsNotTold() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let since = try await changes(anna, since: nil)["next_batch"]?.string
            let secret = try await anna.createRoom(["preset": "public_chat", "name": "Not listed"])
            try await anna.setState(.topic, ["topic": "Hidden"], in: secret)
            let room = try await open(anna, "Listed")
            let news = try await changes(anna, since: since)
            #expect(news["changed"]?.array?.map { $0["room_id"]?.string } == [room.rawValue])
        }
    }

    @Test func placeOfAnotherRunIsTooOld() async throws {
        try await TestHomeserver.with(.folder) { server in
            let anna = try await server.register("anna")
            _ = try await open(anna, "Square")
            let since = try await changes(anna, since: nil)["next_batch"]?.string
            try await server.restart()
            let news = try await changes(anna, since: since)
            #expect(news["limited"] == true)
            #expect(news["changed"] == nil)
            let again = try await changes(anna, since: news["next_batch"]?.string, timeout: 0)
            #expect(again["changed"] == [] && again["limited"] == nil)
            try await expectRefusal(.invalidParameter) { _ = try await changes(anna, since: "nonsense") }
        }
    }

    @Test func pagesGoOnBehindTheLastRoomWhateverMoved() async throws {
        try await TestHomeserver.with { server in
            let people = try await ["anna", "bob", "eve"].asyncMap { try await server.register($0) }
            var rooms: [RoomID] = []
            for number in 1...4 { rooms.append(try await open(people[0], "Room \(number)")) }
            func page(_ since: String?) async throws -> (ids: [String], next: String?) {
                var body: JSONValue = ["limit": 2]
                body["since"] = since.map { .string($0) }
                let page = try await people[0].api.call(.publicRooms, body)
                let ids = page["chunk"]?.array?.compactMap { $0["room_id"]?.string } ?? []
                return (ids, page["next_batch"]?.string)
            }
            let first = try await page(nil)
            // A room of the second page becomes the fullest: it is told by the feed, and pushes nobody off the second page.
            let moving = try #require(rooms.map(\.rawValue).first { !first.ids.contains($0) })
            try await people[1].join(RoomID(moving)!)
            try await people[2].join(RoomID(moving)!)
            let second = try await page(first.next)
            #expect(Set(first.ids + second.ids + [moving]) == Set(rooms.map(\.rawValue)))
            #expect(second.ids.count == 1 && second.next == nil)
        }
    }

    @Test func versionsNameIt() async throws {
        try await TestHomeserver.with { server in
            let features = try await TestAPI(server.url).call(.versions)["unstable_features"]
            #expect(features?["org.parlor.directory_feed"] == true && features?["org.parlor.transient"] == true)
        }
    }
}

extension Sequence {
    func asyncMap<Value>(_ transform: (Element) async throws -> Value) async rethrows -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await transform(element)) }
        return values
    }
}
