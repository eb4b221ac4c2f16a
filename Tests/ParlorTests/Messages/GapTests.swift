import Foundation
import JSON
import Testing

@testable import Parlor

@Suite("Gaps that several fill at once")
struct GapTests {
    /// SQLite gives the row of a gap that is closed to the next one.
    @Test func aPageThatComesLateForAClosedGapLeavesTheNextOneOpen() async throws {
        let store = try makeStore()
        let first = try await openGap(in: store, holding: 0...1, below: 5, token: "a")
        let late = events(1...4).reversed() as [SyncEvent]
        try await store.write { try $0.fill(first, backwards: late, end: "older") }

        let second = try await openGap(in: store, holding: 2...2, below: 9, token: "b")
        try #require(second.id == first.id)
        try await store.write { try $0.fill(first, backwards: late, end: "older") }
        #expect(try await store.read { try $0.gap(id: second.id) } == second)

        let missing = events(5...8).reversed() as [SyncEvent]
        try await store.write { try $0.fill(second, backwards: missing, end: "older") }
        #expect(try await bodies(in: store) == (0...9).map(String.init))
        #expect(try await store.read { try $0.gap(id: second.id) } == nil)
    }

    @Test func aPageFetchedForwardsComesLateToo() async throws {
        let store = try makeStore()
        let first = try await openGap(in: store, holding: 0...1, below: 5, token: "a")
        try await store.write { try $0.fill(first, forwards: events(2...5), end: "newer") }
        let second = try await openGap(in: store, holding: 2...2, below: 9, token: "b")
        try #require(second.id == first.id)
        try await store.write { try $0.fill(first, forwards: events(2...5), end: "newer") }
        #expect(try await store.read { try $0.gap(id: second.id) } == second)
    }

    @Test func twoWhoFetchTheSamePageFillItOnce() async throws {
        let store = try makeStore()
        let gap = try await openGap(in: store, holding: 0...1, below: 9, token: "a")
        let page = events(6...8).reversed() as [SyncEvent]
        try await store.write { try $0.fill(gap, backwards: page, end: "b") }
        try await store.write { try $0.fill(gap, backwards: page, end: "b") }
        let rest = try #require(try await store.read { try $0.gap(id: gap.id) })
        #expect(rest.backward == "b")
        try await store.write { try $0.fill(rest, backwards: events(1...5).reversed(), end: "c") }
        #expect(try await bodies(in: store) == (0...9).map(String.init))
    }

    private func makeStore() throws -> UserStore {
        try UserStore(file: nil, userID: "@me:x", now: { Date(timeIntervalSince1970: 5) }) { _ in }
    }

    /// A first sync brings `held` if they are new; the next one brings only one message, above a gap.
    private func openGap(
        in store: UserStore, holding held: ClosedRange<Int>, below newest: Int, token: String
    ) async throws -> Gap {
        try await store.write { transaction in
            let room = try transaction.enter("!room:x", as: .joined)
            var timeline = SyncResponse.Timeline(nil)
            timeline.events = events(held)
            _ = try transaction.append(timeline, room: room, since: nil)
            timeline.events = events(newest...newest)
            timeline.isLimited = true
            timeline.previousBatch = token
            _ = try transaction.append(timeline, room: room, since: "since \(token)")
            return try #require(
                try transaction.database.gap(
                    inRoom: room, atOrBelow: transaction.database.newestPosition(inRoom: room) ?? 0))
        }
    }

    private func bodies(in store: UserStore) async throws -> [String?] {
        try await store.read { database in
            try database.rows("SELECT content FROM event ORDER BY position") { row in
                try? JSONValue(parsing: Array(row.text(0).utf8))["body"]?.string
            }
        }
    }

    private func events(_ numbers: ClosedRange<Int>) -> [SyncEvent] {
        numbers.map { number -> JSONValue in
            [
                "type": "m.room.message", "event_id": .string("$\(number)"), "sender": "@anna:x",
                "origin_server_ts": JSONValue(number), "content": ["msgtype": "m.text", "body": .string("\(number)")],
            ]
        }.syncEvents
    }
}
