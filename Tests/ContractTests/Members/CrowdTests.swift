import Matrix
import Support
import Testing

@testable import Parlor

@Suite("A crowd")
struct CrowdTests {
    @Test(arguments: Backend.chosen) func aChannelOfTwentyCountsThemAndHearsAll(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let anna = try await world.person("anna")
            let cid = try await anna.client.createChannel(name: "Fair", id: world.unique("fair"), isPublic: true)
            let room = try anna.room(cid)
            var crowd: [TestUser] = []
            for number in 0..<19 {
                let visitor = try await world.stranger("visitor\(number)")
                try await visitor.join(room)
                crowd.append(visitor)
            }
            try await eventually("twenty are there") { anna.channel(cid)?.memberCount == 20 }
            for (number, visitor) in crowd.enumerated() { try await visitor.send("from \(number)", to: room) }
            let hers = try await anna.open(cid)
            try await eventually("all are heard") { Set(hers.texts) == Set((0..<19).map { "from \($0)" }) }
            #expect(Set(hers.messages.filter { $0.text.hasPrefix("from") }.map(\.author.id)).count == 19)
        }
    }

    @Test(arguments: Backend.chosen) func manyMessagesDuringATimeOfflineAreReadInOrder(_ backend: Backend) async throws
    {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair { $0.timelineLimit = 4 }
            let (owner, room) = (try await anna.raw(world), try anna.room(cid))
            ben.offline()
            for number in 0..<60 { try await owner.send("\(number)", to: room) }
            ben.online()
            try await eventually("the newest is there") { ben.channel(cid)?.previewMessage?.text == "59" }
            let his = try await ben.open(cid)
            while !his.hasLoadedAllPreviousMessages { try await his.loadPreviousMessages() }
            #expect(his.texts == (0..<60).reversed().map(String.init))
        }
    }

    @Test(arguments: Backend.chosen) func aNewNameShowsBesideOldMessagesToo(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            try await hers.createNewMessage(text: "one")
            try await eventually("ben has it") { his.texts == ["one"] }
            try await anna.client.setDisplayName("Anna B.")
            try await eventually("the old message bears the new name") {
                his.messages.first { $0.text == "one" }?.author.displayName == "Anna B."
            }
            try await eventually("anna's own device shows it too") {
                hers.messages.first { $0.text == "one" }?.author.displayName == "Anna B."
            }
        }
    }
}
