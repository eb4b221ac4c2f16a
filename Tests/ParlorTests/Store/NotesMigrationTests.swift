import Foundation
import SQLite
import Support
import Testing

@testable import Parlor

@Suite("A store of schema 1: notes")
struct NotesMigrationTests {
    @Test func keepsItsPinsAndLearnsWhomTheUserIgnores() async throws {
        let folder = try TemporaryFolder()
        let file = folder.path + "/store.sqlite"
        try SchemaOne.make(file)
        do {
            let database = try Database(.file(file))
            try database.run(
                "INSERT INTO account_data (type, content) VALUES ('m.ignored_user_list', ?)",
                Array(#"{"ignored_users":{"@anna:x":{}}}"#.utf8))
        }
        let store = try UserStore(file: file, userID: "@me:x", now: { Date() }) { _ in }
        let channel = try #require(try await store.allChannels().first).channel
        #expect(channel.isPinned && !channel.isArchived && !channel.isHidden && !channel.isMarkedUnread)
        #expect(channel.isDirect && channel.ownRole == .owner)
        // What anna said is not shown any more; what waits to be sent is the newest.
        let own = try await store.read { database in
            try MessageReader(database: database, room: 1, cid: channel.cid, userID: "@me:x")
                .messages(from: 0, to: 10).map(\.text)
        }
        #expect(own == ["Hello"])
        #expect(channel.unreadCount.messages == 0)
    }
}
