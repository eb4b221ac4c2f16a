import Matrix
import Support
import Testing

@testable import Parlor

@Suite("Removed, banned, back again")
struct RemovalTests {
    @Test(arguments: Backend.chosen) func kickedWhileLooking(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let owner = try await anna.raw(world)
            try await owner.api.call(.kick(ben.room(cid)), ["user_id": .string(ben.userID), "reason": "pruning"])
            try await eventually("ben is out") { ben.channel(cid)?.membership == .left }
            try await eventually("anna is alone") { anna.channel(cid)?.memberCount == 1 }
            let his = ben.client.channelController(for: cid)
            let error = await #expect(throws: ClientError.self) { try await his.synchronize() }
            #expect(error?.kind == .forbidden)
        }
    }

    @Test(arguments: Backend.chosen) func kickedWhileOffline(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            try await hers.createNewMessage(text: "before")
            try await eventually("ben has it") { his.messages.first?.text == "before" }
            ben.offline()
            try await anna.raw(world).api.call(.kick(anna.room(cid)), ["user_id": .string(ben.userID)])
            try await hers.createNewMessage(text: "not for ben")
            try await eventually("it is sent") { hers.messages.first?.deliveryState == .sent }
            ben.online()
            try await eventually("ben is out") { ben.channel(cid)?.membership == .left }
            #expect(his.messages.map(\.text) == ["before"])
        }
    }

    @Test(arguments: Backend.chosen) func bannedWhileOffline(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            ben.offline()
            let owner = try await anna.raw(world)
            try await owner.api.call(.ban(anna.room(cid)), ["user_id": .string(ben.userID)])
            ben.online()
            try await eventually("ben is banned") { ben.channel(cid)?.membership == .banned }
            let error = await #expect(throws: ClientError.self) { try await ben.client.joinChannel(cid) }
            #expect(error?.kind == .forbidden)
        }
    }

    @Test(arguments: Backend.chosen) func unbannedAndInvitedAgain(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let owner = try await anna.raw(world)
            try await owner.api.call(.ban(anna.room(cid)), ["user_id": .string(ben.userID)])
            try await eventually("ben is banned") { ben.channel(cid)?.membership == .banned }
            try await owner.api.call(.unban(anna.room(cid)), ["user_id": .string(ben.userID)])
            try await anna.client.invite([ben.userID], to: cid)
            try await eventually("ben is invited") { ben.channel(cid)?.membership == .invited }
            try await ben.client.joinChannel(cid)
            try await anna.open(cid).createNewMessage(text: "Welcome back")
            let his = try await ben.open(cid)
            try await eventually("ben hears again") { his.messages.first?.text == "Welcome back" }
        }
    }

    @Test(arguments: Backend.chosen) func leftAndJoinedAgain(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let cid = try await anna.client.createChannel(name: "Square", id: world.unique("square"), isPublic: true)
            try await ben.client.joinChannel(cid)
            let hers = try await anna.open(cid)
            try await hers.createNewMessage(text: "one")
            let his = try await ben.open(cid)
            try await eventually("ben has one") { his.messages.map(\.text) == ["one"] }
            try await ben.client.leaveChannel(cid)
            try await hers.createNewMessage(text: "two")
            try await eventually("two is sent") { hers.messages.first?.deliveryState == .sent }
            try await ben.client.joinChannel(cid)
            try await hers.createNewMessage(text: "three")
            try await eventually("ben has all, with what he missed") {
                his.messages.map(\.text) == ["three", "two", "one"]
            }
        }
    }

    @Test(arguments: Backend.chosen) func sendingToAChannelOneWasRemovedFromWhileOffline(_ backend: Backend)
        async throws
    {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let his = try await ben.open(cid)
            ben.offline()
            try await his.createNewMessage(text: "too late")
            try await anna.raw(world).api.call(.kick(anna.room(cid)), ["user_id": .string(ben.userID)])
            ben.online()
            try await eventually("it has failed") { his.messages.first?.localState == .sendingFailed }
            #expect(his.messages.first?.sendingError?.kind == .forbidden)
            #expect(his.messages.first?.sendingError?.recovery == .giveUp)
        }
    }
}
