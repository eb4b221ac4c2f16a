import Foundation
import JSON
import SQLite
import Testing

@testable import Parlor

@Suite("An echo that the sync settles")
struct SettlingTests {
    /// The answer to a reaction came, then the sync brought it, while its redaction was still waiting to be sent.
    @Test func reactionTakenBackWhileItIsOnItsWayIsStillFound() async throws {
        let store = try UserStore(file: nil, userID: RandomHistory.me, now: { Date() }) { _ in }
        let event = try JSONDocument(
            parsing: Array(
                """
                {"type": "m.reaction", "event_id": "$reaction", "sender": "\(RandomHistory.me)", "origin_server_ts": 5,
                 "content": {"m.relates_to": {"rel_type": "m.annotation", "event_id": "$message", "key": "🍅"}},
                 "unsigned": {"transaction_id": "txn"}}
                """.utf8))
        try await store.write { transaction in
            let room = try transaction.enter("!room:x", as: .joined)
            try transaction.enqueue(.reaction(target: "$message", key: "🍅"), room: room, transactionID: "txn")
            let item = try #require(try transaction.takeNext(OutboxLane(room: room, traffic: .events)))
            try transaction.setSent(item, eventID: "$reaction")
            try transaction.insert(#require(SyncEvent(event.root)), room: room, position: 1)
        }
        let found = try await store.read { database in
            try database.first("SELECT event_id FROM event WHERE local_id = ?", "txn") { $0.text(0) }
        }
        #expect(found == "$reaction")
    }
}
