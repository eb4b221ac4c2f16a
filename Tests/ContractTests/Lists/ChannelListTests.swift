import Matrix
import Support
import Testing

@testable import Parlor

@Suite("Lists of channels")
struct ChannelListTests {
    @Test(arguments: Backend.chosen) func theNewestMessageMovesItsChannelUp(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let other = try await world.channel(of: anna, with: [ben], name: "Orchard")
            let list = ben.client.channelListController(
                query: ChannelListQuery(filter: .equal(.membership, to: "join")))
            try await list.synchronize()
            try await anna.open(cid).createNewMessage(text: "up")
            try await eventually("the garden is first") { list.channels.map(\.cid) == [cid, other] }
            try await anna.open(other).createNewMessage(text: "no, me")
            try await eventually("the orchard is first") { list.channels.map(\.cid) == [other, cid] }
            try await ben.restart()
            let again = ben.client.channelListController(
                query: ChannelListQuery(filter: .equal(.membership, to: "join")))
            try await again.synchronize()
            #expect(again.channels.map(\.cid) == [other, cid])
        }
    }

    @Test(arguments: Backend.chosen) func invitationsHaveAListOfTheirOwn(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let list = ben.client.channelListController(
                query: ChannelListQuery(filter: .equal(.membership, to: "invite")))
            try await list.synchronize()
            #expect(list.channels.isEmpty)
            let cid = try await anna.client.createChannel(name: "Garden", members: [ben.userID])
            try await eventually("it rings") { list.channels.map(\.cid) == [cid] }
            try await ben.client.joinChannel(cid)
            try await eventually("it has moved on") { list.channels.isEmpty }
        }
    }

    @Test(arguments: Backend.chosen) func aListIsPagedAndComplete(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let anna = try await world.person("anna")
            var made: Set<ChannelId> = []
            for number in 0..<12 { made.insert(try await anna.client.createChannel(name: "Bed \(number)")) }
            let query = ChannelListQuery(filter: .equal(.membership, to: "join"), pageSize: 5)
            let list = anna.client.channelListController(query: query)
            try await list.synchronize()
            #expect(list.channels.count == 5)
            while !list.hasLoadedAllChannels { try await list.loadNextChannels() }
            #expect(Set(list.channels.map(\.cid)) == made)
            #expect(list.channels.count == 12)
        }
    }
}
