import HTTPServer
import JSON
import Matrix

extension API {
    mutating func addPublicRoomsRoutes() {
        let shard = services.shard
        addFeedRoute()
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
                PublicRoomQuery(body["filter"]), limit: body["limit"]?.int, since: body["since"]?.string,
                isDetailed: body["org.parlor.details"]?.bool ?? false)
        }
    }
}

extension API {
    /// The longest that a request for changes is parked, whatever the client asks for.
    private static let longestFeedTimeout = 180_000

    private mutating func addFeedRoute() {
        let shard = services.shard
        onExactly(.get, "/_matrix/client/unstable/org.parlor/public_rooms/changes") { call in
            let timeout = min(max(try call.integer("timeout") ?? 0, 0), Self.longestFeedTimeout)
            return .json(
                try await shard.directoryChanges(
                    since: call.request.query("since"), within: .milliseconds(timeout), for: call.user))
        }
    }
}

extension Shard {
    private static let largestPage = 500

    /// Published rooms, the fullest first.
    ///
    /// A next page begins behind the last room of the one before, wherever that place is by then: who follows the feed besides misses
    /// nothing that moves in between.
    fileprivate func publicRooms(
        _ query: PublicRoomQuery, limit: Int?, since: String?, isDetailed: Bool = false
    ) throws -> Response {
        let page = try since.map { text in
            guard let token = DirectoryPageToken(text) else {
                throw MatrixError.invalid("since is no token of this list.")
            }
            return token
        }
        let rooms = try directory.rooms.compactMap { id in try room(id).map(PublicRoom.init) }
            .filter(query.admits)
            .sorted { ($1.joined, $0.id) < ($0.joined, $1.id) }
        let start =
            switch page {
            case nil: 0
            case .offset(let offset): min(offset, rooms.count)
            case .behind(let joined, let id):
                rooms.firstIndex { ($0.joined, id) < (joined, $0.id) } ?? rooms.count
            }
        let end = min(start + min(max(limit ?? 100, 1), Self.largestPage), rooms.count)
        var json: JSONValue = [
            "chunk": .array(rooms[start..<end].map { isDetailed ? $0.detailed : $0.json }),
            "total_room_count_estimate": JSONValue(rooms.count),
        ]
        if end < rooms.count, end > start {
            let last = rooms[end - 1]
            json["next_batch"] = .string(DirectoryPageToken.behind(joined: last.joined, last.id).text)
        }
        if start > 0 {
            json["prev_batch"] = .string(DirectoryPageToken.offset(max(0, start - (end - start))).text)
        }
        return .json(json)
    }
}
