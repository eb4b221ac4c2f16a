import Foundation
import JSON
import Matrix
import SQLite
import Testing

@testable import Homeserver

/// What every `EventStore` promises. A new engine is added to `engines` and must pass as it is.
@Suite struct StoreContractTests {
    enum Engine: String, CaseIterable, Sendable {
        case memory, file
    }

    private let room = RoomRecord(key: 1, id: RoomID("!a:localhost")!)
    private let other = RoomRecord(key: 2, id: RoomID("!b:localhost")!)
    let anna = UserID("@anna:localhost")!

    func with(_ engine: Engine, _ body: (any EventStore) throws -> Void) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "parlor-\(UUID().uuidString).sqlite").path
        defer { for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + end) } }
        let store = try SQLiteEventStore(engine == .memory ? .memory : .file(file))
        _ = try store.commit([
            [.room(room, creator: anna, isPublic: true)], [.room(other, creator: anna, isPublic: false)],
        ])
        try body(store)
    }

    private func event(
        _ position: Int, in room: RoomRecord? = nil, state: (EventType, String, JSONValue)? = nil,
        transaction: String? = nil, notice: Notice = .silent
    ) -> Event {
        Event(
            position: position, room: room ?? self.room, id: EventID("$\(position)")!,
            type: state?.0 ?? .message, sender: anna, stateKey: state?.1, timestamp: position * 10,
            json: Array("{\"content\":\((state?.2 ?? [:]).description)}".utf8), state: state?.2,
            transaction: transaction.map { Event.Transaction(device: 7, id: $0) }, notice: notice)
    }

    @Test(arguments: Engine.allCases)
    func eventsComeBackAsTheyWere(_ engine: Engine) throws {
        try with(engine) { store in
            let notice = Notice(notifies: true, mentionsRoom: true, mentions: [anna, UserID("@bob:localhost")!])
            let sent = event(5, transaction: "t", notice: notice)
            #expect(try store.commit([[.event(sent)]]) == [.committed])
            let read = try #require(try store.event(sent.id))
            #expect(read.position == 5)
            #expect(read.json == sent.json)
            #expect(read.transaction == sent.transaction)
            #expect(read.notice == notice)
            #expect(read.timestamp == 50)
            #expect(try store.event(at: 5, in: room)?.id == sent.id)
            #expect(try store.event(at: 5, in: other) == nil)
            #expect(try store.counters() == StoreCounters(position: 5, room: 2))
        }
    }

    @Test(arguments: Engine.allCases)
    func duplicateInTheSameAndInALaterCommit(_ engine: Engine) throws {
        try with(engine) { store in
            let outcomes = try store.commit([
                [.event(event(1, transaction: "t"))], [.event(event(2, transaction: "t"))],
                [.event(event(3, in: other, transaction: "t"))],
            ])
            #expect(outcomes == [.committed, .duplicate(of: EventID("$1")!), .committed])
            #expect(try store.commit([[.event(event(4, transaction: "t"))]]) == [.duplicate(of: EventID("$1")!)])
            #expect(try store.event(EventID("$2")!) == nil)
        }
    }

    @Test(arguments: Engine.allCases)
    func conflictUndoesItsUnitOnly(_ engine: Engine) throws {
        try with(engine) { store in
            let alias = RoomAlias("#a:localhost")!
            let outcomes = try store.commit([
                [.alias(alias, room.id, creator: anna)],
                [.event(event(1)), .alias(alias, other.id, creator: anna)], [.event(event(2))],
            ])
            #expect(outcomes == [.committed, .conflict, .committed])
            #expect(try store.alias(alias)?.room == room.id)
            #expect(try store.event(EventID("$1")!) == nil)
            #expect(try store.event(EventID("$2")!) != nil)
        }
    }

    @Test(arguments: Engine.allCases)
    func stateIsTheLatestAndItsHistoryIsKept(_ engine: Engine) throws {
        try with(engine) { store in
            for position in 1...3 {
                _ = try store.commit([[.event(event(position, state: (.name, "", ["n": JSONValue(position)])))]])
            }
            #expect(try store.state(of: room).map(\.position) == [3])
            #expect(try store.stateHistory(in: room, of: StateKey(.name)).map(\.position) == [1, 2, 3])
            #expect(try store.stateChanges(in: room, after: 1, through: 2).map(\.position) == [2])
            #expect(try store.state(of: room)[0].state == ["n": 3])
        }
    }

    @Test(arguments: Engine.allCases)
    func timelineInBothDirections(_ engine: Engine) throws {
        try with(engine) { store in
            _ = try store.commit((1...10).map { [.event(event($0, in: $0 % 2 == 0 ? room : other))] })
            func positions(_ direction: TimelineRange.Direction, _ from: Int, _ to: Int, _ limit: Int) throws -> [Int] {
                try store.timeline(
                    of: room, TimelineRange(direction: direction, from: from, to: to, limit: limit)
                ).map(\.position)
            }
            #expect(try positions(.forwards, 2, 8, 10) == [4, 6, 8])
            #expect(try positions(.forwards, 0, 10, 2) == [2, 4])
            #expect(try positions(.backwards, 8, 2, 10) == [8, 6, 4])
            #expect(try positions(.backwards, 10, 0, 2) == [10, 8])
        }
    }

    @Test(arguments: Engine.allCases)
    func redactedEventTakesTheOldOnesPlace(_ engine: Engine) throws {
        try with(engine) { store in
            let sent = event(1, notice: Notice(notifies: true))
            _ = try store.commit([[.event(sent)], [.redacted(sent.redacted(because: event(2)))]])
            #expect(try store.event(sent.id)?.isRedacted == true)
            #expect(try store.notices(in: room, .everything, after: 0, limit: 10).isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func accountsDevicesAndData(_ engine: Engine) throws {
        try with(engine) { store in
            _ = try store.commit([
                [.account(StoredAccount(user: anna, passwordHash: "hash", created: 1))],
                [.profile(anna, Profile(displayName: "Änna", avatarURL: nil))],
                [
                    .device(StoredDevice(key: 1, user: anna, id: "PHONE", name: nil, created: 1)),
                    .token(hash: [1], device: 1),
                ],
                [
                    .device(StoredDevice(key: 2, user: anna, id: "PHONE", name: "new", created: 2)),
                    .token(hash: [2], device: 2),
                ],
            ])
            #expect(
                try store.commit([[.account(StoredAccount(user: anna, passwordHash: "x", created: 2))]]) == [.conflict])
            #expect(try store.account(anna)?.passwordHash == "hash")
            #expect(try store.device(forTokenHash: [1]) == nil)
            #expect(try store.device(forTokenHash: [2])?.name == "new")
            #expect(try store.searchProfiles("nna", limit: 5).map(\.user) == [anna])
            for position in 1...2 {
                let data = StoredAccountData(
                    user: anna, room: nil, type: "a", json: Array("{\"n\":\(position)}".utf8), position: position)
                _ = try store.commit([[.accountData(data)]])
            }
            #expect(try store.accountData(of: anna).map(\.position) == [2])
            #expect(try store.counters().position == 2)
            _ = try store.commit([[.endAllDevices(anna)]])
            #expect(try store.devices(of: anna).isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func receiptsAndForgottenRooms(_ engine: Engine) throws {
        try with(engine) { store in
            func receipt(_ event: String, _ kind: ReadReceipt.Kind, _ position: Int) -> StoreChange {
                let receipt = ReadReceipt(eventID: EventID(event)!, userID: anna, kind: kind, timestamp: 1)
                return .receipt(StoredReceipt(receipt: receipt, eventPosition: 1, position: position), room)
            }
            _ = try store.commit([
                [receipt("$1", .read, 3)], [receipt("$2", .read, 4)], [receipt("$1", .readPrivate, 5)],
                [.event(event(6, state: (.member, anna.rawValue, ["membership": "leave"])))], [.forget(room.id, anna)],
            ])
            #expect(try store.receipts(in: room).map(\.receipt.eventID.rawValue).sorted() == ["$1", "$2"])
            #expect(try store.rooms(of: anna) == [room.id])
            #expect(try store.forgottenRooms(of: anna) == [room.id])
            _ = try store.commit([[.remember(room.id, anna)]])
            #expect(try store.forgottenRooms(of: anna).isEmpty)
            #expect(try store.publishedRooms() == [room.id])
        }
    }

    @Test(arguments: Engine.allCases)
    func transientMembersAreFoundUntilTheyLeave(_ engine: Engine) throws {
        try with(engine) { store in
            func member(_ position: Int, _ user: String, _ content: JSONValue) -> StoreChange {
                .event(event(position, state: (.member, user, content)))
            }
            let visiting: JSONValue = ["membership": "join", "org.parlor.transient": true]
            _ = try store.commit([
                [member(1, "@anna:localhost", ["membership": "join"])], [member(2, "@bob:localhost", visiting)],
                [member(3, "@eve:localhost", visiting)],
            ])
            func visitors() throws -> Set<TransientMember> { Set(try store.transientMembers()) }
            #expect(try visitors().map(\.user.rawValue).sorted() == ["@bob:localhost", "@eve:localhost"])
            #expect(try visitors().allSatisfy { $0.room == room.id })
            _ = try store.commit([
                [member(4, "@bob:localhost", ["membership": "leave"])],
                [member(5, "@eve:localhost", ["membership": "join"])],
            ])
            #expect(try visitors().isEmpty)
        }
    }
}
