internal import JSON
internal import SQLite

extension Database {
    /// The pinned messages of a room, in the order in which they were pinned.
    func pinnedEventIDs(inRoom room: Int) throws -> [String] {
        let content = try first(
            "SELECT content FROM state WHERE room = ? AND type = 'm.room.pinned_events' AND state_key = ''", room
        ) { $0.blob(0) }
        guard let content, let json = try? JSONValue(parsing: content) else { return [] }
        var seen: Set<String> = []
        return json["pinned"]?.array?.compactMap(\.string).filter { seen.insert($0).inserted } ?? []
    }
}
