import Parlor
import Testing

@Suite("Searching messages")
struct SearchTests {
    @Test(arguments: Backend.chosen) func theHomeserverFindsWhatThisDeviceNeverSaw(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            try await talk.annaSays("Plant the tomatoes in May")
            for number in 0..<5 { try await talk.annaSays("filler \(number)") }
            let device = try await world.newDevice(of: talk.ben) { $0.timelineLimit = 1 }
            let search = device.client.makeMessageSearch()
            try await search.search("tomatoes")
            #expect(await search.state.results.map(\.message.text) == ["Plant the tomatoes in May"])
            #expect(await search.state.source == .homeserver)
            let result = try #require(await search.state.results.first)
            #expect(result.highlights.map { String(result.message.text[$0]) } == ["tomatoes"])
            let chat = device.client.makeChat(for: result.message.cid)
            try await chat.loadMessages(around: result.id, limit: 4)
            #expect(await chat.state.messages.contains { $0.id == result.id })
        }
    }

    @Test(arguments: Backend.chosen) func resultsArePaged(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            for number in 0..<7 { try await talk.annaSays("carrot \(number)") }
            let search = talk.ben.client.makeMessageSearch(in: talk.cid)
            try await search.search("carrot", limit: 3)
            #expect(await search.state.results.map(\.message.text) == (4..<7).reversed().map { "carrot \($0)" })
            var rounds = 0
            while await !search.state.hasLoadedAllResults, rounds < 10 {
                try await search.loadMoreResults(limit: 3)
                rounds += 1
            }
            #expect(await search.state.results.map(\.message.text) == (0..<7).reversed().map { "carrot \($0)" })
        }
    }

    @Test(arguments: Backend.chosen) func withoutANetworkTheDeviceSearches(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            try await talk.annaSays("Radishes grow fast")
            try await talk.annaSays("Beans don't")
            talk.ben.offline()
            let search = talk.ben.client.makeMessageSearch(in: talk.cid)
            try await search.search("radish")
            #expect(await search.state.results.map(\.message.text) == ["Radishes grow fast"])
            #expect(await search.state.source == .device)
        }
    }

    @Test(arguments: Backend.chosen) func theDeviceFindsLanguagesWithoutSpaces(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            for text in ["明日は東京で会議があります", "สวัสดีครับ ยินดีต้อนรับ", "Grüße aus Köln"] { try await talk.annaSays(text) }
            let search = talk.ben.client.makeMessageSearch()
            for (query, text) in [
                ("東京", "明日は東京で会議があります"), ("ยินดี", "สวัสดีครับ ยินดีต้อนรับ"), ("grusse", nil), ("koln", "Grüße aus Köln"),
            ] {
                try await search.search(query, in: .device)
                #expect(await search.state.results.map(\.message.text) == (text.map { [$0] } ?? []), "\(query)")
            }
        }
    }

    @Test(arguments: Backend.chosen) func editsAndDeletionsAreFollowed(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (id, eventID) = try await talk.annaSays("Potatoes")
            let search = talk.ben.client.makeMessageSearch(in: talk.cid)
            #expect(try await search.search("potatoes", in: .device).count == 1)
            try await talk.hers.editMessage(id, text: "Pumpkins")
            try await eventually("ben has the edit") { talk.his(eventID)?.text == "Pumpkins" }
            #expect(try await search.search("potatoes", in: .device).isEmpty)
            #expect(try await search.search("pumpkins", in: .device).map(\.message.text) == ["Pumpkins"])
            try await talk.hers.deleteMessage(id)
            try await eventually("ben sees it deleted") { talk.his(eventID)?.isDeleted == true }
            #expect(try await search.search("pumpkins", in: .device).isEmpty)
        }
    }

    @Test(arguments: Backend.chosen) func aSearchStaysInItsChannel(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let other = try await world.channel(of: talk.anna, with: [talk.ben], name: "Kitchen")
            let kitchen = try await talk.anna.open(other)
            try await kitchen.createNewMessage(text: "onions here")
            try await talk.annaSays("onions there")
            try await eventually("ben has both") { talk.ben.channel(other)?.previewMessage?.text == "onions here" }
            for scope in [MessageSearch.Scope.automatic, .device] {
                let one = talk.ben.client.makeMessageSearch(in: other)
                #expect(try await one.search("onions", in: scope).map(\.message.text) == ["onions here"])
                let all = talk.ben.client.makeMessageSearch()
                #expect(try await all.search("onions", in: scope).count == 2)
            }
        }
    }

    @Test(arguments: Backend.chosen) func nothingIsFoundForNothing(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            try await talk.annaSays("Something")
            let search = talk.ben.client.makeMessageSearch()
            for query in ["", "  ", "\"", "*", "NEAR("] {
                #expect(try await search.search(query, in: .device).isEmpty)
            }
            #expect(try await search.search("").isEmpty)
            #expect(try await search.search("nowhere", in: .device).isEmpty)
            #expect(await search.state.hasLoadedAllResults)
        }
    }
}
