import JSON
import Matrix
import Support
import Testing

@testable import Parlor

@Suite("What others send")
struct StrangeEventsTests {
    @Test(arguments: Backend.chosen) func noticesAndEmotesAreToldApart(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (owner, room) = (try await anna.raw(world), try anna.room(cid))
            let his = try await ben.open(cid)
            try await owner.send(.message, ["msgtype": "m.notice", "body": "backup done"], to: room)
            try await owner.send(.message, ["msgtype": "m.emote", "body": "waters the plants"], to: room)
            try await eventually("ben has both") { his.messages.map(\.type) == [.emote, .notice] }
            #expect(his.messages.map(\.text) == ["waters the plants", "backup done"])
        }
    }

    @Test(arguments: Backend.chosen) func anUnknownKindOfMessageShowsItsText(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (owner, room) = (try await anna.raw(world), try anna.room(cid))
            let his = try await ben.open(cid)
            try await owner.send(.message, ["msgtype": "org.example.poll", "body": "Tea or coffee?"], to: room)
            try await eventually("ben can read it") { his.messages.map(\.text) == ["Tea or coffee?"] }
        }
    }

    @Test(arguments: Backend.chosen) func aPlaceShowsItsText(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (owner, room) = (try await anna.raw(world), try anna.room(cid))
            let his = try await ben.open(cid)
            try await owner.send(
                .message, ["msgtype": "m.location", "body": "The old oak", "geo_uri": "geo:51.5,-0.1"], to: room)
            try await eventually("ben can read it") { his.messages.map(\.text) == ["The old oak"] }
        }
    }

    @Test(arguments: Backend.chosen) func aMessageWithoutATextDoesNotStopTheRest(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (owner, room) = (try await anna.raw(world), try anna.room(cid))
            let his = try await ben.open(cid)
            if backend.skips("takes no `m.room.message` without a body") { return }
            try await owner.send(.message, ["msgtype": "m.text"], to: room)
            try await owner.send(.message, [:], to: room)
            try await owner.send("after", to: room)
            try await eventually("what comes after is there") { his.messages.first?.text == "after" }
        }
    }

    @Test(arguments: Backend.chosen) func aCustomEventIsNoMessage(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (owner, room) = (try await anna.raw(world), try anna.room(cid))
            let his = try await ben.open(cid)
            try await owner.send("org.example.moisture", ["percent": 40], to: room)
            try await owner.send("after", to: room)
            try await eventually("only the message shows") { his.messages.map(\.text) == ["after"] }
            #expect(ben.channel(cid)?.previewMessage?.text == "after")
        }
    }

    @Test(arguments: Backend.chosen) func theFallbackOfAnAnswerIsNotShown(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (owner, room) = (try await anna.raw(world), try anna.room(cid))
            let his = try await ben.open(cid)
            let question = try await owner.send("Ripe?", to: room)
            try await owner.send(
                .message,
                [
                    "msgtype": "m.text", "body": "> <@anna:localhost> Ripe?\n\nNot yet",
                    "m.relates_to": ["m.in_reply_to": ["event_id": .string(question.rawValue)]],
                ], to: room)
            try await eventually("only the answer shows") { his.messages.first?.text == "Not yet" }
            #expect(his.messages.first?.quotedMessage?.text == "Ripe?")
        }
    }

    @Test(arguments: Backend.chosen) func anEditWithoutNewContentChangesNothing(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (owner, room) = (try await anna.raw(world), try anna.room(cid))
            let his = try await ben.open(cid)
            let event = try await owner.send("One", to: room)
            try await owner.send(
                .message,
                [
                    "msgtype": "m.text", "body": "* Two",
                    "m.relates_to": ["rel_type": "m.replace", "event_id": .string(event.rawValue)],
                ], to: room)
            try await owner.send("after", to: room)
            try await eventually("what comes after is there") { his.messages.first?.text == "after" }
            #expect(his.messages.last?.text == "One")
        }
    }

    @Test(arguments: Backend.chosen) func anEditBySomeoneElseChangesNothing(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            try await hers.createNewMessage(text: "One")
            try await eventually("ben has it") { his.messages.first?.eventID != nil }
            let forger = try await ben.raw(world)
            let target = try #require(his.messages.first?.eventID)
            try await forger.send(
                .message,
                [
                    "msgtype": "m.text", "body": "* Forged", "m.new_content": ["msgtype": "m.text", "body": "Forged"],
                    "m.relates_to": ["rel_type": "m.replace", "event_id": .string(target)],
                ], to: anna.room(cid))
            try await forger.send("after", to: anna.room(cid))
            try await eventually("anna has what came after") { hers.messages.first?.text == "after" }
            #expect(hers.messages.contains { $0.text == "One" })
            #expect(!hers.messages.contains { $0.isEdited })
        }
    }

    @Test(arguments: Backend.chosen) func theLastOfSeveralEditsCounts(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            let id = try await hers.createNewMessage(text: "One")
            try await eventually("ben has it") { his.messages.first?.text == "One" }
            for text in ["Two", "Three", "Four"] { try await hers.editMessage(id, text: text) }
            try await eventually("ben sees the last") { his.messages.map(\.text) == ["Four"] }
            let fresh = try await world.newDevice(of: ben)
            let anew = try await fresh.open(cid)
            try await eventually("a new device too") { anew.messages.map(\.text) == ["Four"] }
            #expect(anew.messages.first?.isEdited == true)
        }
    }

    @Test(arguments: Backend.chosen) func anEditedMessageThatIsDeletedIsGone(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            let id = try await hers.createNewMessage(text: "One")
            try await eventually("ben has it") { his.messages.first?.text == "One" }
            try await hers.editMessage(id, text: "Two")
            try await eventually("ben sees the edit") { his.messages.first?.text == "Two" }
            try await hers.deleteMessage(id)
            try await eventually("gone at both") {
                his.messages.first?.isDeleted == true && hers.messages.first?.isDeleted == true
            }
            let anew = try await world.newDevice(of: ben).open(cid)
            #expect(anew.messages.map(\.isDeleted) == [true])
            #expect(anew.messages.map(\.text) == [""])
        }
    }

    @Test(arguments: Backend.chosen) func theOwnerDeletesWhatAMemberWrote(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            try await his.createNewMessage(text: "Spam")
            try await eventually("anna has it") { hers.messages.first?.text == "Spam" }
            try await hers.deleteMessage(try #require(hers.messages.first).id)
            try await eventually("gone at both") {
                his.messages.first?.isDeleted == true && hers.messages.first?.isDeleted == true
            }
        }
    }

    @Test(arguments: Backend.chosen) func aMemberCannotDeleteWhatTheOwnerWrote(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            let id = try await hers.createNewMessage(text: "One")
            try await eventually("ben has it") { his.messages.first?.text == "One" }
            try await his.deleteMessage(try #require(his.messages.first).id)
            try await his.createNewMessage(text: "after")
            try await eventually("anna has what came after") { hers.messages.first?.text == "after" }
            try await eventually("ben's client has taken it back") {
                his.messages.last?.isDeleted == false && his.messages.last?.text == "One"
            }
            #expect(hers.messages.last?.id == id)
            #expect(hers.messages.last?.isDeleted == false)
        }
    }

    @Test(arguments: Backend.chosen) func theSameReactionTwiceCountsOnce(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            let id = try await hers.createNewMessage(text: "One")
            try await eventually("ben has it") { his.messages.first?.text == "One" }
            let member = try await ben.raw(world)
            let target = try #require(his.messages.first?.eventID)
            let content: JSONValue = [
                "m.relates_to": ["rel_type": "m.annotation", "event_id": .string(target), "key": "🍅"]
            ]
            try await member.send(.reaction, content, to: ben.room(cid))
            _ = try? await member.send(.reaction, content, to: ben.room(cid))
            try await eventually("anna counts one") { hers.messages.first?.reactions.map(\.count) == [1] }
            try await hers.addReaction("🍅", to: id)
            try await eventually("and then two") { his.messages.first?.reactions.map(\.count) == [2] }
        }
    }

    @Test(arguments: Backend.chosen) func reactionsOfADeletedMessageAreGone(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            let id = try await hers.createNewMessage(text: "One")
            try await eventually("ben has it") { his.messages.first?.text == "One" }
            try await his.addReaction("🍅", to: try #require(his.messages.first).id)
            try await eventually("anna sees it") { hers.messages.first?.reactions.count == 1 }
            try await hers.deleteMessage(id)
            try await eventually("nothing is left at ben's") {
                his.messages.first?.isDeleted == true && his.messages.first?.reactions.isEmpty == true
            }
        }
    }

    @Test(arguments: Backend.chosen) func anyScriptAndLineBreaksArriveAsTheyWereWritten(_ backend: Backend) async throws
    {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            try await hers.createNewMessage(text: "One")
            try await eventually("ben has it") { his.messages.first?.text == "One" }
            let text = "Grüße 👩🏽‍🌾🇺🇦\n漢字かな\tעברית عربى\n\"quoted\" \\ <b>& more</b>"
            try await hers.createNewMessage(text: text)
            try await eventually("ben reads the same") { his.messages.first?.text == text }
            let anew = try await world.newDevice(of: ben).open(cid)
            #expect(anew.messages.first?.text == text)
        }
    }

    @Test(arguments: Backend.chosen) func aLongMessageArrivesWhole(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            try await hers.createNewMessage(text: "One")
            try await eventually("ben has it") { his.messages.first?.text == "One" }
            let text = String(repeating: "carrot ", count: 5_000)
            try await hers.createNewMessage(text: text)
            try await eventually("ben has it whole") { his.messages.first?.text == text }
        }
    }

    @Test(arguments: Backend.chosen) func anAnswerToADeletedMessageSaysSo(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            let id = try await hers.createNewMessage(text: "One")
            try await eventually("ben has it") { his.messages.first?.text == "One" }
            try await his.createNewMessage(text: "Indeed", quotedMessageId: try #require(his.messages.first?.eventID))
            try await eventually("anna has the answer") { hers.messages.first?.quotedMessage?.text == "One" }
            try await hers.deleteMessage(id)
            try await eventually("the quoted text is gone at both") {
                hers.messages.first?.quotedMessage != nil && hers.messages.first?.quotedMessage?.text == nil
                    && his.messages.first?.quotedMessage?.text == nil
            }
        }
    }

    @Test(arguments: Backend.chosen) func theNewestMessageOfAListIsTheEditedOne(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            let id = try await hers.createNewMessage(text: "One")
            try await eventually("ben has it") { his.messages.first?.text == "One" }
            try await hers.editMessage(id, text: "Two")
            try await eventually("ben's list shows it") { ben.channel(cid)?.previewMessage?.text == "Two" }
            try await hers.deleteMessage(id)
            try await eventually("ben's list shows that it is gone") {
                ben.channel(cid)?.previewMessage?.isDeleted == true
            }
        }
    }
}
