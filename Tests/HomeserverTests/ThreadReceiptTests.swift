import JSON
import Matrix
import Support
import Testing

@Suite struct ThreadReceiptTests {
    private let filter: JSONValue = ["room": ["timeline": ["unread_thread_notifications": true]]]

    /// Unread messages: of the main timeline under an empty key, of threads under their roots.
    private func unread(_ user: TestUser, _ room: RoomID) async throws -> [String: Int] {
        let section = try await user.sync(filter: filter)["rooms"]?["join"]?[room.rawValue]
        var counts = [(String, Int)]()
        for (root, count) in section?["unread_thread_notifications"]?.object ?? [:] {
            counts.append((root, count["notification_count"]?.int ?? -1))
        }
        counts.append(("", section?["unread_notifications"]?["notification_count"]?.int ?? -1))
        return Dictionary(counts) { $1 }
    }

    private func markRead(_ user: TestUser, _ event: EventID, in room: RoomID, thread: String?) async throws {
        try await user.api.call(.receipt(room, .read, event), thread.map { ["thread_id": .string($0)] } ?? [:])
    }

    @Test func threadsAreReadApart() async throws {
        try await TestHomeserver.with(.folder) { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            try await bob.join(room)
            let first = try await anna.send("first", to: room)
            let second = try await anna.send("second", to: room)
            let a = try await anna.answer("a1", in: first, of: room)
            try await anna.answer("a2", in: first, of: room)
            try await anna.answer("b1", in: second, of: room)
            let last = try await anna.send("third", to: room)
            #expect(try await unread(bob, room) == ["": 3, first.rawValue: 2, second.rawValue: 1])
            let plain = try await bob.sync()["rooms"]?["join"]?[room.rawValue]
            #expect(plain?["unread_notifications"]?["notification_count"]?.int == 6)
            #expect(plain?["unread_thread_notifications"] == nil)

            try await markRead(bob, last, in: room, thread: "main")
            #expect(try await unread(bob, room) == ["": 0, first.rawValue: 2, second.rawValue: 1])
            try await markRead(bob, a, in: room, thread: first.rawValue)
            #expect(try await unread(bob, room) == ["": 0, first.rawValue: 1, second.rawValue: 1])
            try await server.restart()
            #expect(try await unread(bob, room) == ["": 0, first.rawValue: 1, second.rawValue: 1])
            try await anna.send("fourth", to: room)
            #expect(try await unread(bob, room) == ["": 1, first.rawValue: 1, second.rawValue: 1])
            try await markRead(bob, last, in: room, thread: nil)
            #expect(try await unread(bob, room) == ["": 1])
        }
    }

    @Test func longRoomIsCountedThreadByThread() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            try await bob.join(room)
            let root = try await anna.send("root", to: room)
            var last = root
            for index in 0..<60 {
                try await anna.answer("\(index)", in: root, of: room)
                last = try await anna.send("\(index)", to: room)
            }
            #expect(try await unread(bob, room) == ["": 61, root.rawValue: 60])
            try await markRead(bob, last, in: room, thread: "main")
            #expect(try await unread(bob, room) == ["": 0, root.rawValue: 60])
            try await markRead(bob, root, in: room, thread: root.rawValue)
            #expect(try await unread(bob, room) == ["": 0, root.rawValue: 60])
        }
    }

    @Test func threadedReceiptsReachOthersPrivateOnesDont() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let bob = try await server.register("bob")
            let room = try await anna.createRoom()
            try await bob.join(room)
            let root = try await anna.send("root", to: room)
            let answer = try await anna.answer("a", in: root, of: room)
            try await markRead(bob, answer, in: room, thread: root.rawValue)
            try await bob.api.call(
                .receipt(room, .readPrivate, root), ["thread_id": "main"])
            func receipts(_ user: TestUser) async throws -> [ReadReceipt] {
                let events = try await user.sync()["rooms"]?["join"]?[room.rawValue]?["ephemeral"]?["events"]?.array
                return ReadReceipt.all(
                    inContent: events?.first { $0["type"]?.string == "m.receipt" }?["content"] ?? [:])
            }
            let seen = try await receipts(anna)
            #expect(seen.map(\.threadID) == [root.rawValue])
            #expect(seen.map(\.kind) == [.read])
            #expect(Set(try await receipts(bob).map(\.kind)) == [.read, .readPrivate])
        }
    }

    @Test func impossibleThreadsAreRefused() async throws {
        try await TestHomeserver.with { server in
            let anna = try await server.register("anna")
            let room = try await anna.createRoom()
            let event = try await anna.send("hello", to: room)
            for thread in ["", "nonsense"] {
                try await expectRefusal(.invalidParameter, status: 400) {
                    try await markRead(anna, event, in: room, thread: thread)
                }
            }
            try await expectRefusal(.invalidParameter, status: 400) {
                try await anna.api.call(
                    .init(.post, "rooms", room.rawValue, "receipt", "m.fully_read", event.rawValue),
                    ["thread_id": "main"])
            }
            let answer = try await anna.answer("a", in: event, of: room)
            try await expectRefusal(.invalidParameter, status: 400) {
                try await markRead(anna, answer, in: room, thread: "main")
            }
        }
    }
}
