import JSON
import Matrix
import Support
import Testing

/// Old sync + everything after it == fresh sync, whatever happens in between.
@Suite struct SyncPropertyTests {
    @Test(arguments: 1...24)
    func deltasAddUpToAFreshSync(_ seed: Int) async throws {
        try await TestHomeserver.with(seed % 4 == 0 ? .folder : .memory) { server in
            var history = RandomHistory(seed: UInt64(seed), server: server)
            try await history.begin()
            for step in 0..<60 {
                try await history.act()
                for index in history.models.indices where history.chance(0.12) {
                    try await history.catchUp(index)
                }
                if seed % 4 == 0 && step == 30 { try await server.restart() }
            }
            for index in history.models.indices {
                try await history.catchUp(index)
                var fresh = SyncedModel()
                fresh.apply(try await history.users[index].sync(filter: history.filter))
                #expect(
                    history.models[index].agrees(with: fresh),
                    "seed \(seed), \(history.users[index].id): \(history.models[index]) is not \(fresh)")
            }
        }
    }
}

/// Three people who do anything at all in two rooms.
private struct RandomHistory {
    var generator: SplitMix
    let server: TestHomeserver
    var users: [TestUser] = []
    var rooms: [RoomID] = []
    var events: [(room: RoomID, id: EventID)] = []
    var models: [SyncedModel] = []
    var step = 0

    /// Short timelines make gaps.
    let filter: JSONValue = ["room": ["timeline": ["limit": 4]], "presence": ["types": []]]

    init(seed: UInt64, server: TestHomeserver) {
        generator = SplitMix(state: seed)
        self.server = server
    }

    mutating func begin() async throws {
        for name in ["anna", "bob", "eve"] { users.append(try await server.register(name)) }
        rooms.append(try await users[0].createRoom(["preset": "public_chat"]))
        rooms.append(try await users[1].createRoom(["preset": "private_chat"]))
        models = users.map { _ in SyncedModel() }
    }

    mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < probability }

    mutating func catchUp(_ index: Int) async throws {
        models[index].apply(try await users[index].sync(since: models[index].token, filter: filter))
    }

    /// One deed. Those that the rules forbid change nothing, which is a test as well.
    mutating func act() async throws {
        step += 1
        let user = users.randomElement(using: &generator)!
        let other = users.randomElement(using: &generator)!
        let room = rooms.randomElement(using: &generator)!
        let deed = Int.random(in: 0..<16, using: &generator)
        let event = events.filter { $0.room == room }.randomElement(using: &generator)
        do {
            switch deed {
            case 0...4: events.append((room, try await user.send("\(step)", to: room)))
            case 5: try await user.setState(.name, ["name": .string("room \(step)")], in: room)
            case 6:
                try await user.setState("com.example.place", ["step": JSONValue(step)], key: "\(step % 3)", in: room)
            case 7: try await user.join(room)
            case 8: try await user.leave(room)
            case 9: try await user.invite(other, to: room)
            case 10: try await user.api.call(.kick(room), ["user_id": .string(other.id.rawValue)])
            case 11: try await user.api.call(.setDisplayName(user.id), ["displayname": .string("name \(step)")])
            case 12: if let event { try await user.markRead(event.id, in: room) }
            case 13:
                if let event { try await user.api.call(.redact(room, event.id, transaction: "r\(step)")) }
            case 14:
                try await user.api.call(.setAccountData(user.id, room: room, "com.example.a"), ["n": JSONValue(step)])
            default: try await user.send("hello \(other.id.localpart)", to: room)
            }
        } catch let error as MatrixError where error.code == .forbidden || error.code == .notFound {}
    }
}

/// A small generator whose histories can be played again.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
