import Parlor
import Testing

@Suite("Knocking and invitations")
struct KnockingTests {
    private func closedDoor(_ world: World) async throws -> (anna: Person, ben: Person, cid: ChannelId) {
        let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
        var new = NewChannel(name: "Club", id: world.unique("club"))
        new.access = .onRequest
        return (anna, ben, try await anna.client.createChannel(new))
    }

    @Test(arguments: Backend.chosen) func whoKnocksIsSeenAndLetIn(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await closedDoor(world)
            #expect(anna.channel(cid)?.access == .onRequest)
            let his = try await ben.client.knock(on: cid, reason: "It is me")
            #expect(ben.channel(his)?.membership == .knocking)
            try await eventually("anna hears him") { anna.channel(cid)?.knockingMembers.map(\.id) == [ben.userID] }
            try await anna.open(cid).inviteMembers([ben.userID])
            try await eventually("ben is invited") { ben.channel(his)?.membership == .invited }
            try await ben.client.acceptInvite(to: his)
            #expect(ben.channel(cid)?.membership == .joined)
            try await eventually("nobody knocks") { anna.channel(cid)?.knockingMembers.isEmpty == true }
        }
    }

    @Test(arguments: Backend.chosen) func aKnockIsTakenBack(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await closedDoor(world)
            let his = try await ben.client.knock(on: cid)
            try await eventually("anna hears him") { anna.channel(cid)?.knockingMembers.count == 1 }
            try await ben.client.leaveChannel(his)
            #expect(ben.channel(his)?.membership == .left)
            try await eventually("anna hears nobody") { anna.channel(cid)?.knockingMembers.isEmpty == true }
        }
    }

    @Test(arguments: Backend.chosen) func aKnockIsTurnedDown(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await closedDoor(world)
            let his = try await ben.client.knock(on: cid)
            try await eventually("anna hears him") { anna.channel(cid)?.knockingMembers.count == 1 }
            try await anna.open(cid).removeMembers([ben.userID])
            try await eventually("ben is told") { ben.channel(his)?.membership == .left }
        }
    }

    @Test(arguments: Backend.chosen) func anInvitationIsDeclined(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let cid = try await anna.client.createChannel(name: "Garden", members: [ben.userID])
            try await eventually("ben is invited") { ben.channel(cid)?.membership == .invited }
            try await eventually("anna waits") { anna.channel(cid)?.invitedCount == 1 }
            try await ben.client.rejectInvite(to: cid)
            #expect(ben.channel(cid)?.membership == .left)
            try await eventually("anna waits no more") { anna.channel(cid)?.invitedCount == 0 }
        }
    }

    @Test(arguments: Backend.chosen) func aLinkLeadsIntoTheChannel(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let cid = try await anna.client.createChannel(name: "Square", id: world.unique("square"), isPublic: true)
            let roomID = try #require(anna.channel(cid)?.roomID)
            #expect(try await ben.client.joinChannel(at: "https://matrix.to/#/\(roomID)?via=localhost") == cid)
            try await ben.client.leaveChannel(cid)
            #expect(try await ben.client.joinChannel(at: "#messaging.\(cid.id):localhost") == cid)
            #expect(ben.channel(cid)?.membership == .joined)
        }
    }
}
