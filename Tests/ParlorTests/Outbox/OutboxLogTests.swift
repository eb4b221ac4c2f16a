import Foundation
import JSON
import SQLite
import Testing

@testable import Parlor

/// The log itself, without a network: what comes next, what waits for what, what goes with what.
@Suite("The outbox as a log of operations")
struct OutboxLogTests {
    private let events = OutboxLane.Traffic.events
    private let uploads = OutboxLane.Traffic.uploads
    private let marks = OutboxLane.Traffic.marks

    private func store() throws -> UserStore {
        try UserStore(file: nil, userID: "@me:x", now: { Date(timeIntervalSince1970: 5) }) { _ in }
    }

    private func withRoom(_ body: @Sendable (StoreTransaction, Int) throws -> Void) async throws {
        try await store().write { try body($0, $0.enter("!room:x", as: .joined)) }
    }

    private static func text(_ text: String) -> OutboxOperation {
        .message(["msgtype": "m.text", "body": .string(text)])
    }

    private static func file(_ name: String) -> OutboxUpload { OutboxUpload(path: "/nowhere/\(name)", mimeType: "a/b") }

    @Test func operationsOfAChannelGoFirstInFirstOutAndChannelsDoNotWaitForEachOther() async throws {
        try await withRoom { transaction, room in
            let other = try transaction.enter("!other:x", as: .joined)
            try transaction.enqueue(Self.text("1"), room: room, transactionID: "a")
            try transaction.enqueue(Self.text("2"), room: room, transactionID: "b")
            try transaction.enqueue(Self.text("3"), room: other, transactionID: "c")
            let first = try #require(try transaction.takeNext(OutboxLane(room: room, traffic: events)))
            #expect(first.transactionID == "a")
            #expect(first.attempts == 1)
            // Until it is done, nothing overtakes it.
            #expect(try transaction.takeNext(OutboxLane(room: room, traffic: events))?.transactionID == "a")
            #expect(try transaction.takeNext(OutboxLane(room: other, traffic: events))?.transactionID == "c")
            try transaction.setSent(first, eventID: "$a")
            #expect(try transaction.takeNext(OutboxLane(room: room, traffic: events))?.transactionID == "b")
        }
    }

    @Test func aMessageWithSeveralFilesWaitsForAllOfThem() async throws {
        try await withRoom { transaction, room in
            try transaction.enqueue(
                [
                    ("m1", ["msgtype": "m.image", "body": "1", "url": "file:///1"], [Self.file("1")]),
                    ("m2", ["msgtype": "m.image", "body": "2", "url": "file:///2"], [Self.file("2")]),
                ], room: room)
            let (eventLane, uploadLane) = (
                OutboxLane(room: room, traffic: events), OutboxLane(room: room, traffic: uploads)
            )
            #expect(try transaction.takeNext(eventLane) == nil)
            let first = try #require(try transaction.takeNext(uploadLane))
            #expect(try transaction.setUploaded(first, address: "mxc://x/1"))
            #expect(try transaction.takeNext(eventLane) == nil)
            let second = try #require(try transaction.takeNext(uploadLane))
            #expect(second.target == "m2")
            #expect(try transaction.setUploaded(second, address: "mxc://x/2"))
            #expect(try transaction.takeNext(uploadLane) == nil)
            let message = try #require(try transaction.takeNext(eventLane))
            #expect(message.transactionID == "m1")
            #expect(message.content["url"]?.string == "mxc://x/1")
        }
    }

    @Test func whatWaitsForAFailedUploadFailsWithItAndWhatIsAboutThatGoes() async throws {
        try await withRoom { transaction, room in
            try transaction.enqueue(
                [("m1", ["msgtype": "m.image", "body": "1", "url": "file:///1"], [Self.file("1")])], room: room)
            try transaction.enqueue(.reaction(target: "m1", key: "!"), room: room, transactionID: "r")
            try transaction.enqueue(.redaction(target: "r"), room: room, transactionID: "d")
            let upload = try #require(try transaction.takeNext(OutboxLane(room: room, traffic: uploads)))
            let failed = try transaction.fail(upload, because: ClientError(.tooLarge, "too large"))
            #expect(Set(failed.map(\.transactionID)) == ["m1/file", "m1", "r", "d"])
            let left = try transaction.database.outbox(ofRoom: room)
            #expect(left.map(\.transactionID) == ["m1/file", "m1"])
            #expect(left.allSatisfy { $0.state == .failed && $0.error?.kind == .tooLarge })
            // Nothing can be about it now; and trying again means the file too.
            #expect {
                try transaction.enqueue(.reaction(target: "m1", key: "!"), room: room, transactionID: "r2")
            } throws: { ($0 as? ClientError)?.kind == .notFound }
            try transaction.resend("m1")
            #expect(try transaction.takeNext(OutboxLane(room: room, traffic: events)) == nil)
            #expect(try transaction.takeNext(OutboxLane(room: room, traffic: uploads))?.transactionID == "m1/file")
        }
    }

    @Test func aWithdrawnMessageTakesItsFilesAndWhatIsAboutItAlong() async throws {
        try await withRoom { transaction, room in
            try transaction.enqueue(
                [("m1", ["msgtype": "m.image", "body": "1", "url": "file:///1"], [Self.file("1")])], room: room)
            try transaction.enqueue(.reaction(target: "m1", key: "!"), room: room, transactionID: "r")
            let dropped = try transaction.withdraw("m1", room: room, transactionID: "x")
            #expect(dropped.compactMap(\.upload) == ["/nowhere/1"])
            #expect(try transaction.database.outbox(ofRoom: room).isEmpty)
            #expect(try transaction.database.first("SELECT count(*) FROM outbox_dependency") { $0.int(0) } == 0)
        }
    }

    @Test func ofSettingsOnlyTheNewestIsSentAndEachTypeCountsForItself() async throws {
        try await withRoom { transaction, room in
            for number in 1...3 {
                try transaction.enqueue(
                    .stateEvent(type: "m.room.name", content: ["name": .string("\(number)")]), room: room,
                    transactionID: "s\(number)")
                try transaction.enqueue(
                    .accountData(type: "parlor.draft", content: ["n": JSONValue(number)]), room: room,
                    transactionID: "d\(number)")
                try transaction.enqueue(
                    .tag("m.favourite", content: number == 2 ? nil : [:]), room: room, transactionID: "t\(number)")
                try transaction.enqueue(.tag("m.lowpriority", content: [:]), room: room, transactionID: "l\(number)")
                try transaction.enqueue(.readMarker(target: "$\(number)"), room: room, transactionID: "r\(number)")
                try transaction.enqueue(
                    .readMarker(target: "$\(number)", thread: "$root"), room: room, transactionID: "rt\(number)")
                try transaction.enqueue(
                    .accountData(type: "m.direct", content: ["n": JSONValue(number)]), room: OutboxItem.accountLane,
                    transactionID: "a\(number)")
            }
            let left = try transaction.database.outbox(ofRoom: room).map(\.transactionID)
            #expect(Set(left) == ["s3", "d3", "t3", "l3", "r3", "rt3"])
            #expect(
                try transaction.database.pendingOperations(ofRoom: OutboxItem.accountLane).map(\.transactionID) == [
                    "a3"
                ])
            #expect(
                try Set(transaction.database.pendingOperations(ofRoom: room).map(\.transactionID)) == [
                    "s3", "d3", "t3", "l3",
                ])
        }
    }

    @Test func aSettingThatIsBeingSentKeepsItsPlaceBeforeTheNextOne() async throws {
        try await withRoom { transaction, room in
            let lane = OutboxLane(room: room, traffic: events)
            try transaction.enqueue(
                .stateEvent(type: "m.room.name", content: ["name": "1"]), room: room, transactionID: "s1")
            let first = try #require(try transaction.takeNext(lane))
            try transaction.enqueue(
                .stateEvent(type: "m.room.name", content: ["name": "2"]), room: room, transactionID: "s2")
            #expect(try transaction.takeNext(lane)?.transactionID == "s1")
            try transaction.setSent(first, eventID: "$s1")
            #expect(try transaction.takeNext(lane)?.transactionID == "s2")
            // The first is settled by the next sync, whether its event was in it or not.
            try transaction.settleAccepted(try transaction.acceptedChanges())
            #expect(try transaction.database.outbox(ofRoom: room).map(\.transactionID) == ["s2"])
        }
    }

    @Test func policyByKindOfError() {
        var backoff = Backoff()
        for kind in [ClientError.Kind.unreachable, .serverFault, .rateLimited] {
            let error = ClientError(kind, "", retryAfter: .seconds(7))
            #expect(
                OutboxPolicy.verdict(on: error, backoff: &backoff, random: 0) == .retry(after: .seconds(7)), "\(kind)")
        }
        for kind in [ClientError.Kind.signedOut, .notConnected, .wrongCredentials, .cancelled] {
            #expect(OutboxPolicy.verdict(on: ClientError(kind, ""), backoff: &backoff, random: 0) == .pause, "\(kind)")
        }
        for kind in [ClientError.Kind.forbidden, .notFound, .rejected, .tooLarge, .unreadableFile] {
            #expect(OutboxPolicy.verdict(on: ClientError(kind, ""), backoff: &backoff, random: 0) == .giveUp, "\(kind)")
        }
    }
}
