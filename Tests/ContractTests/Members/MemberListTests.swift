import Parlor
import Testing

@Suite("Lists of members")
struct MemberListTests {
    private func trio(_ world: World) async throws -> (anna: Person, ben: Person, cleo: Person, cid: ChannelId) {
        let (anna, ben, cleo) = (
            try await world.person("anna"), try await world.person("ben"), try await world.person("cleo")
        )
        return (anna, ben, cleo, try await world.channel(of: anna, with: [ben, cleo]))
    }

    @Test(arguments: Backend.chosen) func aListIsPagedAndSorted(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cleo, cid) = try await trio(world)
            var query = MemberListQuery(cid: cid)
            query.pageSize = 2
            let list = anna.client.memberListController(query: query)
            try await list.synchronize()
            #expect(list.members.map(\.id) == [anna.userID, ben.userID])
            #expect(!list.hasLoadedAllMembers)
            try await list.loadNextMembers()
            #expect(list.members.map(\.id) == [anna.userID, ben.userID, cleo.userID])
            #expect(list.hasLoadedAllMembers)
            query.sort = [MemberListSort(.role), MemberListSort(.name, isAscending: false)]
            query.pageSize = 10
            list.query = query
            try await eventually("the other order") {
                list.members.map(\.id) == [cleo.userID, ben.userID, anna.userID]
            }
        }
    }

    @Test(arguments: Backend.chosen) func filtersLookAtNameAndRole(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, _, cid) = try await trio(world)
            try await ben.client.setDisplayName("Benjamin Gärtner")
            try await eventually("the name arrives") {
                anna.channel(cid)?.lastActiveMembers.contains { $0.name == "Benjamin Gärtner" } == true
            }
            var query = MemberListQuery(cid: cid)
            query.name = "gär"
            let list = anna.client.makeMemberList(query: query)
            #expect(try await list.get().map(\.id) == [ben.userID])
            query = MemberListQuery(cid: cid)
            query.roles = [.owner]
            #expect(await list.update(query: query).map(\.id) == [anna.userID])
            #expect(await list.state.members.map(\.id) == [anna.userID])
        }
    }

    @Test(arguments: Backend.chosen) func comingAndGoingIsSeen(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let list = anna.client.memberListController(query: MemberListQuery(cid: cid))
            try await list.synchronize()
            #expect(list.members.count == 2)
            try await ben.client.leaveChannel(cid)
            try await eventually("ben is gone") { list.members.map(\.id) == [anna.userID] }
            try await anna.open(cid).inviteMembers([ben.userID])
            try await eventually("ben is invited") {
                list.members.first { $0.id == ben.userID }?.membership == .invited
            }
        }
    }

    @Test(arguments: Backend.chosen) func rolesAreGivenAndTaken(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let controller = try await anna.open(cid)
            let list = anna.client.memberListController(query: MemberListQuery(cid: cid))
            try await list.synchronize()
            try await controller.setRole(.moderator, of: ben.userID)
            try await eventually("ben is a moderator") {
                ben.channel(cid)?.ownRole == .moderator
                    && list.members.first { $0.id == ben.userID }?.role == .moderator
            }
            #expect(ben.channel(cid)?.ownCapabilities.contains(.removeMembers) == true)
            let error = await #expect(throws: ClientError.self) {
                try await ben.open(cid).setRole(.owner, of: ben.userID)
            }
            #expect(error?.kind == .forbidden)
            try await controller.setRole(.member, of: ben.userID)
            try await eventually("ben is a member") { ben.channel(cid)?.ownRole == .member }
        }
    }

    @Test(arguments: Backend.chosen) func aMemberIsRemovedAndMayComeAgain(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let controller = try await anna.open(cid)
            try await controller.removeMembers([ben.userID], reason: "Just so")
            #expect(controller.channel?.lastActiveMembers.contains { $0.id == ben.userID } == false)
            try await eventually("ben is out") { ben.channel(cid)?.membership == .left }
            try await controller.inviteMembers([ben.userID])
            try await eventually("ben is invited") { ben.channel(cid)?.membership == .invited }
            try await ben.client.acceptInvite(to: cid)
            #expect(ben.channel(cid)?.membership == .joined)
        }
    }
}
