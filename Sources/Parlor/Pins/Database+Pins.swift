internal import JSON
internal import SQLite

extension Database {
    /// The pinned messages of a room, in the order in which they were pinned; a change that waits in the outbox counts already.
    func pinnedEventIDs(inRoom room: Int) throws -> [String] {
        let pending = try first(
            """
            SELECT content FROM outbox WHERE room = ? AND kind = 'state_event' AND type = 'm.room.pinned_events'
                AND state <> 'failed' ORDER BY id DESC LIMIT 1
            """, room
        ) { $0.blob(0) }
        return try pending.map(Self.pins) ?? storedPins(inRoom: room)
    }

    /// The pinned messages as the homeserver has them.
    func storedPins(inRoom room: Int) throws -> [String] {
        let content = try first(
            "SELECT content FROM state WHERE room = ? AND type = 'm.room.pinned_events' AND state_key = ''", room
        ) { $0.blob(0) }
        return content.map(Self.pins) ?? []
    }

    private static func pins(_ content: [UInt8]) -> [String] {
        guard let json = try? JSONValue(parsing: content) else { return [] }
        var seen: Set<String> = []
        return json["pinned"]?.array?.compactMap(\.string).filter { seen.insert($0).inserted } ?? []
    }
}
