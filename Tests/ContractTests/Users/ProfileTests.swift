import Parlor
import Testing

@Suite("Profiles")
struct ProfileTests {
    @Test(arguments: Backend.chosen) func aNewNameReachesTheOthers(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let his = try await ben.open(cid)
            try await anna.client.setDisplayName("Anna of the Garden")
            #expect(anna.client.currentUser?.name == "Anna of the Garden")
            // Synapse tells the rooms afterwards, and gives up in a room where something else is written at that moment.
            try await eventually("ben's channel knows it") {
                ben.channel(cid)?.lastActiveMembers.contains { $0.name == "Anna of the Garden" } == true
            }
            try await anna.open(cid).createNewMessage(text: "Hello")
            try await eventually("ben sees it") { his.messages.first?.author.displayName == "Anna of the Garden" }
        }
    }

    @Test(arguments: Backend.chosen) func peopleAreFoundByName(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            try await eventually("the directory has learnt of ben") {
                try await anna.client.searchUsers(ben.name).map(\.id) == [ben.userID]
            }
        }
    }
}
