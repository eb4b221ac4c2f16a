import Foundation
import JSON
import Matrix
import SQLite
import Testing

@testable import Homeserver

/// Rooms of the first schema: what they relate and say is found after the migration.
@Suite struct RoomMigrationTests {
    private let room = RoomRecord(key: 1, id: RoomID("!a:localhost")!)
    private let anna = UserID("@anna:localhost")!

    /// Opens a store whose file holds the first schema and a few events of a room.
    private func withFirstSchema(_ events: [(type: String, json: String)], _ body: (SQLiteEventStore) throws -> Void)
        throws
    {
        let file = FileManager.default.temporaryDirectory.appending(path: "parlor-\(UUID().uuidString).sqlite").path
        defer { for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + end) } }
        do {
            let database = try Database(.file(file))
            try database.execute(SQLiteSchema.first)
            try database.execute("PRAGMA user_version = 1")
            try database.run(
                "INSERT INTO room (key, id, creator, is_public) VALUES (1, ?, ?, 0)", room.id.rawValue, anna.rawValue)
            for (index, event) in events.enumerated() {
                try database.run(
                    """
                    INSERT INTO event (position, room, id, type, sender, timestamp, json, notice)
                    VALUES (?, 1, ?, ?, ?, 0, ?, 1)
                    """, index + 1, "$\(index + 1)", event.type, anna.rawValue, Array(event.json.utf8))
            }
        }
        try body(try SQLiteEventStore(.file(file)))
    }

    @Test func relationsOfOldEventsAreFound() throws {
        let relation = #"{"content":{"body":"x","m.relates_to":{"rel_type":"m.thread","event_id":"$1"}}}"#
        let reaction = #"{"content":{"m.relates_to":{"rel_type":"m.annotation","event_id":"$1","key":"👍"}}}"#
        let events = [
            ("m.room.message", #"{"content":{"body":"root"}}"#), ("m.room.message", relation),
            ("m.reaction", reaction),
            ("m.room.message", #"{"content":{"m.relates_to":{"m.in_reply_to":{"event_id":"$1"}}}}"#),
            ("m.room.message", #"{"content":{"m.relates_to":{"rel_type":7,"event_id":[]}}}"#),
            ("m.room.message", #"{"content":{"m.relates_to":"m.relates_to"}}"#),
        ]
        try withFirstSchema(events) { store in
            let relations = try (1...6).map { try store.event(at: $0, in: room)?.relation }
            #expect(relations[1] == EventRelation(.thread, to: EventID("$1")!))
            #expect(relations[2] == EventRelation(.annotation, to: EventID("$1")!, key: "👍"))
            #expect(relations[0] == nil && relations[3...].allSatisfy { $0 == nil })
            let threads = try store.notices(in: room, .threads, after: 0, limit: 10)
            #expect(threads.map(\.position) == [2])
        }
    }

    @Test func oldMessagesAreFoundByTheirWords() throws {
        let edit =
            #"{"content":{"body":"* new","m.new_content":{"body":"renewed"},"m.relates_to":{"rel_type":"m.replace","event_id":"$1"}}}"#
        let events = [
            ("m.room.message", #"{"content":{"body":"original"}}"#), ("m.room.message", edit),
            ("m.room.message", #"{"content":{"body":"我们去北京"}}"#), ("m.room.message", #"{"content":{}}"#),
            ("m.room.topic", #"{"content":{"topic":"weather"}}"#),
        ]
        try withFirstSchema(events) { store in
            func positions(_ term: String) throws -> [Int] {
                try store.matches(
                    SearchQuery(
                        text: SearchText.phrases(term).map(\.query).joined(separator: " "), rooms: [1],
                        types: [.message, .topic], order: .recent, place: .max, limit: 10)
                ).map(\.event.position)
            }
            let found = try ["renewed", "original", "北京", "weath"].map(positions)
            #expect(found == [[1], [], [3], [5]])
        }
    }
}
