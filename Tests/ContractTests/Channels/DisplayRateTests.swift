import Parlor
import Testing

@Suite("A crowd that writes faster than anybody reads")
struct DisplayRateTests {
    @Test(arguments: Backend.chosen) func theRateIsSeenByAll(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let controller = try await anna.open(cid)
            try await controller.setDisplayRate(5)
            #expect(anna.channel(cid)?.displayRate == 5)
            try await eventually("ben sees it") { ben.channel(cid)?.displayRate == 5 }
            #expect(anna.channel(cid)?.ownCapabilities.contains(.changeDisplayRate) == true)
            #expect(ben.channel(cid)?.ownCapabilities.contains(.changeDisplayRate) == false)
            await #expect(throws: ClientError.self) { try await ben.open(cid).setDisplayRate(1) }
            try await controller.setDisplayRate(0)
            try await eventually("and that it is off") { ben.channel(cid)?.displayRate == 0 }
        }
    }

    @Test(arguments: Backend.chosen) func someAreShownAndAllCanBeRead(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            if backend.skips("sends every message, however many are written") { return }
            let (anna, ben, cid) = try await world.pair()
            try await anna.open(cid).setDisplayRate(1)
            let controller = try await ben.open(cid)
            try await eventually("ben knows") { ben.channel(cid)?.displayRate == 1 }
            let writer = try await anna.raw(world)
            let (room, texts) = (try anna.room(cid), (1...60).map { "number \($0)" })
            for text in texts { try await writer.send(text, to: room) }
            try await eventually("the newest arrives") { controller.texts.contains("number 60") }
            #expect(controller.texts.filter { $0.hasPrefix("number") }.count < 60)
            while Set(texts).subtracting(controller.texts).isEmpty == false, !controller.hasLoadedAllPreviousMessages {
                try await controller.loadPreviousMessages()
            }
            #expect(Set(texts).isSubset(of: controller.texts))
        }
    }
}
