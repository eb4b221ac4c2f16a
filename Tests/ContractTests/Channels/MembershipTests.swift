import Parlor
import Testing

@Suite("Joining, leaving, inviting")
struct MembershipTests {
    @Test(arguments: Backend.chosen) func anInvitationIsSeenAndAccepted(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let cid = try await anna.client.createChannel(name: "Garden", members: [ben.userID])
            try await eventually("ben is invited") { ben.channel(cid)?.membership == .invited }
            #expect(ben.channel(cid)?.name == "Garden")
            #expect(ben.channel(cid)?.invitedBy?.id == anna.userID)
            try await ben.client.joinChannel(cid)
            #expect(ben.channel(cid)?.membership == .joined)
            try await eventually("anna sees two members") { anna.channel(cid)?.memberCount == 2 }
        }
    }

    @Test(arguments: Backend.chosen) func aPublicChannelIsJoinedByItsName(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let cid = try await anna.client.createChannel(name: "Square", id: world.unique("square"), isPublic: true)
            try await ben.client.joinChannel(cid)
            #expect(ben.channel(cid)?.membership == .joined)
            #expect(ben.channel(cid)?.cid == cid)
        }
    }

    @Test(arguments: Backend.chosen) func whoLeavesHearsNoMore(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let hers = try await anna.open(cid)
            try await ben.client.leaveChannel(cid)
            #expect(ben.channel(cid)?.membership == .left)
            try await eventually("anna is alone") { anna.channel(cid)?.memberCount == 1 }
            try await hers.createNewMessage(text: "Gone?")
            try await eventually("it is sent") { hers.messages.first?.deliveryState == .sent }
            #expect(ben.channel(cid)?.previewMessage?.text != "Gone?")
        }
    }

    @Test(arguments: Backend.chosen) func aPrivateChannelIsClosedToOthers(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let cid = try await anna.client.createChannel(name: "Secret", id: world.unique("secret"))
            let error = await #expect(throws: ClientError.self) { try await ben.client.joinChannel(cid) }
            #expect(error?.kind == .forbidden)
            #expect(ben.channel(cid) == nil)
        }
    }

    @Test(arguments: Backend.chosen) func aChannelThatDoesNotExistIsNotFound(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let anna = try await world.person("anna")
            let cid = ChannelId(type: .messaging, id: world.unique("nowhere"))
            let error = await #expect(throws: ClientError.self) { try await anna.client.joinChannel(cid) }
            #expect(error?.kind == .notFound)
        }
    }
}
