import Parlor
import Testing

@Suite("Edits, deletions, reactions, answers")
struct ChangingTests {
    @Test(arguments: Backend.chosen) func anEditShowsAtBoth(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (hers, his, id) = try await conversation(world)
            try await hers.editMessage(id, text: "Two")
            #expect(hers.messages.first?.text == "Two")
            try await eventually("ben sees it") {
                his.messages.first?.text == "Two" && his.messages.first?.isEdited == true
            }
            #expect(his.messages.count == 1)
        }
    }

    @Test(arguments: Backend.chosen) func aDeletedMessageLeavesItsPlace(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (hers, his, id) = try await conversation(world)
            try await hers.deleteMessage(id)
            try await eventually("ben sees it") { his.messages.first?.isDeleted == true }
            #expect(his.messages.map(\.text) == [""])
            #expect(hers.messages.map(\.id) == [id])
        }
    }

    @Test(arguments: Backend.chosen) func reactionsAreCountedAndTakenBack(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (hers, his, id) = try await conversation(world)
            try await his.addReaction("🍅", to: try #require(his.messages.first).id)
            try await hers.addReaction("🍅", to: id)
            try await eventually("both see two") {
                his.messages.first?.reactions.first?.count == 2 && hers.messages.first?.reactions.first?.count == 2
            }
            try await hers.removeReaction("🍅", from: id)
            try await eventually("one is left") {
                his.messages.first?.reactions.first?.count == 1
                    && hers.messages.first?.reactions.first?.isOwn == false
            }
        }
    }

    @Test(arguments: Backend.chosen) func anAnswerNamesWhatItAnswers(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (hers, his, _) = try await conversation(world)
            let question = try #require(his.messages.first)
            try await his.createNewMessage(text: "Indeed", quotedMessageId: question.id)
            try await eventually("anna sees both") { hers.messages.first?.quotedMessage?.text == "One" }
            #expect(hers.messages.first?.text == "Indeed")
        }
    }

    /// Anna and Ben look at the same channel, in which Anna has said one thing.
    private func conversation(
        _ world: World
    ) async throws -> (hers: ChatChannelController, his: ChatChannelController, id: MessageId) {
        let (anna, ben, cid) = try await world.pair()
        let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
        let id = try await hers.createNewMessage(text: "One")
        try await eventually("ben has it") { his.messages.first?.text == "One" }
        return (hers, his, id)
    }
}
