import Synchronization
import Testing

@testable import Parlor

@Suite("The public directory, followed")
struct LiveDirectoryTests {
    /// Homeservers that tell nothing are asked every ten seconds; here more often.
    private func impatient(_ config: inout ChatClientConfig) {
        let sleep = config.dependencies.sleep
        config.dependencies.sleep = { try await sleep($0 == DirectoryFeed.interval ? .milliseconds(200) : $0) }
    }

    private func list(
        _ person: Person, _ term: String, _ listener: Listener
    ) async throws -> PublicChannelListController {
        let list = person.client.publicChannelListController(query: .init(term: term, types: [.livestream]))
        list.delegate = listener
        try await list.synchronize()
        #expect(list.isLive)
        return list
    }

    @Test(arguments: Backend.chosen) func channelsComeChangeAndGo(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let anna = try await world.person("anna")
            let ben = try await world.person("ben", configure: impatient)
            let (term, listener) = (world.unique("orchard"), Listener())
            let list = try await list(ben, term, listener)
            #expect(list.channels.isEmpty)
            let cid = try await anna.client.createChannel(.open(name: term, id: world.unique("a")))
            try await eventually("it is listed") { list.channels.map(\.name) == [term] }
            _ = try await anna.client.createChannel(.open(name: world.unique("other"), id: world.unique("b")))
            let room = try await anna.open(cid)
            try await room.updateChannel(ChannelUpdate(topic: "Apples"))
            try await eventually("its topic shows") { list.channels.first?.topic == "Apples" }
            try await ben.client.joinChannel(cid)
            try await eventually("its members are counted") { list.channels.first?.memberCount == 2 }
            #expect(list.channels.count == 1)
            try await room.updateChannel(ChannelUpdate(name: world.unique("renamed")))
            try await eventually("it no longer fits") { list.channels.isEmpty }
            try await room.updateChannel(ChannelUpdate(name: term))
            try await eventually("it fits again") { list.channels.count == 1 }
            try await anna.client.deleteChannel(cid)
            try await eventually("it is gone") { list.channels.isEmpty }
            #expect(listener.steps > 4)
        }
    }

    @Test(arguments: Backend.chosen) func whoIsThereAndWhatIsFrozenIsSeen(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            if backend.skips("doesn't tell in its directory who is there, or what is frozen") { return }
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let (term, listener) = (world.unique("orchard"), Listener())
            let cid = try await anna.client.createChannel(.open(name: term, id: world.unique("a")))
            let list = try await list(ben, term, listener)
            try await eventually("anna is there") { list.channels.first?.participantCount == 1 }
            try await ben.client.enterChannel(cid)
            try await eventually("ben too") { list.channels.first?.participantCount == 2 }
            try await anna.open(cid).freezeChannel()
            try await eventually("it is frozen") { list.channels.first?.isFrozen == true }
            try await ben.client.exitChannel(cid)
            try await eventually("ben has gone") { list.channels.first?.participantCount == 1 }
        }
    }

    @Test(arguments: Backend.chosen) func whatHappenedWhileOfflineShowsAndThePlaceIsKept(
        _ backend: Backend
    ) async throws {
        try await World.run(backend) { world in
            let anna = try await world.person("anna")
            let ben = try await world.person("ben", configure: impatient)
            let term = world.unique("orchard")
            for number in 1...4 {
                _ = try await anna.client.createChannel(.open(name: "\(term) \(number)", id: "\(term)-\(number)"))
            }
            let listener = Listener()
            let list = ben.client.publicChannelListController(query: .init(term: term, pageSize: 2))
            list.delegate = listener
            try await list.synchronize()
            try await list.loadNextChannels()
            #expect(list.channels.count == 4)
            ben.offline()
            let cid = list.channels[3].cid
            let room = try await anna.open(cid)
            try await room.updateChannel(ChannelUpdate(topic: "Pears"))
            ben.online()
            try await eventually("the change shows") { list.channels.first { $0.cid == cid }?.topic == "Pears" }
            #expect(list.channels.count == 4)
        }
    }

    @Test(arguments: Backend.chosen) func nobodyListensNothingIsAsked(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let ben = try await world.person("ben", configure: impatient)
            let list = ben.client.publicChannelListController(query: .init(term: world.unique("orchard")))
            try await list.synchronize()
            #expect(!list.isLive)
            let cancellable = list.changesPublisher.sink { _ in }
            try await eventually("a subscriber makes it live") { list.isLive }
            cancellable.cancel()
            try await eventually("without one it rests") { !list.isLive }
        }
    }
}

private final class Listener: PublicChannelListControllerDelegate, Sendable {
    private let count = Mutex(0)
    var steps: Int { count.withLock { $0 } }

    func publicChannelListController(
        _ controller: PublicChannelListController, didChangeChannels changes: [ListChange<PublicChannel>]
    ) {
        count.withLock { $0 += changes.count }
    }
}
