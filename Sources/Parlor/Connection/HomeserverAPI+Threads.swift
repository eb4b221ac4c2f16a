internal import JSON
internal import Matrix

extension HomeserverAPI {
    /// Events that relate to one, newest first. Specification: client-server API, "Relationships API".
    func relations(
        _ room: RoomID, _ event: EventID, _ kind: Relation.Kind, type: EventType? = nil, from token: String?, limit: Int
    ) async throws -> MessagesPage {
        var query = [("dir", "b"), ("limit", String(limit))]
        if let token { query.append(("from", token)) }
        let root = try await call(.relations(room, event, kind, type), query: query).root
        return MessagesPage(events: SyncEvent.all(in: root["chunk"]), members: [], end: root["next_batch"]?.string)
    }

    /// The first messages of a room's threads, those with the newest replies first. Specification: "Server-side thread list".
    func threads(_ room: RoomID, onlyParticipated: Bool, from token: String?, limit: Int) async throws -> MessagesPage {
        var query = [("include", onlyParticipated ? "participated" : "all"), ("limit", String(limit))]
        if let token { query.append(("from", token)) }
        let root = try await call(.threads(room), query: query).root
        return MessagesPage(events: SyncEvent.all(in: root["chunk"]), members: [], end: root["next_batch"]?.string)
    }

    /// One event.
    func event(_ room: RoomID, _ event: EventID) async throws -> SyncEvent {
        guard let event = SyncEvent(try await call(.event(room, event)).root) else { throw malformed("event") }
        return event
    }
}
