import Parlor
import Testing

@Suite("Drafts")
struct DraftTests {
    @Test(arguments: Backend.chosen) func aDraftSurvivesARestartWithoutANetwork(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, _, cid) = try await world.pair()
            anna.offline()
            let controller = anna.client.channelController(for: cid)
            try await controller.setDraft("Dear Be")
            #expect(controller.draft()?.text == "Dear Be")
            try await anna.restart()
            #expect(anna.channel(cid)?.draft?.text == "Dear Be")
            #expect(anna.client.channelsWithDrafts.map(\.cid) == [cid])
        }
    }

    @Test(arguments: Backend.chosen) func aDraftFollowsTheAccount(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, _, cid) = try await world.pair()
            let phone = try await world.newDevice(of: anna)
            let here = try await anna.open(cid)
            for text in ["D", "De", "Dear"] { try await here.setDraft(text) }
            try await eventually("it is there") { phone.channel(cid)?.draft?.text == "Dear" }
            try await phone.open(cid).setDraft("Dear Ben")
            try await eventually("the newest wins") { anna.channel(cid)?.draft?.text == "Dear Ben" }
            try await here.deleteDraft()
            try await eventually("gone there") { phone.channel(cid)?.draft == nil }
        }
    }

    @Test(arguments: Backend.chosen) func eachThreadHasADraftOfItsOwn(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, _, cid) = try await world.pair()
            let controller = try await anna.open(cid)
            try await controller.createNewMessage(text: "Root")
            try await eventually("it is sent") { controller.messages.first?.eventID != nil }
            let root = try #require(controller.messages.first?.eventID)
            try await controller.setDraft("Above")
            try await controller.setDraft("Below", quoting: root, in: root)
            #expect(controller.draft()?.text == "Above")
            #expect(controller.draft(in: root)?.text == "Below")
            #expect(controller.draft(in: root)?.quotedMessageID == root)
            #expect(controller.channel?.drafts.map(\.text) == ["Below", "Above"])
        }
    }

    @Test(arguments: Backend.chosen) func sendingClearsTheDraft(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, _, cid) = try await world.pair()
            let phone = try await world.newDevice(of: anna)
            let controller = try await anna.open(cid)
            try await controller.setDraft("Hello")
            try await eventually("it is there") { phone.channel(cid)?.draft?.text == "Hello" }
            try await controller.createNewMessage(text: "Hello")
            #expect(controller.draft() == nil)
            try await eventually("gone there") { phone.channel(cid)?.draft == nil }
        }
    }
}
