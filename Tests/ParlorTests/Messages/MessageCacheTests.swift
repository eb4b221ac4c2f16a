import Foundation
import JSON
import SQLite
import Synchronization
import struct Support.SeededRandom
import Testing

@testable import Parlor

@Suite("A list that reads only what has changed")
struct MessageCacheTests {
    /// Collects what a store says has changed.
    private final class Listener: Sendable {
        private let changes = Mutex<[String: TimelineChange]>([:])

        func publish(_ update: StoreUpdate) {
            changes.withLock { changes in
                for (room, change) in update.timelines { changes[room, default: TimelineChange()].formUnion(change) }
            }
        }

        func take(_ room: String) -> TimelineChange {
            changes.withLock { $0.removeValue(forKey: room) } ?? TimelineChange()
        }
    }

    private func receipts(_ history: RandomHistory, _ random: inout SeededRandom) -> JSONValue? {
        guard Bool.random(using: &random), let event = history.events.randomElement(using: &random),
            let id = event["event_id"]?.string, let reader = RandomHistory.people.randomElement(using: &random)
        else { return nil }
        var details: JSONValue = ["ts": JSONValue(2_000 + history.events.count)]
        if let root = event["content"]?["m.relates_to"]?["event_id"]?.string, Bool.random(using: &random) {
            details["thread_id"] = .string(root)
        }
        return .object([id: ["m.read": .object([reader: details])]])
    }

    /// Whatever happens, the messages kept by a list are those one would read afresh; what it was not told of has not changed.
    @Test(arguments: 0..<60)
    func aListKeptUpToDateIsAListReadAfresh(seed: UInt64) async throws {
        let listener = Listener()
        let store = try UserStore(file: nil, userID: RandomHistory.me, now: { Date(timeIntervalSince1970: 5) }) {
            listener.publish($0)
        }
        var (history, random) = (RandomHistory(seed: seed), SeededRandom(seed: seed))
        var (known, cache, lowest) = (0, MessageCache(), Int.min)
        for step in 0..<40 {
            let ids = try await store.read { try Self.reader($0)?.messages(from: .min, to: .max).map(\.id) ?? [] }
            switch Int.random(in: 0..<8, using: &random) {
            case 0: try await fill(store, history, &random)
            case 1 where known > 0: try await jump(store, history, &random)
            case 2 where known > 0, 3 where known > 0: try await act(on: ids, store, step, &random)
            default:
                for _ in 0..<Int.random(in: 0...8, using: &random) { history.grow() }
                let response = history.sync(since: known, limit: 5, receipts: receipts(history, &random)).syncResponse
                let since = known == 0 ? nil : "\(known)"
                known = history.events.count
                try await store.write { try $0.apply(response, since: since) }
            }
            if Int.random(in: 0..<5, using: &random) == 0 {
                let positions = try await store.read {
                    try $0.shownPositions(inRoom: 1, notes: true, below: .max, limit: 50)
                }
                lowest = positions.randomElement(using: &random) ?? .min
            }
            let change = listener.take(history.roomID)
            cache = try await store.read { [cache, lowest] database in
                var cache = cache
                guard let reader = try Self.reader(database) else { return cache }
                _ = try cache.update(lowest: lowest, highest: .max, notes: true, change: change, reader: reader)
                let fresh = try reader.messages(from: lowest, to: .max, notes: true)
                #expect(cache.entries.map(\.message) == fresh, "step \(step)")
                return cache
            }
        }
    }

    /// Edits before their messages, redactions before their targets, replies before their roots: the order of arrival says nothing.
    @Test(arguments: 0..<60)
    func relationsInAnyOrderGiveEqualState(seed: UInt64) async throws {
        var (history, random) = (RandomHistory(seed: seed), SeededRandom(seed: seed))
        for _ in 0..<80 { history.grow() }
        let (events, roomID) = (Array(history.events.syncEvents.enumerated()), history.roomID)
        var results: [[ChatMessage]] = []
        for order in [events, events.shuffled(using: &random), events.reversed()] {
            let store = try UserStore(file: nil, userID: RandomHistory.me, now: { Date(timeIntervalSince1970: 5) }) {
                _ in
            }
            results.append(
                try await store.write { transaction in
                    let room = try transaction.enter(roomID, as: .joined)
                    for (position, event) in order { try transaction.insert(event, room: room, position: position) }
                    for (_, event) in events where event.stateKey != nil {
                        try transaction.applyState(event, room: room)
                    }
                    let reader = try #require(try Self.reader(transaction.database))
                    let roots = try transaction.database.rows(
                        "SELECT DISTINCT thread FROM event WHERE thread IS NOT NULL"
                    ) {
                        $0.text(0)
                    }
                    return try reader.messages(from: .min, to: .max, notes: true)
                        + reader.messages("WHERE thread IS NOT NULL ORDER BY event_id")
                        + reader.messages(ids: roots).sorted { $0.id < $1.id }
                })
        }
        #expect(results[0] == results[1])
        #expect(results[0] == results[2])
    }

    /// A page costs what is in it, however much is shown above.
    @Test func pagingTenThousandMessagesReadsEachOnce() async throws {
        let store = try UserStore(file: nil, userID: RandomHistory.me, now: { Date(timeIntervalSince1970: 5) }) { _ in }
        let count = 10_000
        let events = (0..<count).map { number -> JSONValue in
            [
                "type": "m.room.message", "event_id": .string("$\(number)"), "sender": "@anna:x",
                "origin_server_ts": JSONValue(number), "content": ["msgtype": "m.text", "body": .string("\(number)")],
            ]
        }.syncEvents
        try await store.write { transaction in
            let room = try transaction.enter("!room:x", as: .joined)
            for (position, event) in events.enumerated() {
                try transaction.insert(event, room: room, position: position)
            }
        }
        try await store.read { database in
            let reader = try #require(try Self.reader(database))
            var cache = MessageCache()
            for lowest in stride(from: count - 100, through: 0, by: -100) {
                let touched = try cache.update(
                    lowest: lowest, highest: .max, notes: false, change: TimelineChange(), reader: reader)
                #expect(touched == (lowest == count - 100 ? nil : []))
            }
            #expect(cache.entries.map(\.message.text) == (0..<count).reversed().map(String.init))
        }
    }

    private static func reader(_ database: Database) throws -> MessageReader? {
        guard try database.first("SELECT id FROM room WHERE id = 1", map: { $0.int(0) }) != nil else { return nil }
        return try MessageReader(
            database: database, room: 1, cid: ChannelId(type: .messaging, id: "!room:x"), userID: RandomHistory.me)
    }

    private func fill(_ store: UserStore, _ history: RandomHistory, _ random: inout SeededRandom) async throws {
        let gaps = try await store.read { try $0.gaps(inRoom: 1, above: .min, upTo: .max) }
        guard let gap = gaps.randomElement(using: &random), let token = gap.backward.flatMap(Int.init) else { return }
        let page = history.page(from: token, isBackwards: true, limit: Int.random(in: 1...8, using: &random))
        try await store.write { try $0.fill(gap, backwards: page.events.syncEvents, end: page.end) }
    }

    private func jump(_ store: UserStore, _ history: RandomHistory, _ random: inout SeededRandom) async throws {
        let center = Int.random(in: 0..<history.events.count, using: &random)
        let (start, end) = (max(0, center - 3), min(history.events.count, center + 3))
        let context = EventContext(
            events: history.served(start..<end, at: history.events.count).syncEvents, members: [],
            start: start == 0 ? nil : "\(start)", end: "\(end)")
        let id = history.events[center]["event_id"]?.string ?? ""
        try await store.write { try $0.insert(context, around: id, room: 1) }
    }

    private func act(
        on ids: [MessageId], _ store: UserStore, _ step: Int, _ random: inout SeededRandom
    ) async throws {
        let (target, choice) = (ids.randomElement(using: &random), Int.random(in: 0...6, using: &random))
        try await store.write { transaction in
            let id = "local-\(step)"
            switch (choice, target) {
            case (0, let target?): try transaction.withdraw(target, room: 1, transactionID: id)
            case (1, let target?): try transaction.react("!", to: target, room: 1, transactionID: id)
            case (2, let target?): try? transaction.withdrawReaction("!", from: target, room: 1, transactionID: id)
            case (3, let target?):
                let composer = MessageComposer(message: OutgoingMessage(text: id))
                try? transaction.edit(target, by: composer, room: 1, transactionID: id)
            case (4, let target?):
                let composer = MessageComposer(message: OutgoingMessage(text: id, threadRootId: target))
                let content = try transaction.contents(of: composer, room: 1)[0]
                try transaction.enqueue([(id, content, [])], room: 1)
            case (5, let target?):
                let pinned = try transaction.database.pinnedEventIDs(inRoom: 1) + [target]
                try transaction.enqueue(
                    .stateEvent(type: "m.room.pinned_events", content: ["pinned": JSONValue(pinned)]), room: 1,
                    transactionID: id)
            default:
                try transaction.enqueue(
                    .message(["msgtype": "m.text", "body": .string(id)]), room: 1, transactionID: id)
            }
        }
    }
}
