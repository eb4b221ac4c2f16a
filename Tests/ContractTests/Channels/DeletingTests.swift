import Parlor
import Testing

@Suite("Deleting channels")
struct DeletingTests {
    @Test(arguments: Backend.chosen) func anOwnerClosesTheChannelForAll(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cleo) = (
                try await world.person("anna"), try await world.person("ben"), try await world.person("cleo")
            )
            let cid = try await anna.client.createChannel(.open(name: "Square", id: world.unique("square")))
            try await ben.client.joinChannel(cid)
            try await anna.client.deleteChannel(cid)
            #expect(anna.channel(cid)?.membership ?? .left == .left)
            try await eventually("ben is out") { ben.channel(cid)?.membership == .left }
            await #expect(throws: ClientError.self) { try await cleo.client.joinChannel(cid) }
            let again = try await anna.client.createChannel(name: "Square", type: .livestream, id: cid.id)
            #expect(again == cid)
            #expect(anna.channel(cid)?.memberCount == 1)
        }
    }

    @Test(arguments: Backend.chosen) func aMemberOnlyLeavesAndForgets(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let hers = try await anna.open(cid)
            try await hers.createNewMessage(text: "Hello")
            let his = try await ben.open(cid)
            try await eventually("it arrives") { his.messages.count == 1 }
            try await his.deleteChannel()
            #expect(ben.channel(cid)?.membership == .left)
            try await eventually("nothing of it is left") { his.messages.isEmpty }
            try await eventually("anna sees him go") { anna.channel(cid)?.memberCount == 1 }
            #expect(anna.channel(cid)?.membership == .joined)
        }
    }
}
