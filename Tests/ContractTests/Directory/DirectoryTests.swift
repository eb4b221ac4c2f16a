import Parlor
import Testing

@Suite("The public directory")
struct DirectoryTests {
    @Test(arguments: Backend.chosen) func channelsAreFoundByTermAndTypeAndPaged(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let term = world.unique("orchard")
            for number in 1...3 {
                _ = try await anna.client.createChannel(.open(name: "\(term) \(number)", id: "\(term)-\(number)"))
            }
            _ = try await anna.client.createChannel(name: "\(term) team", type: .team, isPublic: true)
            let list = ben.client.publicChannelListController(
                query: PublicChannelListQuery(term: term, types: [.livestream], pageSize: 2))
            try await list.synchronize()
            #expect(list.channels.count == 2 && !list.hasLoadedAllChannels)
            try await list.loadNextChannels()
            #expect(Set(list.channels.map(\.cid.id)) == Set((1...3).map { "\(term)-\($0)" }))
            #expect(list.hasLoadedAllChannels)
            #expect(list.channels.allSatisfy { $0.isReadableByAnyone && $0.access == .open && $0.memberCount == 1 })
            list.query = PublicChannelListQuery(term: term, types: [.team])
            try await list.synchronize()
            #expect(list.channels.map(\.name) == ["\(term) team"])
            let cid = try await ben.client.joinChannel(at: list.channels[0].roomID)
            #expect(ben.channel(cid)?.type == .team)
        }
    }

    @Test(arguments: Backend.chosen) func aChannelIsPreviewedBeforeGoingIn(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            var new = NewChannel.open(name: "Square", id: world.unique("square"))
            new.topic = "Everything"
            let cid = try await anna.client.createChannel(new)
            let preview = try await ben.client.previewChannel(cid)
            #expect(preview.cid == cid && preview.name == "Square" && preview.topic == "Everything")
            #expect(preview.memberCount == 1 && preview.access == .open && preview.isReadableByAnyone)
            let secret = try await anna.client.createChannel(name: "Secret", id: world.unique("secret"))
            let error = await #expect(throws: ClientError.self) { try await ben.client.previewChannel(secret) }
            #expect(error?.kind == .notFound || error?.kind == .forbidden)
        }
    }
}
