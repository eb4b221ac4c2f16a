import Matrix
import Support
import Testing

@testable import Parlor

@Suite("What happens in a gap")
struct GapTests {
    @Test(arguments: Backend.chosen) func anEditOfAnOldMessageDuringATimeOffline(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair { $0.timelineLimit = 4 }
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            let old = try await hers.createNewMessage(text: "old")
            try await eventually("ben has it") { his.messages.first?.text == "old" }
            ben.offline()
            try await hers.editMessage(old, text: "new")
            for number in 0..<10 { try await hers.createNewMessage(text: "\(number)") }
            try await eventually("all are sent") { hers.messages.allSatisfy { $0.deliveryState == .sent } }
            ben.online()
            try await eventually("ben sees the edit") { his.messages.last?.text == "new" && his.messages.count == 11 }
        }
    }

    @Test(arguments: Backend.chosen) func aDeletionOfAnOldMessageDuringATimeOffline(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair { $0.timelineLimit = 4 }
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            let old = try await hers.createNewMessage(text: "old")
            try await eventually("ben has it") { his.messages.first?.text == "old" }
            ben.offline()
            try await hers.deleteMessage(old)
            for number in 0..<10 { try await hers.createNewMessage(text: "\(number)") }
            try await eventually("all are sent") { hers.messages.allSatisfy { $0.deliveryState == .sent } }
            ben.online()
            try await eventually("ben sees that it is gone") {
                his.messages.last?.isDeleted == true && his.messages.count == 11
            }
        }
    }

    @Test(arguments: Backend.chosen) func reactionsComeAndGoDuringATimeOffline(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair { $0.timelineLimit = 4 }
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            let old = try await hers.createNewMessage(text: "old")
            try await eventually("ben has it") { his.messages.first?.text == "old" }
            try await hers.addReaction("🥕", to: old)
            try await eventually("ben sees a carrot") { his.messages.first?.reactions.map(\.key) == ["🥕"] }
            ben.offline()
            try await hers.removeReaction("🥕", from: old)
            try await hers.addReaction("🍅", to: old)
            for number in 0..<10 { try await hers.createNewMessage(text: "\(number)") }
            try await eventually("all are sent") { hers.messages.allSatisfy { $0.deliveryState == .sent } }
            ben.online()
            try await eventually("ben sees a tomato") { his.messages.last?.reactions.map(\.key) == ["🍅"] }
        }
    }

    @Test(arguments: Backend.chosen) func ownMessagesAfterTheGap(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair { $0.timelineLimit = 4 }
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            try await hers.createNewMessage(text: "old")
            try await eventually("ben has it") { his.messages.first?.text == "old" }
            ben.offline()
            try await his.createNewMessage(text: "offline")
            for number in 0..<10 { try await hers.createNewMessage(text: "\(number)") }
            try await eventually("all are sent") { hers.messages.allSatisfy { $0.deliveryState == .sent } }
            ben.online()
            let expected = ["old"] + (0..<10).map(String.init) + ["offline"]
            try await eventually("both have the same order") {
                hers.messages.map(\.text) == expected.reversed() && his.messages.map(\.text) == expected.reversed()
            }
        }
    }

    @Test(arguments: Backend.chosen) func aGapIsFilledAfterARestartToo(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair { $0.timelineLimit = 4 }
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            try await hers.createNewMessage(text: "old")
            try await eventually("ben has it") { his.messages.first?.text == "old" }
            await ben.client.disconnect()
            for number in 0..<10 { try await hers.createNewMessage(text: "\(number)") }
            try await eventually("all are sent") { hers.messages.allSatisfy { $0.deliveryState == .sent } }
            try await ben.start()
            let again = try await ben.open(cid)
            try await eventually("ben has all") {
                again.messages.map(\.text) == (0..<10).reversed().map(String.init) + ["old"]
            }
        }
    }

    @Test(arguments: Backend.chosen) func aJumpToAnOldMessageAndBothWaysFromThere(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair { $0.timelineLimit = 4 }
            let room = try anna.room(cid)
            let owner = try await anna.raw(world)
            var ids: [EventID] = []
            for number in 0..<40 { ids.append(try await owner.send("\(number)", to: room)) }
            let fresh = try await world.newDevice(of: ben) { $0.timelineLimit = 4 }
            let his = try await fresh.open(cid)
            try await his.loadPageAroundMessageId(ids[5].rawValue, limit: 6)
            #expect(his.messages.contains { $0.text == "5" })
            while !his.hasLoadedAllPreviousMessages { try await his.loadPreviousMessages() }
            while !his.hasLoadedAllNextMessages { try await his.loadNextMessages() }
            #expect(his.messages.map(\.text) == (0..<40).reversed().map(String.init))
        }
    }

    @Test(arguments: Backend.chosen) func aJumpToAMessageThatDoesNotExist(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let his = try await ben.open(cid)
            try await anna.open(cid).createNewMessage(text: "Hello")
            try await eventually("ben has it") { his.messages.first?.text == "Hello" }
            let error = await #expect(throws: ClientError.self) {
                try await his.loadPageAroundMessageId("$nothing-of-the-kind")
            }
            #expect(error?.kind == .notFound)
            #expect(his.messages.map(\.text) == ["Hello"])
        }
    }
}
