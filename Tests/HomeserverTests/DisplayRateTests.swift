import JSON
import Matrix
import Support
import Testing

@testable import Homeserver

/// A crowd that writes faster than anybody reads.
@Suite struct DisplayRateTests {
    private func timeline(_ sync: JSONValue, _ room: RoomID) -> JSONValue? {
        sync["rooms"]?["join"]?[room.rawValue]?["timeline"]
    }

    private func texts(_ sync: JSONValue, _ room: RoomID) -> [String] {
        timeline(sync, room)?["events"]?.array?.compactMap { $0["content"]?["body"]?.string } ?? []
    }

    private func crowded(_ server: TestHomeserver, rate: Int = 2) async throws -> (TestUser, TestUser, RoomID) {
        let (anna, bob) = (try await server.register("anna"), try await server.register("bob"))
        let room = try await anna.createRoom()
        try await bob.join(room)
        try await expectRefusal(.forbidden) {
            try await bob.setState(.displayRate, ["messages_per_second": 1], in: room)
        }
        try await anna.setState(.displayRate, ["messages_per_second": JSONValue(rate)], in: room)
        return (anna, bob, room)
    }

    @Test func theNewestAreShownAndAllAreThere() async throws {
        try await TestHomeserver.with { server in
            let (anna, bob, room) = try await crowded(server)
            let since = try await bob.sync()["next_batch"]?.string
            let began = ContinuousClock.now
            for number in 1...40 { try await anna.send("\(number)", to: room) }
            let news = try await bob.sync(since: since, timeout: 30_000)
            let shown = texts(news, room)
            // As many as two a second allow; a slow machine may take some seconds.
            let seconds = Int((ContinuousClock.now - began) / .seconds(1))
            #expect(shown.count <= 2 * (seconds + 1) && shown.last == "40", "\(shown)")
            #expect(timeline(news, room)?["limited"]?.bool == (shown.count < 40))
            var older: [String] = []
            var from = timeline(news, room)?["prev_batch"]?.string
            while let token = from, older.last != "1" {
                let page = try await bob.api.call(
                    .messages(room), query: "?dir=b&limit=10&from=\(Endpoint.encoded(token))")
                older += page["chunk"]?.array?.compactMap { $0["content"]?["body"]?.string } ?? []
                from = page["end"]?.string
            }
            #expect(older.reversed() + shown == (1...40).map(String.init))
            #expect(texts(try await bob.sync(), room).last == "40")
        }
    }

    @Test func everyMessageArrivesWhereFewAreWritten() async throws {
        try await TestHomeserver.with { server in
            let (anna, bob, room) = try await crowded(server, rate: 1_000)
            var since = try await bob.sync()["next_batch"]?.string
            for number in 1...5 {
                try await anna.send("\(number)", to: room)
                let news = try await bob.sync(since: since, timeout: 30_000)
                since = news["next_batch"]?.string
                #expect(texts(news, room) == ["\(number)"])
                #expect(timeline(news, room)?["limited"] == false)
            }
        }
    }

    @Test func parkedReadersAreWokenInTheEndAndSeeTheNewest() async throws {
        try await TestHomeserver.with { server in
            let (anna, bob, room) = try await crowded(server, rate: 1)
            var since = try await bob.sync()["next_batch"]?.string
            async let seen: [String] = {
                var seen: [String] = []
                while seen.last != "30" {
                    let news = try await bob.sync(since: since, timeout: 30_000)
                    since = news["next_batch"]?.string
                    seen += texts(news, room)
                }
                return seen
            }()
            let began = ContinuousClock.now
            for number in 1...30 { try await anna.send("\(number)", to: room) }
            let numbers = try await seen.compactMap { Int($0) }
            #expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count)
            // In each second one that was not too fast, and one with the beat; a slow machine may take many seconds.
            let seconds = (ContinuousClock.now - began) / .seconds(1)
            #expect(Double(numbers.count) <= 2 * seconds + 3)
        }
    }

    @Test func ownMessagesRedactionsAndStateAreNotThinned() async throws {
        try await TestHomeserver.with { server in
            let (anna, bob, room) = try await crowded(server, rate: 1)
            let bad = try await anna.send("bad", to: room)
            let since = try await bob.sync()["next_batch"]?.string
            try await bob.send("mine", to: room)
            try await anna.api.call(.redact(room, bad, transaction: "r"), [:])
            try await anna.setState(.topic, ["topic": "Beans"], in: room)
            for number in 1...30 { try await anna.send("\(number)", to: room) }
            let news = try await bob.sync(since: since)
            #expect(texts(news, room).first == "mine")
            let events = timeline(news, room)?["events"]?.array ?? []
            #expect(events.contains { $0["type"] == "m.room.redaction" && $0["redacts"]?.string == bad.rawValue })
            let state = news["rooms"]?["join"]?[room.rawValue]?["state"]?["events"]?.array ?? []
            #expect((state + events).contains { $0["type"] == "m.room.topic" })
        }
    }

    @Test func withoutARateNothingIsLeftOut() async throws {
        try await TestHomeserver.with { server in
            let (anna, bob, room) = try await crowded(server, rate: 1)
            try await anna.setState(.displayRate, ["messages_per_second": 0], in: room)
            let since = try await bob.sync()["next_batch"]?.string
            for number in 1...15 { try await anna.send("\(number)", to: room) }
            #expect(texts(try await bob.sync(since: since), room).count == 15)
        }
    }

    @Test func paceCountsWholeSeconds() {
        var pace = CrowdPace()
        let fast = [1_000, 1_100, 1_200, 1_900, 2_000, 2_001, 2_002].map { pace.note(at: $0, rate: 2) }
        #expect(fast == [false, false, true, true, false, false, true])
    }
}
