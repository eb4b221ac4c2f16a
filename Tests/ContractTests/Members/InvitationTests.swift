import Matrix
import Support
import Testing

@testable import Parlor

@Suite("Invitations")
struct InvitationTests {
    @Test(arguments: Backend.chosen) func invitedWhileOffline(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            ben.offline()
            let cid = try await anna.client.createChannel(name: "Garden", members: [ben.userID])
            #expect(ben.channel(cid) == nil)
            ben.online()
            try await eventually("ben is invited") { ben.channel(cid)?.membership == .invited }
            #expect(ben.channel(cid)?.invitedBy?.id == anna.userID)
        }
    }

    @Test(arguments: Backend.chosen) func anInvitationIsDeclined(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let cid = try await anna.client.createChannel(name: "Garden", members: [ben.userID])
            try await eventually("ben is invited") { ben.channel(cid)?.membership == .invited }
            try await ben.client.leaveChannel(cid)
            #expect(ben.channel(cid)?.membership == .left)
            let members = try await anna.raw(world).api.call(.joinedMembers(anna.room(cid)))
            #expect(members["joined"]?.object?.count == 1)
        }
    }

    @Test(arguments: Backend.chosen) func anInvitationIsWithdrawn(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let cid = try await anna.client.createChannel(name: "Garden", members: [ben.userID])
            try await eventually("ben is invited") { ben.channel(cid)?.membership == .invited }
            try await anna.raw(world).api.call(.kick(anna.room(cid)), ["user_id": .string(ben.userID)])
            try await eventually("the invitation is gone") { ben.channel(cid)?.membership == .left }
        }
    }

    @Test(arguments: Backend.chosen) func anInvitationSurvivesARestart(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let cid = try await anna.client.createChannel(name: "Garden", members: [ben.userID])
            try await eventually("ben is invited") { ben.channel(cid)?.membership == .invited }
            try await ben.restart()
            #expect(ben.channel(cid)?.membership == .invited)
            #expect(ben.channel(cid)?.name == "Garden")
            try await ben.client.joinChannel(cid)
            #expect(ben.channel(cid)?.membership == .joined)
        }
    }

    @Test(arguments: Backend.chosen) func anInvitationIsAcceptedOnAnotherDevice(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let tablet = try await world.newDevice(of: ben)
            let cid = try await anna.client.createChannel(name: "Garden", members: [ben.userID])
            try await eventually("both devices ring") {
                ben.channel(cid)?.membership == .invited && tablet.channel(cid)?.membership == .invited
            }
            try await tablet.client.joinChannel(cid)
            try await eventually("the phone knows") { ben.channel(cid)?.membership == .joined }
        }
    }

    @Test(arguments: Backend.chosen) func whoMayNotInviteIsTold(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let room = try anna.room(cid)
            try await anna.raw(world).changePowerLevels(["invite": 50], in: room)
            let clara = try await world.stranger("clara")
            let error = await #expect(throws: ClientError.self) {
                try await ben.client.invite([clara.id.rawValue], to: cid)
            }
            #expect(error?.kind == .forbidden)
        }
    }

    @Test(arguments: Backend.chosen) func joiningTwiceIsJoiningOnce(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            try await ben.client.joinChannel(cid)
            #expect(ben.channel(cid)?.membership == .joined)
            try await eventually("two members") { anna.channel(cid)?.memberCount == 2 }
        }
    }

    @Test(arguments: Backend.chosen) func aDirectChannelIsOneForBoth(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let cid = try await anna.client.createChannel(members: [ben.userID], isDirect: true)
            try await eventually("it is direct for anna") { anna.channel(cid)?.isDirect == true }
            try await eventually("ben is invited") { ben.channel(cid)?.membership == .invited }
            #expect(ben.channel(cid)?.isDirect == true)
            try await ben.client.joinChannel(cid)
            try await eventually("anna sees ben in it") {
                anna.channel(cid)?.lastActiveMembers.contains { $0.id == ben.userID } == true
            }
        }
    }
}
