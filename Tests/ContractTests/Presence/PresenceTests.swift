import Matrix
import Support
import Testing

@testable import Parlor

@Suite("Presence")
struct PresenceTests {
    @Test(arguments: Backend.chosen) func whoIsConnectedIsOnline(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            _ = try await ben.open(cid)
            try await eventually("ben sees anna online") {
                ben.channel(cid)?.lastActiveMembers.first { $0.id == anna.userID }?.isOnline == true
            }
        }
    }
}
