internal import JSON
internal import Matrix

/// A page of what a homeserver has found.
struct SearchPage: Sendable {
    /// With the room of each.
    let events: [(roomID: String, event: SyncEvent)]
    let highlights: [String]
    let total: Int?
    let next: String?
}

extension HomeserverAPI {
    /// Searches messages, the newest first. Specification: client-server API, "Server Side Search".
    ///
    /// - Parameter room: Nil: in all rooms that the user has joined.
    func search(_ text: String, in room: String?, from token: String?, limit: Int) async throws -> SearchPage {
        var filter: JSONValue = ["limit": JSONValue(limit)]
        if let room { filter["rooms"] = [.string(room)] }
        let body: JSONValue = [
            "search_categories": [
                "room_events": [
                    "search_term": .string(text), "keys": ["content.body"], "order_by": "recent", "filter": filter,
                ]
            ]
        ]
        let query = token.map { [("next_batch", $0)] } ?? []
        let found = try await call(.search, query: query, body: body).root["search_categories"]?["room_events"]
        guard let found else { throw malformed("search") }
        let events = found["results"]?.elements.compactMap { result -> (roomID: String, event: SyncEvent)? in
            guard let json = result["result"], let room = json["room_id"]?.string ?? room, let event = SyncEvent(json)
            else { return nil }
            return (room, event)
        }
        return SearchPage(
            events: events ?? [], highlights: found["highlights"]?.elements.compactMap(\.string) ?? [],
            total: found["count"]?.int, next: found["next_batch"]?.string)
    }
}
