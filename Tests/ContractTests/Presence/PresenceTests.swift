import Parlor
import Testing

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

    @Test(arguments: Backend.chosen) func whoIsThereIsSeen(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            func seen() -> ChatUser? { anna.channel(cid)?.lastActiveMembers.first { $0.id == ben.userID }?.user }
            try await eventually("ben is online") { seen()?.isOnline == true }
            try await ben.client.setPresence(.unavailable, statusMessage: "In the garden")
            try await eventually("ben is away") {
                seen()?.presence == .unavailable && seen()?.statusMessage == "In the garden"
            }
            let asked = try await anna.client.presence(of: ben.userID)
            #expect(asked.presence == .unavailable && asked.statusMessage == "In the garden")
        }
    }

    @Test(arguments: Backend.chosen) func ownPresenceShowsWhenTheCallReturns(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let anna = try await world.person("anna")
            let me = anna.client.makeConnectedUser()
            try await me.setPresence(.unavailable, statusMessage: "Lunch")
            #expect(await me.state.user?.presence == .unavailable)
            #expect(await me.state.user?.statusMessage == "Lunch")
        }
    }
}
