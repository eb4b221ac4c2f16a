import Foundation
import JSON
import SQLite
import Synchronization
import struct Support.SeededRandom
import Testing

@testable import Parlor

@Suite("The store, by chance")
struct StorePropertyTests {
    /// Collects what a store publishes.
    private final class Listener: Sendable {
        let index = ChannelIndex()
        private let rooms = Mutex<Set<String>>([])

        func publish(_ update: StoreUpdate) {
            index.apply(update.channels)
            rooms.withLock { $0.formUnion(update.timelines.keys) }
        }

        func takeTimelines() -> Set<String> {
            rooms.withLock { rooms in
                defer { rooms = [] }
                return rooms
            }
        }
    }

    private func store(_ listener: Listener) throws -> UserStore {
        try UserStore(file: nil, userID: RandomHistory.me, now: { Date(timeIntervalSince1970: 5) }) {
            listener.publish($0)
        }
    }

    private func messages(_ store: UserStore, _ roomID: String) async throws -> [ChatMessage] {
        try await store.read { database in
            guard let room = try database.first("SELECT id FROM room WHERE room_id = ?", roomID, map: { $0.int(0) })
            else {
                return []
            }
            let cid = ChannelId(type: .messaging, id: roomID)
            return try MessageReader(database: database, room: room, cid: cid, userID: RandomHistory.me)
                .messages(from: .min, to: nil)
        }
    }

    private func receipts(_ history: RandomHistory, _ random: inout SeededRandom) -> JSONValue? {
        guard Bool.random(using: &random), let event = history.events.randomElement(using: &random),
            let id = event["event_id"]?.string, let reader = RandomHistory.people.randomElement(using: &random)
        else { return nil }
        return .object([id: ["m.read": .object([reader: ["ts": JSONValue(2_000 + history.events.count)]])]])
    }

    /// What was in memory before, with what a change published laid over it, is what one would read afresh.
    @Test(arguments: 0..<40)
    func anOldSnapshotWithTheChangeIsAFreshSnapshot(seed: UInt64) async throws {
        let listener = Listener()
        let store = try store(listener)
        var histories = [RandomHistory(seed: seed), RandomHistory(seed: seed + 1_000, roomID: "!other:x")]
        var known = [0, 0]
        var random = SeededRandom(seed: seed)
        for step in 0..<25 {
            let which = Int.random(in: 0...1, using: &random)
            let roomID = histories[which].roomID
            let before = try await messages(store, roomID)
            if Int.random(in: 0..<4, using: &random) == 0, known[which] > 0 {
                try await act(on: before, in: roomID, store, step, &random)
            } else {
                for _ in 0..<Int.random(in: 0...5, using: &random) { histories[which].grow() }
                let response = histories[which].sync(
                    since: known[which], limit: 4, receipts: receipts(histories[which], &random),
                    unread: Int.random(in: 0...3, using: &random)
                ).syncResponse
                known[which] = histories[which].events.count
                try await store.write { try $0.apply(response, since: response.nextBatch) }
            }
            let fresh = try await store.allChannels().sorted { $0.roomID < $1.roomID }
            #expect(listener.index.all.sorted { $0.roomID < $1.roomID } == fresh)
            let told = listener.takeTimelines().contains(roomID)
            if try await messages(store, roomID) != before { #expect(told) }
        }
    }

    private func act(
        on messages: [ChatMessage], in roomID: String, _ store: UserStore, _ step: Int, _ random: inout SeededRandom
    ) async throws {
        let target = messages.randomElement(using: &random)?.id
        let choice = Int.random(in: 0...3, using: &random)
        try await store.write { transaction in
            guard let room = try transaction.row(ofRoom: roomID) else { return }
            let id = "local-\(step)"
            switch (choice, target) {
            case (0, let target?): try transaction.withdraw(target, room: room, transactionID: id)
            case (1, let target?): try transaction.react("!", to: target, room: room, transactionID: id)
            case (2, _): try transaction.markRead(room, transactionID: id)
            default:
                try transaction.enqueue(
                    .message(["msgtype": "m.text", "body": .string(id)]), room: room, transactionID: id)
            }
        }
    }

    /// However the news come, in one go, in pieces, or with gaps that are filled later from either side: the messages are the same.
    @Test(arguments: 0..<60)
    func gapsFilledInAnyOrderGiveTheSameTimeline(seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        var history = RandomHistory(seed: seed)
        let patchy = try store(Listener())
        var known = 0
        for _ in 0..<12 {
            for _ in 0..<Int.random(in: 0...15, using: &random) { history.grow() }
            let since = known == 0 ? nil : "\(known)"
            let response = history.sync(since: known, limit: Int.random(in: 1...6, using: &random)).syncResponse
            known = history.events.count
            try await patchy.write { try $0.apply(response, since: since) }
            if Bool.random(using: &random) { try await fillOnce(patchy, history, &random) }
            if Int.random(in: 0..<4, using: &random) == 0 { try await jump(patchy, history, &random) }
        }
        var rounds = 0
        while try await fillOnce(patchy, history, &random) {
            rounds += 1
            if rounds > 500 {
                Issue.record("the gaps never close")
                return
            }
        }
        let whole = try store(Listener())
        let response = history.sync(since: 0, limit: .max / 2).syncResponse
        try await whole.write { try $0.apply(response, since: nil) }
        let (expected, found) = (try await messages(whole, history.roomID), try await messages(patchy, history.roomID))
        #expect(found.map(\.id) == expected.map(\.id))
        #expect(found == expected)
    }

    /// - Returns: Whether there was a gap.
    @discardableResult
    private func fillOnce(_ store: UserStore, _ history: RandomHistory, _ random: inout SeededRandom) async throws
        -> Bool
    {
        let gaps = try await store.read { try $0.gaps(inRoom: 1, above: .min, upTo: .max) }
        guard let gap = gaps.randomElement(using: &random) else { return false }
        let limit = Int.random(in: 1...8, using: &random)
        if Bool.random(using: &random), let token = gap.forward.flatMap(Int.init), gap.lower != nil {
            let page = history.page(from: token, isBackwards: false, limit: limit)
            try await store.write { try $0.fill(gap, forwards: page.events.syncEvents, end: page.end) }
        } else if let token = gap.backward.flatMap(Int.init) {
            let page = history.page(from: token, isBackwards: true, limit: limit)
            try await store.write { try $0.fill(gap, backwards: page.events.syncEvents, end: page.end) }
        }
        return true
    }

    /// Loads some event with its neighbours, as a jump to it does.
    private func jump(_ store: UserStore, _ history: RandomHistory, _ random: inout SeededRandom) async throws {
        let center = Int.random(in: 0..<history.events.count, using: &random)
        let start = max(0, center - Int.random(in: 0...4, using: &random))
        let end = min(history.events.count, center + 1 + Int.random(in: 0...4, using: &random))
        let context = EventContext(
            events: history.served(start..<end, at: history.events.count).syncEvents, members: [],
            start: start == 0 ? nil : "\(start)", end: "\(end)")
        let id = history.events[center]["event_id"]?.string ?? ""
        try await store.write { try $0.insert(context, around: id, room: 1) }
    }
}
