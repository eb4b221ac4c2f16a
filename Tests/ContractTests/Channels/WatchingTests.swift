import Testing

@testable import Parlor

@Suite("Reading along without coming in")
struct WatchingTests {
    @Test(arguments: Backend.chosen) func whatIsSaidInAnOpenChannelIsRead(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let anna = try await world.person("anna")
            let ben = try await world.person("ben") {
                $0.dependencies.sleep = { duration in
                    try await Task.sleep(for: duration == ChannelWatch.interval ? .milliseconds(50) : duration)
                }
            }
            let cid = try await anna.client.createChannel(.open(name: "Square", id: world.unique("square")))
            let hers = try await anna.open(cid)
            try await hers.createNewMessage(text: "Before")
            try await eventually("it is sent") { hers.messages.first?.deliveryState == .sent }

            let his = ben.client.channelController(for: cid)
            try await his.startWatching()
            #expect(his.channel?.name == "Square")
            #expect(his.channel?.membership == .left)
            #expect(his.messages.map(\.text) == ["Before"])
            #expect(ben.client.channelListController(query: .init(filter: .exists(.name))).channels.isEmpty)

            try await hers.createNewMessage(text: "After")
            try await hers.updateChannel(ChannelUpdate(topic: "News"))
            try await eventually("ben follows") {
                his.messages.map(\.text) == ["After", "Before"] && his.channel?.topic == "News"
            }
            his.stopWatching()
        }
    }

    @Test(arguments: Backend.chosen) func aClosedChannelIsNotRead(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let cid = try await anna.client.createChannel(name: "Secret", id: world.unique("secret"))
            let error = await #expect(throws: ClientError.self) {
                try await ben.client.channelController(for: cid).startWatching()
            }
            #expect(error?.kind == .forbidden)
            #expect(ben.channel(cid) == nil)
        }
    }

    @Test(arguments: Backend.chosen) func whoJoinsGoesOnWhereTheyRead(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let cid = try await anna.client.createChannel(.open(name: "Square", id: world.unique("square")))
            let hers = try await anna.open(cid)
            try await hers.createNewMessage(text: "One")
            try await eventually("it is sent") { hers.messages.first?.deliveryState == .sent }
            let his = ben.client.channelController(for: cid)
            try await his.startWatching()
            try await ben.client.joinChannel(cid)
            try await hers.createNewMessage(text: "Two")
            try await eventually("both are there") { his.messages.map(\.text) == ["Two", "One"] }
            #expect(his.channel?.membership == .joined)
        }
    }
}
