import Parlor
import Testing

@Suite("Lists of threads")
struct ThreadListTests {
    @Test(arguments: Backend.chosen) func theThreadWithTheNewestReplyComesFirst(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (first, second) = (try await talk.annaSays("First").id, try await talk.annaSays("Second").id)
            let list = talk.anna.client.makeThreadList(in: talk.cid)
            let chat = talk.anna.client.makeChat(for: talk.cid)
            try await chat.makeThread(of: second).reply("To the second")
            try await chat.makeThread(of: first).reply("To the first")
            try await eventually("both are listed") { await list.state.threads.map(\.text) == ["First", "Second"] }
            #expect(await list.state.threads.first?.thread?.latestReply?.text == "To the first")
        }
    }

    @Test(arguments: Backend.chosen) func aNewDeviceLearnsOfOldThreadsPageByPage(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            for number in 0..<5 {
                let (id, eventID) = try await talk.annaSays("Root \(number)")
                try await talk.anna.client.makeThread(cid: talk.cid, messageId: id).reply("Reply")
                try await eventually("ben counts it") { talk.his(eventID)?.thread?.replyCount == 1 }
            }
            let device = try await world.newDevice(of: talk.ben) { $0.timelineLimit = 1 }
            let list = device.client.makeThreadList(in: talk.cid)
            try await list.get()
            while await !list.state.hasLoadedAllThreads { try await list.loadMoreThreads(limit: 2) }
            #expect(await list.state.threads.map(\.text) == (0..<5).reversed().map { "Root \($0)" })
            #expect(await list.state.threads.allSatisfy { $0.thread?.replyCount == 1 })
        }
    }

    @Test(arguments: Backend.chosen) func onlyThreadsOnesOwnAreListed(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (mine, other) = (try await talk.annaSays("Ben's"), try await talk.annaSays("Not Ben's"))
            try await talk.anna.client.makeThread(cid: talk.cid, messageId: other.id).reply("Anna")
            try await talk.ben.client.makeThread(cid: talk.cid, messageId: mine.eventID).reply("Ben")
            let list = talk.ben.client.makeThreadList(in: talk.cid, filter: .participating)
            try await eventually("ben knows both") {
                talk.his(mine.eventID)?.thread != nil && talk.his(other.eventID)?.thread != nil
            }
            try await list.get()
            let texts = await list.state.threads.map(\.text)
            #expect(texts == ["Ben's"])
        }
    }

    @Test(arguments: Backend.chosen) func threadsOfAllChannelsAreInOneList(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let other = try await world.channel(of: talk.anna, with: [talk.ben], name: "Kitchen")
            let list = talk.anna.client.makeThreadList()
            for cid in [talk.cid, other] {
                let chat = talk.anna.client.makeChat(for: cid)
                try await chat.get()
                let id = try await chat.sendMessage("In \(talk.anna.channel(cid)?.name ?? "")")
                try await chat.makeThread(of: id).reply("Reply")
            }
            try await eventually("both are sent and listed") {
                let threads = await list.state.threads
                return threads.map(\.text) == ["In Kitchen", "In Garden"] && threads.allSatisfy { $0.localState == nil }
            }
            try await list.get()
            #expect(await list.state.threads.count == 2)
        }
    }
}
