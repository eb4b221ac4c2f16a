import Foundation
import Testing

@testable import Parlor

@Suite("Edits, deletions, reactions, answers")
struct EditingTests {
    /// Anna and Ben look at the same channel, in which Anna has said one thing.
    private func conversation(
        _ world: World
    ) async throws -> (hers: ChatChannelController, his: ChatChannelController, id: MessageId) {
        let (anna, ben, cid) = try await world.pair()
        let (hers, his) = (anna.channelController(for: cid), ben.channelController(for: cid))
        try await hers.synchronize()
        try await his.synchronize()
        let id = try await hers.createNewMessage(text: "One")
        try await eventually("ben has it") { his.messages.first?.text == "One" }
        return (hers, his, id)
    }

    @Test func anEditShowsAtOnceAndAtTheOther() async throws {
        try await withWorld { world in
            let (hers, his, id) = try await conversation(world)
            try await hers.editMessage(id, text: "Two")
            #expect(hers.messages.first?.text == "Two")
            try await eventually("ben sees it") {
                his.messages.first?.text == "Two" && his.messages.first?.isEdited == true
            }
            #expect(his.messages.count == 1)
            #expect(hers.messages.count == 1)
        }
    }

    @Test func messageEditedWhileBeingSent() async throws {
        try await withWorld { world in
            let (hers, his, _) = try await conversation(world)
            let id = try await hers.createNewMessage(text: "Typpo")
            try await hers.editMessage(id, text: "Typo")
            try await eventually("both see the edit") {
                hers.messages.first?.text == "Typo" && his.messages.first?.text == "Typo"
            }
            #expect(his.messages.count == 2)
        }
    }

    @Test func onlyTheAuthorEditsAMessage() async throws {
        try await withWorld { world in
            let (hers, his, _) = try await conversation(world)
            let eventID = try #require(his.messages.first?.eventID)
            try await his.editMessage(eventID, text: "Forged")
            try await his.createNewMessage(text: "After that")
            try await eventually("anna has what came after") { hers.messages.first?.text == "After that" }
            #expect(hers.messages.map(\.text) == ["After that", "One"])
        }
    }

    @Test func aDeletedMessageLeavesItsPlace() async throws {
        try await withWorld { world in
            let (hers, his, id) = try await conversation(world)
            try await hers.deleteMessage(id)
            #expect(hers.messages.first?.isDeleted == true)
            try await eventually("ben sees it") { his.messages.first?.isDeleted == true }
            #expect(his.messages.first?.text == "")
            #expect(his.messages.count == 1)
            #expect(hers.messages.first?.id == id)
        }
    }

    @Test func reactionsAreCountedAndTakenBack() async throws {
        try await withWorld { world in
            let (hers, his, id) = try await conversation(world)
            let eventID = try #require(his.messages.first?.eventID)
            try await his.addReaction("🍅", to: eventID)
            #expect(his.messages.first?.reactions.first?.isOwn == true)
            try await hers.addReaction("🍅", to: id)
            try await eventually("both see two") {
                his.messages.first?.reactions.first?.count == 2 && hers.messages.first?.reactions.first?.count == 2
            }
            try await hers.removeReaction("🍅", from: id)
            try await eventually("one is left") {
                his.messages.first?.reactions.first?.userIDs == ["@ben:localhost"]
                    && hers.messages.first?.reactions.first?.isOwn == false
            }
        }
    }

    @Test func anAnswerNamesWhatItAnswers() async throws {
        try await withWorld { world in
            let (hers, his, _) = try await conversation(world)
            let question = try #require(his.messages.first)
            try await his.createNewMessage(text: "Indeed", quotedMessageId: question.id)
            try await eventually("anna sees both") { hers.messages.first?.quotedMessage?.text == "One" }
            #expect(hers.messages.first?.text == "Indeed")
            #expect(hers.messages.first?.quotedMessage?.author?.displayName == "anna")
        }
    }
}
