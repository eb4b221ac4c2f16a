import JSON
import Matrix
import Support

/// Someone who follows a room by syncs, each from where the one before ended.
actor LoadReader {
    let user: TestUser
    private let room: RoomID
    private var since = ""
    /// The messages of the room in the order in which they came.
    private(set) var seen: [String] = []
    /// A few places where this reader once was: a token, and how many messages had come by then.
    private(set) var oldTokens: [(since: String, position: Int)] = []

    private static let filter: JSONValue = ["room": ["timeline": ["limit": 100_000, "types": ["m.room.message"]]]]
    private static let tokensKept = 8

    init(_ user: TestUser, _ room: RoomID) {
        self.user = user
        self.room = room
    }

    func start() async throws {
        since = try await user.sync(filter: Self.filter)["next_batch"]?.string ?? ""
    }

    func readUntilInterrupted(_ fuse: Fuse) async {
        while true {
            fuse.burn()
            do { try await readOn(timeout: 10_000) } catch { return }
        }
    }

    /// Reads on until an event has come.
    func readOn(until last: String?) async throws {
        try await readOn(timeout: 0)
        while let last, seen.last != last { try await readOn(timeout: 10_000) }
    }

    /// The messages after a token: what one sync tells, and what it left out, paged in.
    func read(from token: String) async throws -> [String] {
        let answer = try await user.sync(since: token, filter: Self.filter)
        var messages = messages(in: answer)
        let timeline = answer["rooms"]?["join"]?[room.rawValue]?["timeline"]
        guard timeline?["limited"]?.bool == true else { return messages }
        var from = timeline?["prev_batch"]?.string
        while let start = from {
            let query = "?dir=b&limit=500&from=\(Endpoint.encoded(start))&to=\(Endpoint.encoded(token))"
            let page = try await user.api.call(.messages(room), query: query)
            let chunk = page["chunk"]?.array ?? []
            let older = chunk.filter { $0["type"]?.string == "m.room.message" }.compactMap { $0["event_id"]?.string }
            messages = older.reversed() + messages
            from = chunk.isEmpty ? nil : page["end"]?.string
        }
        return messages
    }

    private func readOn(timeout: Int) async throws {
        let answer = try await user.sync(since: since, timeout: timeout, filter: Self.filter)
        seen += messages(in: answer)
        since = answer["next_batch"]?.string ?? ""
        if Bool.random() { remember() }
    }

    /// Keeps this place, and lets a random older one go when there are many.
    private func remember() {
        oldTokens.append((since, seen.count))
        if oldTokens.count > Self.tokensKept { oldTokens.remove(at: Int.random(in: 0..<oldTokens.count)) }
    }

    private func messages(in answer: JSONValue) -> [String] {
        let timeline = answer["rooms"]?["join"]?[room.rawValue]?["timeline"]?["events"]?.array ?? []
        return timeline.compactMap { $0["event_id"]?.string }
    }
}
