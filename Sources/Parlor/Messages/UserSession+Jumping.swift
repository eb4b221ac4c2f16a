import Foundation
internal import Matrix
internal import SQLite

extension UserSession {
    /// The first message at or after a time.
    func message(at date: Date, in cid: ChannelId) async throws -> MessageId? {
        let room = try room(cid)
        let timestamp = date.milliseconds
        do {
            let event = try await api.event(in: room, at: timestamp)
            return event.rawValue
        } catch let error as ClientError where error.kind != .forbidden {
            // Without a network, or at a homeserver that cannot say, what is stored says it.
            return try await reader.read { database in
                try database.first(
                    """
                    SELECT coalesce(e.local_id, e.event_id) FROM event e JOIN room r ON r.id = e.room
                    WHERE r.room_id = ? AND e.is_shown = 1 AND e.position IS NOT NULL AND e.timestamp >= ?
                    ORDER BY e.position LIMIT 1
                    """, room.rawValue, timestamp
                ) { $0.text(0) }
            }
        }
    }
}

extension HomeserverAPI {
    /// The first event at or after a time.
    func event(in room: RoomID, at timestamp: Int) async throws -> EventID {
        let root = try await call(.timestampToEvent(room), query: [("ts", String(timestamp)), ("dir", "f")]).root
        guard let id = root["event_id"]?.string.flatMap(EventID.init) else { throw malformed("timestamp_to_event") }
        return id
    }
}
