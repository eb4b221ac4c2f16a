import Matrix
import Support
import Testing

@testable import Parlor

@Suite("What newcomers may read")
struct HistoryVisibilityTests {
    @Test(arguments: Backend.chosen) func aNewcomerReadsWhatWasSaidBefore(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let cid = try await anna.client.createChannel(name: "Square", id: world.unique("square"), isPublic: true)
            let hers = try await anna.open(cid)
            for number in 0..<5 { try await hers.createNewMessage(text: "\(number)") }
            try await eventually("all are sent") { hers.messages.allSatisfy { $0.deliveryState == .sent } }
            try await ben.client.joinChannel(cid)
            let his = try await ben.open(cid)
            while !his.hasLoadedAllPreviousMessages { try await his.loadPreviousMessages() }
            #expect(his.texts == ["4", "3", "2", "1", "0"])
        }
    }

    @Test(arguments: Backend.chosen) func whatWasSaidBeforeIsHiddenWhereTheChannelSaysSo(_ backend: Backend)
        async throws
    {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let cid = try await anna.client.createChannel(name: "Square", id: world.unique("square"), isPublic: true)
            let (owner, room) = (try await anna.raw(world), try anna.room(cid))
            try await owner.setState(.historyVisibility, ["history_visibility": "joined"], in: room)
            for number in 0..<5 { try await owner.send("\(number)", to: room) }
            try await ben.client.joinChannel(cid)
            try await owner.send("after", to: room)
            let his = try await ben.open(cid)
            try await eventually("ben has what came after") { his.texts.contains("after") }
            while !his.hasLoadedAllPreviousMessages { try await his.loadPreviousMessages() }
            #expect(his.texts == ["after"])
        }
    }

    @Test(arguments: Backend.chosen) func aChannelOneHasLeftKeepsWhatWasReadThere(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            try await hers.createNewMessage(text: "one")
            try await eventually("ben has it") { his.texts == ["one"] }
            try await ben.client.leaveChannel(cid)
            try await ben.restart()
            let again = ben.client.channelController(for: cid)
            try await eventually("it can still be read") { again.texts == ["one"] }
            #expect(ben.channel(cid)?.membership == .left)
        }
    }
}
