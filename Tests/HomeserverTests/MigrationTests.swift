import Foundation
import Matrix
import SQLite
import Testing

@testable import Homeserver

/// Data of the first released schema, opened by this version.
@Suite struct MigrationTests {
    private func withOldData(_ body: (String) throws -> Void) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "parlor-\(UUID().uuidString).sqlite").path
        defer { for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + end) } }
        let database = try Database(.file(file))
        try Migrator([Migration(SQLiteSchema.first)]).migrate(database)
        try database.execute(
            """
            INSERT INTO account (user, password, display_name, created) VALUES ('@anna:localhost', 'hash', 'Änna', 5);
            INSERT INTO device (key, user, id, name, created) VALUES (3, '@anna:localhost', 'PHONE', NULL, 6);
            INSERT INTO token (hash, device) VALUES (x'01', 3);
            INSERT INTO account_data (user, room, type, json, position)
                VALUES ('@anna:localhost', '', 'm.push_rules', '{"global":{"room":[]}}', 9);
            INSERT INTO room (key, id, creator, is_public) VALUES (1, '!a:localhost', '@anna:localhost', 1);
            INSERT INTO event (position, room, id, type, sender, timestamp, json, notice)
                VALUES (7, 1, '$a', 'm.room.message', '@anna:localhost', 70, '{"content":{"body":"kept"}}', 1);
            INSERT INTO media (id, owner, content_type, file_name, size, created)
                VALUES ('m', '@anna:localhost', 'image/png', NULL, 3, 8);
            """)
        try body(file)
    }

    @Test func everythingIsKeptAndTheNewIsEmpty() throws {
        try withOldData { file in
            let anna = UserID("@anna:localhost")!
            // Twice: the second opening has nothing left to do.
            for _ in 0..<2 {
                let store = try SQLiteEventStore(.file(file))
                let account = try #require(try store.account(anna))
                #expect(account == StoredAccount(user: anna, passwordHash: "hash", created: 5))
                #expect(try store.profile(of: anna)?.displayName == "Änna")
                let token = try #require(try store.accessToken([1]))
                #expect(token.device.id == "PHONE" && token.expires == nil && token.generation == 0)
                #expect(token.device.lastSeen == nil)
                #expect(try store.event(EventID("$a")!)?.position == 7)
                #expect(try store.media("m")?.size == 3)
                #expect(try store.counters() == StoreCounters(position: 9, room: 1))
                #expect(try store.highestDeviceKey() == 3)
                #expect(try store.registrationTokens().isEmpty)
                #expect(try store.keyChanges().isEmpty)
                #expect(try store.pushers(of: anna).isEmpty)
                #expect(try store.toDeviceBounds(3) == nil)
                #expect(try store.mediaPlaces(of: anna, at: 0) == 0)
            }
        }
    }

    @Test func newThingsCanBeStoredBesideTheOld() throws {
        try withOldData { file in
            let anna = UserID("@anna:localhost")!
            let store = try SQLiteEventStore(.file(file))
            let key = StoredKey(algorithm: "a", id: "1", json: Array("{}".utf8))
            let outcomes = try store.commit([
                [.toDevice(StoredToDevice(position: 10, user: anna, device: 3, json: Array("{}".utf8)))],
                [.oneTimeKey(device: 3, key)], [.keysChanged(anna, at: 11)],
                [.refreshToken(hash: [2], device: 3, generation: 1)],
            ])
            #expect(outcomes == [.committed, .committed, .committed, .committed])
            #expect(try store.counters().position == 11)
            _ = try store.commit([[.endDevice(3, of: anna)]])
            #expect(try store.accessToken([1]) == nil)
            #expect(try store.refreshToken([2]) == nil)
            #expect(try store.toDevice(3, after: 0, limit: 10).isEmpty)
        }
    }
}
