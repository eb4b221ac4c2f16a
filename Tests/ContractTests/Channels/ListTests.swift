import Parlor
import Testing

@Suite("Lists of channels")
struct ListTests {
    @Test(arguments: Backend.chosen) func customDataDecidesAndOrders(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let anna = try await world.person("anna")
            for (name, season) in [("Apples", 9), ("Cherries", 6), ("Plums", 8)] {
                var new = NewChannel(name: name)
                new.customData = ["season": .integer(season), "fruit": true]
                _ = try await anna.client.createChannel(new)
            }
            _ = try await anna.client.createChannel(name: "Kitchen")
            let bySeason = [ChannelListSort(.custom("season"), isAscending: true)]
            let list = anna.client.makeChannelList(
                query: ChannelListQuery(filter: .equal(.custom("fruit"), to: true), sort: bySeason))
            #expect(try await list.get().map(\.name) == ["Cherries", "Plums", "Apples"])
            let late = ChannelListQuery(filter: .greater("season", than: 7), sort: bySeason)
            #expect(await list.update(query: late).map(\.name) == ["Plums", "Apples"])
            let others = ChannelListQuery(filter: .exists("season", exists: false))
            #expect(await list.update(query: others).map(\.name) == ["Kitchen"])
        }
    }

    @Test(arguments: Backend.chosen) func aLiveUpdateDecidesAsTheFirstPageDid(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let list = ben.client.channelListController(query: .init(filter: .equal("ripe", to: true)))
            #expect(list.channels.isEmpty)
            let controller = try await anna.open(cid)
            try await controller.updateChannel(ChannelUpdate(customData: ["ripe": true]))
            try await eventually("it comes in") { list.channels.map(\.cid) == [cid] }
            try await controller.updateChannel(ChannelUpdate(customData: ["ripe": false]))
            try await eventually("it goes") { list.channels.isEmpty }
        }
    }

    @Test(arguments: Backend.chosen) func rolesInvitationsAndTheArchiveHaveListsOfTheirOwn(_ backend: Backend)
        async throws
    {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let own = try await ben.client.createChannel(name: "Own")
            let garden = try await world.channel(of: anna, with: [ben])
            let waiting = try await anna.client.createChannel(name: "Attic", members: [ben.userID])
            try await eventually("ben is invited") { ben.channel(waiting)?.membership == .invited }
            func cids(_ filter: Filter) -> Set<ChannelId> {
                Set(ben.client.channelListController(query: .init(filter: filter)).channels.map(\.cid))
            }
            #expect(cids(.equal(.role, to: MemberRole.owner)) == [own])
            #expect(cids(.equal(.membership, to: Membership.invited)) == [waiting])
            #expect(cids(.equal(.invitedBy, to: anna.userID)) == [waiting])
            try await ben.client.setArchived(true, garden)
            #expect(cids(.equal(.archived, to: true)) == [garden])
            #expect(cids(.nor([.equal(.archived, to: true)])) == [own, waiting])
        }
    }
}
