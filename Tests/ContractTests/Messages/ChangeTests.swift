import Parlor
import Testing

@Suite("Edit, delete, resend, cancel")
struct ChangeTests {
    @Test(arguments: Backend.chosen) func theLastEditCounts(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (id, eventID) = try await talk.annaSays("One")
            for text in ["Two", "Three", "**Four**"] { try await talk.hers.editMessage(id, text: text) }
            #expect(talk.her(id)?.text == "**Four**")
            try await eventually("ben has the last") { talk.his(eventID)?.text == "**Four**" }
            #expect(talk.his(eventID)?.richText.plainText == "Four")
            #expect(talk.his.messages.count == 1)
        }
    }

    @Test(arguments: Backend.chosen) func anEditIsThereAfterARestart(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (id, _) = try await talk.annaSays("One")
            talk.anna.offline()
            try await talk.hers.editMessage(id, text: "Two")
            try await talk.anna.restart()
            let again = talk.anna.client.channelController(for: talk.cid)
            try await eventually("the edit shows") { again.messages.first?.text == "Two" }
            #expect(again.messages.first?.id == id)
            talk.anna.online()
            try await eventually("ben has it") { talk.his.messages.first?.text == "Two" }
        }
    }

    @Test(arguments: Backend.chosen) func nobodyEditsForOthers(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (_, eventID) = try await talk.annaSays("Mine")
            try? await talk.his.editMessage(eventID, text: "Forged")
            try await talk.annaSays("After")
            #expect(talk.her(eventID)?.text == "Mine")
        }
    }

    @Test(arguments: Backend.chosen) func anEmptyEditIsRefused(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (id, _) = try await talk.annaSays("One")
            await #expect { try await talk.hers.editMessage(id, text: "  ") } throws: {
                ($0 as? ClientError)?.kind == .emptyMessage
            }
            #expect(talk.her(id)?.text == "One")
        }
    }

    @Test(arguments: Backend.chosen) func aMessageIsEditedBeforeItIsSent(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            talk.anna.offline()
            let id = try await talk.hers.createNewMessage(text: "Typpo")
            try await talk.hers.editMessage(id, text: "*Typo*")
            #expect(talk.her(id)?.text == "*Typo*")
            talk.anna.online()
            try await eventually("ben has the right one") { talk.his.messages.first?.text == "*Typo*" }
            #expect(talk.his.messages.first?.richText.plainText == "Typo")
        }
    }

    @Test(arguments: Backend.chosen) func aMessageIsCancelledBeforeItIsSent(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            talk.anna.offline()
            let id = try await talk.hers.createNewMessage(text: "Never mind")
            try await talk.hers.deleteMessage(id)
            #expect(talk.her(id).map(\.isDeleted) ?? true)
            talk.anna.online()
            try await talk.annaSays("After")
            #expect(!talk.his.messages.contains { $0.text == "Never mind" })
        }
    }

    @Test(arguments: Backend.chosen) func aDeletionIsThereAfterARestart(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (id, eventID) = try await talk.annaSays("Secret")
            talk.anna.offline()
            try await talk.hers.deleteMessage(id)
            #expect(talk.her(id)?.isDeleted == true)
            try await talk.anna.restart()
            let again = talk.anna.client.channelController(for: talk.cid)
            try await eventually("it stays deleted") { again.messages.first?.isDeleted == true }
            talk.anna.online()
            try await eventually("ben sees it") { talk.his(eventID)?.isDeleted == true }
            #expect(talk.his(eventID)?.text == "")
        }
    }

    @Test(arguments: Backend.chosen) func aDeletedMessageLosesWhatHungOnIt(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (id, eventID) = try await talk.annaSays("One")
            try await talk.his.addReaction("👍", to: eventID)
            try await talk.his.createNewMessage(text: "Answer", quotedMessageId: eventID)
            try await eventually("anna has the answer") { talk.hers.messages.first?.quotedMessage?.text == "One" }
            try await talk.hers.deleteMessage(id)
            try await eventually("the quote is empty") {
                talk.his.messages.first?.quotedMessage?.text == nil && talk.his(eventID)?.isDeleted == true
            }
            #expect(talk.his(eventID)?.reactions.isEmpty == true)
        }
    }

    @Test(arguments: Backend.chosen) func aDeletionOfSomebodyElsesMessageIsTakenBack(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (_, eventID) = try await talk.annaSays("Mine")
            try await talk.his.deleteMessage(eventID)
            try await eventually("it is back") { talk.his(eventID)?.text == "Mine" }
            #expect(talk.her(eventID)?.isDeleted == false)
        }
    }

    @Test(arguments: Backend.chosen) func aModeratorDeletesForOthers(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let id = try await talk.his.createNewMessage(text: "Rude")
            try await eventually("anna has it") { talk.hers.messages.first?.text == "Rude" }
            try await talk.hers.deleteMessage(try #require(talk.hers.messages.first?.id))
            try await eventually("it is gone at ben's") { talk.his(id)?.isDeleted == true }
        }
    }

    @Test(arguments: Backend.chosen) func identityStaysFromEchoToEvent(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (id, eventID) = try await talk.annaSays("One")
            #expect(talk.her(id)?.eventID == eventID)
            #expect(talk.hers.messages.map(\.id) == [id])
            try await talk.anna.restart()
            let again = try await talk.anna.open(talk.cid)
            #expect(again.messages.map(\.id) == [id])
        }
    }
}
