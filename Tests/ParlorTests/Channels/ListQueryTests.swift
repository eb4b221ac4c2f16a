import Foundation
import Testing

@testable import Parlor

@Suite("A list's query changes in place")
struct ListQueryTests {
    private func query(_ filter: Filter, _ sort: [ChannelListSort] = [], pageSize: Int = 20) -> ChannelListQuery {
        ChannelListQuery(filter: filter, sort: sort, pageSize: pageSize)
    }

    @Test func anotherQueryComesAsOneCall() async throws {
        try await withWorld { world in
            let anna = try await world.person("anna")
            for name in ["Attic", "Barn", "Cellar"] { _ = try await anna.createChannel(name: name) }
            let byName = [ChannelListSort(.name, isAscending: true)]
            let list = anna.channelListController(query: query(.exists(.name), byName))
            let recorder = ListRecorder()
            list.delegate = recorder
            #expect(list.channels.map(\.name) == ["Attic", "Barn", "Cellar"])

            list.query = query(.notEqual(.name, to: "Barn"), [ChannelListSort(.name)])
            await flushDeliveries()
            #expect(list.channels.map(\.name) == ["Cellar", "Attic"])
            // Beside it may stand what the server still tells of the new channels.
            let calls = recorder.changes.filter { call in
                call.contains { if case .update = $0 { false } else { true } }
            }
            #expect(calls.count == 1)

            _ = try await anna.createChannel(name: "Den")
            #expect(list.channels.map(\.name) == ["Den", "Cellar", "Attic"])
        }
    }

    @Test func anotherQueryBeginsWithTheFirstPage() async throws {
        try await withWorld { world in
            let anna = try await world.person("anna")
            for name in ["Attic", "Barn", "Cellar", "Den"] { _ = try await anna.createChannel(name: name) }
            let byName = [ChannelListSort(.name, isAscending: true)]
            let list = anna.channelListController(query: query(.exists(.name), byName, pageSize: 2))
            try await list.loadNextChannels()
            #expect(list.channels.count == 4)
            list.query = query(.exists(.name), [ChannelListSort(.name)], pageSize: 3)
            await flushDeliveries()
            #expect(list.channels.map(\.name) == ["Den", "Cellar", "Barn"])
            #expect(!list.hasLoadedAllChannels)
        }
    }

    @Test func theStateShowsEachStepWhenTheAwaitReturns() async throws {
        try await withWorld { world in
            let anna = try await world.person("anna")
            for name in ["Attic", "Barn", "Cellar"] { _ = try await anna.createChannel(name: name) }
            let byName = [ChannelListSort(.name, isAscending: true)]
            let list = anna.makeChannelList(query: query(.exists(.name), byName, pageSize: 1))
            try await list.get()
            #expect(await list.state.channels.map(\.name) == ["Attic"])
            try await list.loadMoreChannels(limit: 5)
            #expect(await list.state.channels.map(\.name) == ["Attic", "Barn", "Cellar"])
            #expect(await list.state.hasLoadedAllChannels)
            let backwards = query(.in(.name, values: ["Attic", "Cellar"]), [ChannelListSort(.name)])
            await list.update(query: backwards)
            #expect(await list.state.channels.map(\.name) == ["Cellar", "Attic"])
            #expect(await list.state.query == backwards)
        }
    }
}
