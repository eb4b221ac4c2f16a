import Foundation
import JSON
import SQLite
import Support
import Testing

@testable import Parlor

@Suite("A store of schema 1")
struct OutboxMigrationTests {
    @Test func keepsItsMessagesAndWhatWaitedToBeSentWithItsFile() async throws {
        let folder = try TemporaryFolder()
        let file = folder.path + "/store.sqlite"
        try SchemaOne.make(file)
        let store = try UserStore(file: file, userID: "@me:x", now: { Date() }) { _ in }
        let channel = try #require(try await store.allChannels().first).channel
        #expect(channel.name == "Garden")
        try await store.write { transaction in
            let items = try transaction.database.outbox(ofRoom: 1)
            #expect(items.map(\.transactionID) == ["t-text", "t-picture", "t-read", "t-picture/file"])
            let upload = try #require(items.last)
            #expect(upload.kind == .upload && upload.target == "t-picture" && upload.upload == "/tmp/picture.png")
            #expect(upload.content["mimetype"]?.string == "image/png")
            #expect(items[1].content["url"]?.string == "file:///tmp/picture.png")
            // It still waits for its file, and the text before it does not.
            #expect(try !transaction.isBlocked(items[0]))
            #expect(try transaction.isBlocked(items[1]))
            try transaction.enqueue(.readMarker(target: "$2"), room: 1, transactionID: "new")
            #expect(try transaction.database.outboxItem(transactionID: "t-read") == nil)
        }
    }
}
