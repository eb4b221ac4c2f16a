import Foundation
import SQLite
import Support
import Testing

@testable import Parlor

@Suite("Messages of an older store")
struct MessagesMigrationTests {
    @Test func threadsAndSystemMessagesAreFoundInOldEvents() throws {
        let folder = try TemporaryFolder()
        try SchemaOne.make(folder.path + "/store.sqlite")
        let database = try Database(.file(folder.path + "/store.sqlite"))
        let events: [(String, String, String?, String, String?, String?)] = [
            ("$name", "m.room.name", "", #"{"name":"Garden"}"#, nil, nil),
            ("$same", "m.room.name", "", #"{"name":"Garden"}"#, nil, nil),
            ("$root", "m.room.message", nil, #"{"msgtype":"m.text","body":"root"}"#, nil, nil),
            (
                "$reply", "m.room.message", nil,
                #"{"msgtype":"m.text","body":"reply","m.relates_to":{"rel_type":"m.thread","event_id":"$root"}}"#,
                "m.thread",
                "$root"
            ),
            (
                "$both", "m.room.message", nil,
                #"{"msgtype":"m.text","body":"both","parlor.in_channel":true,"m.relates_to":{"rel_type":"m.thread","event_id":"$root"}}"#,
                "m.thread", "$root"
            ),
        ]
        try database.run("INSERT INTO room (id, room_id, membership) VALUES (70, '!old:x', 'join')")
        for (position, event) in events.enumerated() {
            try database.run(
                """
                INSERT INTO event (room, event_id, position, type, state_key, sender, timestamp, content, relation, target, is_shown)
                VALUES (70, ?, ?, ?, ?, '@anna:x', ?, ?, ?, ?, ?)
                """, event.0, position, event.1, event.2, position, Array(event.3.utf8), event.4, event.5,
                event.2 == nil)
        }
        try StoreSchema.migrator.migrate(database)
        let reader = try MessageReader(
            database: database, room: 70, cid: ChannelId(type: .messaging, id: "!old:x"), userID: "@me:x")
        #expect(try reader.messages(from: .min, to: .max).map(\.text) == ["both", "root"])
        let notes = try reader.messages(from: .min, to: .max, notes: true)
        #expect(notes.map(\.type) == [.regular, .regular, .system])
        #expect(notes.last?.systemEvent == .channelRenamed("Garden"))
        #expect(notes[1].thread?.replyCount == 2)
    }
}
