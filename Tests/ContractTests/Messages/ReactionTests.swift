import Parlor
import Testing

@Suite("Reactions")
struct ReactionTests {
    @Test(arguments: Backend.chosen) func aReactionShowsAtOnce(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (_, eventID) = try await talk.annaSays("One")
            talk.ben.offline()
            try await talk.his.addReaction("🍅", to: eventID)
            #expect(talk.his(eventID)?.reactions.first?.isOwn == true)
            try await talk.his.removeReaction("🍅", from: eventID)
            #expect(talk.his(eventID)?.reactions.isEmpty == true)
            talk.ben.online()
            try await talk.annaSays("Two")
            // It may have been on its way when it was withdrawn.
            try await eventually("anna sees none") { talk.her(eventID)?.reactions.isEmpty == true }
        }
    }

    @Test(arguments: Backend.chosen) func aWithdrawalShowsAtOnceAndAfterARestart(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (_, eventID) = try await talk.annaSays("One")
            try await talk.his.addReaction("🍅", to: eventID)
            try await eventually("anna has it") { talk.her(eventID)?.reactions.count == 1 }
            talk.ben.offline()
            try await talk.his.removeReaction("🍅", from: eventID)
            #expect(talk.his(eventID)?.reactions.isEmpty == true)
            try await talk.ben.restart()
            let again = talk.ben.client.channelController(for: talk.cid)
            try await eventually("the message shows") { again.messages.count == 1 }
            #expect(again.messages.first?.reactions.isEmpty == true)
            talk.ben.online()
            try await eventually("anna sees it gone") { talk.her(eventID)?.reactions.isEmpty == true }
        }
    }

    @Test(arguments: Backend.chosen) func theSameReactionCountsOnce(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (_, eventID) = try await talk.annaSays("One")
            for _ in 0..<3 { try await talk.his.addReaction("🍅", to: eventID) }
            try await eventually("anna has one") { talk.her(eventID)?.reactions.map(\.count) == [1] }
            try await talk.his.removeReaction("🍅", from: eventID)
            try await eventually("and none") { talk.her(eventID)?.reactions.isEmpty == true }
        }
    }

    @Test(arguments: Backend.chosen) func aUniqueReactionTakesThePlaceOfOthers(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (id, eventID) = try await talk.annaSays("One")
            try await talk.his.addReaction("🍅", to: eventID)
            try await talk.his.addReaction("🥕", to: eventID)
            try await talk.hers.addReaction("🍅", to: id)
            try await talk.his.addReaction("🥦", to: eventID, enforceUnique: true)
            #expect(talk.his(eventID)?.reactions.filter(\.isOwn).map(\.key) == ["🥦"])
            try await eventually("anna sees hers and his") {
                Set(talk.her(eventID)?.reactions.map(\.key) ?? []) == ["🍅", "🥦"]
                    && talk.her(eventID)?.reactions.first { $0.key == "🍅" }?.userIDs == [talk.anna.userID]
            }
        }
    }

    @Test(arguments: Backend.chosen) func aReactionToAnUnsentMessageWaitsForIt(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            talk.anna.offline()
            let id = try await talk.hers.createNewMessage(text: "One")
            try await talk.hers.addReaction("🍅", to: id)
            #expect(talk.her(id)?.reactions.map(\.key) == ["🍅"])
            talk.anna.online()
            try await eventually("ben has both") { talk.his.messages.first?.reactions.map(\.key) == ["🍅"] }
        }
    }

    @Test(arguments: Backend.chosen) func whoReactedIsPaged(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (id, eventID) = try await talk.annaSays("One")
            for key in ["1", "2", "3", "4"] { try await talk.his.addReaction(key, to: eventID) }
            try await eventually("all are there") { talk.her(id)?.reactions.count == 4 }
            let controller = talk.anna.client.messageController(cid: talk.cid, messageId: eventID)
            try await eventually("the message shows") { controller.message != nil }
            while !controller.hasLoadedAllReactors { try await controller.loadNextReactors(limit: 2) }
            #expect(Set(controller.reactors.map(\.key)) == ["1", "2", "3", "4"])
            #expect(controller.reactors.allSatisfy { $0.user.id == talk.ben.userID })
        }
    }

    @Test(arguments: Backend.chosen) func reactionsOfOldMessagesCanBeLoaded(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (_, eventID) = try await talk.annaSays("Old")
            try await talk.his.addReaction("🍅", to: eventID)
            try await eventually("anna has it") { talk.her(eventID)?.reactions.count == 1 }
            let device = try await world.newDevice(of: talk.anna) { $0.timelineLimit = 1 }
            let controller = device.client.messageController(cid: talk.cid, messageId: eventID)
            try await controller.synchronize()
            #expect(controller.message?.text == "Old")
            try await controller.loadNextReactors()
            #expect(controller.message?.reactions.map(\.key) == ["🍅"])
        }
    }
}
