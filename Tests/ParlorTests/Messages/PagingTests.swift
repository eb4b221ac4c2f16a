import Foundation
import Matrix
import Support
import Testing

@testable import Parlor

@Suite("Paging through history")
struct PagingTests {
    /// A room with numbered messages, and Anna's client, which has only seen the last few.
    private func longRoom(
        _ world: World, messages: Int
    ) async throws -> (ben: TestUser, room: RoomID, ids: [EventID], anna: ChatClient, cid: ChannelId) {
        let ben = try await world.server.register("ben")
        let user = try await world.server.register("anna")
        let room = try await ben.createRoom(["preset": "public_chat", "name": "Long"])
        try await user.join(room)
        var ids: [EventID] = []
        for number in 0..<messages {
            ids.append(try await ben.send("\(number)", to: room, at: 1_700_000_000_000 + number))
        }
        let anna = world.client("anna") { $0.timelineLimit = 10 }
        try await anna.connect(userID: "anna", password: user.password)
        return (ben, room, ids, anna, ChannelId(type: .messaging, id: room.rawValue))
    }

    private func texts(_ controller: ChatChannelController) -> [String] { controller.messages.map(\.text) }

    private func numbers(_ range: Range<Int>) -> [String] { range.reversed().map(String.init) }

    @Test func aPageIsCompletedThenEveryOlderOneComesOnceInOrder() async throws {
        try await withWorld { world in
            let (_, _, _, anna, cid) = try await longRoom(world, messages: 120)
            let controller = anna.channelController(for: cid)
            try await controller.synchronize()
            #expect(texts(controller) == numbers(95..<120))
            #expect(!controller.hasLoadedAllPreviousMessages)
            try await controller.loadPreviousMessages(limit: 50)
            #expect(texts(controller) == numbers(45..<120))
            try await controller.loadPreviousMessages(limit: 50)
            #expect(texts(controller) == numbers(0..<120))
            try await controller.loadPreviousMessages()
            #expect(controller.hasLoadedAllPreviousMessages)
            #expect(texts(controller) == numbers(0..<120))
        }
    }

    @Test func whatWasPagedInIsThereAfterARestartWithoutAHomeserver() async throws {
        try await withWorld { world in
            let (_, _, _, anna, cid) = try await longRoom(world, messages: 80)
            let controller = anna.channelController(for: cid)
            try await controller.synchronize()
            try await controller.loadPreviousMessages(limit: 100)
            await anna.disconnect()
            await world.server.pause()

            let again = world.client("anna")
            try await again.connect(userID: "anna", password: "pass-word-1")
            let offline = again.channelController(for: cid)
            try await eventually("the newest page") { offline.messages.count == 25 }
            try await offline.loadPreviousMessages(limit: 100)
            #expect(texts(offline) == numbers(0..<80))
        }
    }

    @Test func aGapAfterAnAbsenceIsFilledAndNothingIsThrownAway() async throws {
        try await withWorld { world in
            let (ben, room, _, anna, cid) = try await longRoom(world, messages: 30)
            let first = anna.channelController(for: cid)
            try await first.synchronize()
            try await first.loadPreviousMessages(limit: 30)
            #expect(texts(first) == numbers(0..<30))
            await anna.disconnect()
            for number in 30..<100 { try await ben.send("\(number)", to: room) }

            let again = world.client("anna") { $0.timelineLimit = 10 }
            try await again.connect(userID: "anna", password: "pass-word-1")
            let controller = again.channelController(for: cid)
            try await controller.synchronize()
            #expect(texts(controller) == numbers(75..<100))
            try await controller.loadPreviousMessages(limit: 100)
            #expect(texts(controller) == numbers(0..<100))
            #expect(
                try await again.currentSession.store.read { try $0.rows("SELECT id FROM gap") { $0.int(0) } }.isEmpty)
        }
    }

    @Test func aGapInsideAnOpenWindowClosesByItself() async throws {
        try await withWorld(.folder) { world in
            let (ben, room, _, anna, cid) = try await longRoom(world, messages: 20)
            let controller = anna.channelController(for: cid)
            try await controller.synchronize()
            let gate = Gate()
            gate.open()
            await anna.currentSessionForTests.engine.stop()
            for number in 20..<60 { try await ben.send("\(number)", to: room) }
            try await anna.connect(userID: "anna", password: "pass-word-1")
            try await eventually("everything, in order") {
                texts(controller) == numbers((60 - controller.messages.count)..<60) && controller.messages.count >= 25
            }
        }
    }

    @Test func aJumpIntoUnknownHistoryPagesBothWaysUntilItMeetsThePresent() async throws {
        try await withWorld { world in
            let (ben, room, ids, anna, cid) = try await longRoom(world, messages: 150)
            let controller = anna.channelController(for: cid)
            try await controller.synchronize()
            try await controller.loadPageAroundMessageId(ids[50].rawValue, limit: 20)
            #expect(texts(controller).contains("50"))
            #expect(!controller.hasLoadedAllNextMessages)
            #expect(controller.messages.count <= 21)
            try await ben.send("150", to: room)
            try await eventually("the list knows") { controller.channel?.previewMessage?.text == "150" }
            #expect(!texts(controller).contains("150"))

            var rounds = 0
            while !controller.hasLoadedAllNextMessages, rounds < 20 {
                try await controller.loadNextMessages(limit: 30)
                rounds += 1
            }
            #expect(texts(controller).first == "150")
            while !controller.hasLoadedAllPreviousMessages, rounds < 40 {
                try await controller.loadPreviousMessages(limit: 30)
                rounds += 1
            }
            #expect(texts(controller) == numbers(0..<151))
        }
    }

    @Test func aQueryMayBeginAtAMessage() async throws {
        try await withWorld { world in
            let (_, _, ids, anna, cid) = try await longRoom(world, messages: 60)
            let older = anna.channelController(
                for: ChannelQuery(cid: cid, pageSize: 10, paginationParameter: .lessThan(ids[30].rawValue)))
            try await older.synchronize()
            #expect(texts(older).contains("29"))
            #expect(!texts(older).contains("45"))
            try await older.loadFirstPage()
            #expect(texts(older) == numbers(50..<60))
        }
    }

    @Test func aMessageThatDoesNotExistIsATypedError() async throws {
        try await withWorld { world in
            let (_, _, _, anna, cid) = try await longRoom(world, messages: 3)
            let controller = anna.channelController(for: cid)
            try await controller.synchronize()
            await #expect { try await controller.loadPageAroundMessageId("$nothing") } throws: {
                ($0 as? ClientError)?.kind == .notFound
            }
            #expect(texts(controller) == numbers(0..<3))
        }
    }
}

extension ChatClient {
    var currentSessionForTests: UserSession { state.withLock { $0.session! } }
}
