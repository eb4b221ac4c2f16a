import Parlor
import Testing

@Suite("Typing")
struct TypingTests {
    @Test(arguments: Backend.chosen) func theOtherSeesItBeginAndEnd(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            try await hers.sendKeystrokeEvent()
            try await eventually("ben sees anna type") { his.channel?.typingUsers.map(\.id) == [anna.userID] }
            #expect(hers.channel?.typingUsers.isEmpty == true)
            try await hers.sendStopTypingEvent()
            try await eventually("ben sees her stop") { his.channel?.typingUsers.isEmpty == true }
        }
    }
}
