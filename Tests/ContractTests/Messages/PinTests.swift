import Parlor
import Testing

@Suite("Pinned messages")
struct PinTests {
    @Test(arguments: Backend.chosen) func aPinShowsAtOnceAndAtTheOther(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (id, eventID) = try await talk.annaSays("Rules")
            try await talk.hers.pinMessage(id)
            #expect(talk.her(id)?.isPinned == true)
            try await eventually("ben sees it") { talk.his(eventID)?.isPinned == true }
            #expect(try await talk.his.loadPinnedMessages().map(\.text) == ["Rules"])
            try await talk.hers.unpinMessage(id)
            #expect(talk.her(id)?.isPinned == false)
            try await eventually("ben sees that, too") { talk.his(eventID)?.isPinned == false }
        }
    }

    @Test(arguments: Backend.chosen) func pinsMadeOfflineAreAllThere(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let ids = [try await talk.annaSays("A").id, try await talk.annaSays("B").id]
            talk.anna.offline()
            for id in ids { try await talk.hers.pinMessage(id) }
            #expect(try await talk.hers.loadPinnedMessages().map(\.text) == ["B", "A"])
            talk.anna.online()
            try await eventually("ben sees both") { talk.his.messages.allSatisfy(\.isPinned) }
        }
    }

    @Test(arguments: Backend.chosen) func aRefusedPinIsTakenBack(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (_, eventID) = try await talk.annaSays("Rules")
            try await talk.his.pinMessage(eventID)
            try await eventually("it is taken back") { talk.his(eventID)?.isPinned == false }
        }
    }

    @Test(arguments: Backend.chosen) func anUnsentMessageCannotBePinned(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            talk.anna.offline()
            let id = try await talk.hers.createNewMessage(text: "Not yet")
            await #expect { try await talk.hers.pinMessage(id) } throws: { ($0 as? ClientError)?.kind == .notFound }
        }
    }

    @Test(arguments: Backend.chosen) func pinnedMessagesOutOfSightAreFetched(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (id, _) = try await talk.annaSays("Rules")
            try await talk.hers.pinMessage(id)
            for number in 0..<5 { try await talk.annaSays("\(number)") }
            let device = try await world.newDevice(of: talk.ben) { $0.timelineLimit = 2 }
            let chat = device.client.makeChat(for: talk.cid)
            try await eventually("the channel is there") { device.channel(talk.cid) != nil }
            try await chat.loadPinnedMessages()
            #expect(await chat.state.pinnedMessages.map(\.text) == ["Rules"])
        }
    }

    @Test(arguments: Backend.chosen) func aDeletedMessageIsNoLongerListed(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let chat = talk.anna.client.makeChat(for: talk.cid)
            try await chat.get()
            let id = try await chat.sendMessage("Rules")
            try await eventually("it is sent") { await chat.state.messages.first?.localState == nil }
            try await chat.pinMessage(id)
            #expect(await chat.state.pinnedMessages.map(\.id) == [id])
            try await chat.deleteMessage(id)
            #expect(await chat.state.pinnedMessages.isEmpty)
        }
    }
}
