import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addPublicRoomsRoutes() {
        let shard = services.shard
        onOpen(.get, "/publicRooms") { request in
            let limit = try request.query("limit").map { text in
                guard let limit = Int(text) else { throw MatrixError.invalid("limit is no whole number.") }
                return limit
            }
            return try await shard.publicRooms(PublicRoomQuery(nil), limit: limit, since: request.query("since"))
        }
        on(.post, "/publicRooms") { call in
            let body = try call.optionalBody()
            return try await shard.publicRooms(
                PublicRoomQuery(body["filter"]), limit: body["limit"]?.int, since: body["since"]?.string)
        }
    }
}

extension Shard {
    private static let largestPage = 500

    /// Published rooms, the fullest first. The token of a page is the number of rooms before it.
    fileprivate func publicRooms(_ query: PublicRoomQuery, limit: Int?, since: String?) throws -> Response {
        let offset = try since.map { text in
            guard text.first == "p", let offset = Int(text.dropFirst()), offset >= 0 else {
                throw MatrixError.invalid("since is no token of this list.")
            }
            return offset
        }
        let rooms = try store.publishedRooms()
            .compactMap { id in try room(id).map { PublicRoom(id, $0.state) } }
            .filter(query.admits)
            .sorted { ($1.joined, $0.id) < ($0.joined, $1.id) }
        let start = min(offset ?? 0, rooms.count)
        let end = min(start + min(max(limit ?? 100, 1), Self.largestPage), rooms.count)
        var json: JSONValue = [
            "chunk": .array(rooms[start..<end].map(\.json)), "total_room_count_estimate": JSONValue(rooms.count),
        ]
        if end < rooms.count { json["next_batch"] = .string("p\(end)") }
        if start > 0 { json["prev_batch"] = .string("p\(max(0, start - (end - start)))") }
        return .json(json)
    }
}
