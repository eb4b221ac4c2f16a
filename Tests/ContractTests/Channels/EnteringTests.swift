import Parlor
import Support
import Testing

@Suite("Going into an open channel for a while")
struct EnteringTests {
    private func square(_ owner: Person, _ world: World) async throws -> ChannelId {
        try await owner.client.createChannel(.open(name: "Square", id: world.unique("square")))
    }

    @Test(arguments: Backend.chosen) func visitorsReadAndWriteAndGo(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let cid = try await square(anna, world)
            try await ben.client.enterChannel(cid)
            #expect(ben.channel(cid)?.isEntered == true)
            let (theirs, ours) = (try await ben.open(cid), try await anna.open(cid))
            try await theirs.createNewMessage(text: "hello")
            try await eventually("it arrives") { ours.texts.contains("hello") }
            try await ours.createNewMessage(text: "welcome")
            try await eventually("the answer arrives") { theirs.texts.contains("welcome") }
            try await ben.client.exitChannel(cid)
            #expect(ben.channel(cid)?.membership == .left && ben.channel(cid)?.isEntered == false)
            try await eventually("one fewer") { anna.channel(cid)?.memberCount == 1 }
            try await ben.client.enterChannel(cid)
            #expect(ben.channel(cid)?.membership == .joined)
            // Twice out is no mistake.
            try await ben.client.exitChannel(cid)
            try await ben.client.exitChannel(cid)
        }
    }

    @Test(arguments: Backend.chosen) func membersStayMembers(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let cid = try await square(anna, world)
            try await ben.client.joinChannel(cid)
            try await ben.client.enterChannel(cid)
            try await ben.client.enterChannel(at: "#livestream.\(cid.id):localhost")
            #expect(ben.channel(cid)?.isEntered == false)
            try await ben.client.exitChannel(cid)
            #expect(ben.channel(cid)?.membership == .joined)
        }
    }

    @Test(arguments: Backend.chosen) func whoIsBannedInsideMayGoOut(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let cid = try await square(anna, world)
            try await ben.client.enterChannel(cid)
            try await anna.open(cid).banMember(ben.userID)
            try await eventually("ben sees it") { ben.channel(cid)?.membership == .banned }
            try await ben.client.exitChannel(cid)
            let error = await #expect(throws: ClientError.self) { try await ben.client.enterChannel(cid) }
            #expect(error?.kind == .forbidden)
        }
    }

    @Test(arguments: Backend.chosen) func anAppThatEndedWithoutAnExitIsNoLongerThere(_ backend: Backend) async throws {
        let server = backend == .parlor ? try await TestHomeserver.start { $0.visitorExpiry = .seconds(2) } : nil
        try await World.run(backend, at: server) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let (cid, home) = (try await square(anna, world), try await square(anna, world))
            try await ben.client.joinChannel(home)
            try await ben.client.enterChannel(cid)
            await ben.client.disconnect()
            // Our homeserver sees to it by itself, others when the app is there again.
            if backend == .synapse { try await ben.start() }
            try await eventually("ben has gone") { anna.channel(cid)?.memberCount == 1 }
            if backend == .parlor { try await ben.start() }
            try await eventually("ben knows") { ben.channel(cid)?.membership == .left }
            #expect(ben.channel(home)?.membership == .joined)
        }
        await server?.stop()
    }

    @Test(arguments: Backend.chosen) func onlyOpenChannelsAreEntered(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let closed = try await anna.client.createChannel(name: "Closed", id: world.unique("closed"))
            let error = await #expect(throws: ClientError.self) { try await ben.client.enterChannel(closed) }
            #expect(error?.kind == .forbidden)
            await #expect(throws: ClientError.self) {
                try await ben.client.enterChannel(ChannelId(type: .livestream, id: world.unique("none")))
            }
        }
    }
}
