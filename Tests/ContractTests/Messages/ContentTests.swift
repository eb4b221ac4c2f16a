import JSON
import Matrix
import Parlor
import Testing

@Suite("What a message says")
struct ContentTests {
    @Test(arguments: Backend.chosen) func markdownArrivesAsForm(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            try await talk.annaSays("**Well** done")
            let message = try #require(talk.his.messages.first)
            #expect(message.text == "**Well** done")
            #expect(message.richText.blocks == [.paragraph([.init("Well", style: .bold), .init(" done")])])
            #expect(talk.hers.messages.first?.richText == message.richText)
        }
    }

    @Test(arguments: Backend.chosen) func plainTextGoesWithoutHTML(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            try await talk.annaSays("See https://parlor.example, 2 * 3")
            let message = try #require(talk.his.messages.first)
            #expect(message.formattedBody == nil)
            #expect(message.richText.links.count == 1)
        }
    }

    @Test(arguments: Backend.chosen) func aMentionCallsWhoIsMeant(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let ben = ChatUser(id: talk.ben.userID, name: "Ben")
            try await talk.hers.createNewMessage(text: "@Ben, look", mentions: [ben])
            try await eventually("ben is called") { talk.his.messages.first?.isMentioningCurrentUser == true }
            #expect(talk.his.messages.first?.richText.links == [.user(talk.ben.userID)])
            #expect(talk.hers.messages.first?.isMentioningCurrentUser == false)
            #expect(talk.hers.messages.first?.mentions.userIDs == [talk.ben.userID])
            try await eventually("it counts") { talk.ben.channel(talk.cid)?.unreadCount.mentions == 1 }
        }
    }

    @Test(arguments: Backend.chosen) func everybodyIsCalled(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            try await talk.hers.createNewMessage(OutgoingMessage(text: "@room, lunch", mentionsEveryone: true))
            try await eventually("ben is called") { talk.his.messages.first?.isMentioningCurrentUser == true }
            #expect(talk.his.messages.first?.richText.links == [.everyone])
        }
    }

    @Test(arguments: Backend.chosen) func customDataTravelsAndSurvivesAnEdit(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let data: CustomData = ["order": ["product": "tomato", "count": 3], "gift": true]
            let id = try await talk.hers.createNewMessage(text: "One", customData: data)
            #expect(talk.her(id)?.customData == data)
            try await eventually("ben has it") { talk.his.messages.first?.customData == data }
            try await eventually("it is sent") { talk.her(id)?.localState == nil }
            try await talk.hers.editMessage(id, text: "Two")
            try await eventually("ben has the edit") { talk.his.messages.first?.text == "Two" }
            #expect(talk.his.messages.first?.customData == data)
        }
    }

    @Test(arguments: Backend.chosen) func anEditMayChangeCustomData(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let id = try await talk.hers.createNewMessage(text: "One", customData: ["a": 1])
            try await talk.hers.editMessage(id, to: OutgoingMessage(text: "Two", customData: ["a": 2]))
            try await eventually("ben has the edit") {
                talk.his.messages.first?.text == "Two" && talk.his.messages.first?.customData == ["a": 2]
            }
        }
    }

    @Test(arguments: Backend.chosen) func kindsArriveAsTheyWereMeant(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            try await talk.hers.createNewMessage(OutgoingMessage(kind: .emote, text: "waves"))
            try await talk.hers.createNewMessage(OutgoingMessage(kind: .notice, text: "build failed"))
            let place = MessageLocation(latitude: 53.55, longitude: 9.99, uncertainty: 20)
            try await talk.hers.createNewMessage(OutgoingMessage(text: "The harbour", location: place))
            try await eventually("ben has all") { talk.his.messages.count == 3 }
            #expect(talk.his.messages.map(\.type) == [.location, .notice, .emote])
            #expect(talk.his.messages[0].location == place)
            #expect(talk.his.messages[0].text == "The harbour")
        }
    }

    @Test(arguments: Backend.chosen) func anUnknownKindShowsItsBody(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let raw = try await talk.anna.raw(world)
            let room = try talk.room
            try await raw.send(.message, ["msgtype": "org.example.poll", "body": "Poll: lunch?"], to: room)
            try await eventually("ben sees the fallback") { talk.his.messages.first?.text == "Poll: lunch?" }
            #expect(talk.his.messages.first?.contentType == "org.example.poll")
        }
    }

    @Test(arguments: Backend.chosen) func hostileHTMLIsHarmless(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let raw = try await talk.anna.raw(world)
            let room = try talk.room
            try await raw.send(
                .message,
                [
                    "msgtype": "m.text", "body": "hi", "format": "org.matrix.custom.html",
                    "formatted_body": "<script>x()</script><a href=\"javascript:x()\">hi</a><img src=x onerror=x()>",
                ], to: room)
            try await eventually("ben has it") { talk.his.messages.first?.text == "hi" }
            #expect(talk.his.messages.first?.richText == RichText(blocks: [.paragraph([.init("hi")])]))
        }
    }

    @Test(arguments: Backend.chosen) func theFallbackOfAnAnswerIsStripped(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let question = try await talk.annaSays("Lunch?")
            let raw = try await talk.anna.raw(world)
            let room = try talk.room
            try await raw.send(
                .message,
                [
                    "msgtype": "m.text", "body": "> <@a:b> Lunch?\n\nYes", "format": "org.matrix.custom.html",
                    "formatted_body": "<mx-reply><blockquote>Lunch?</blockquote></mx-reply><b>Yes</b>",
                    "m.relates_to": ["m.in_reply_to": ["event_id": .string(question.eventID)]],
                ], to: room)
            try await eventually("ben has it") { talk.his.messages.first?.text == "Yes" }
            #expect(talk.his.messages.first?.richText.plainText == "Yes")
            #expect(talk.his.messages.first?.quotedMessage?.text == "Lunch?")
        }
    }

    @Test(arguments: Backend.chosen) func anAnswerToAnUnsentMessageFindsIt(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            talk.anna.offline()
            let first = try await talk.hers.createNewMessage(text: "First")
            try await talk.hers.createNewMessage(text: "Second", quotedMessageId: first)
            #expect(talk.hers.messages.first?.quotedMessage?.text == "First")
            talk.anna.online()
            try await eventually("ben sees the answer") { talk.his.messages.first?.quotedMessage?.text == "First" }
        }
    }

    @Test(arguments: Backend.chosen) func aLinkLeadsToItsMessage(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            try await talk.annaSays("Here")
            for number in 0..<5 { try await talk.annaSays("\(number)") }
            let message = try #require(talk.his.messages.last)
            let link = try MessageLink(to: message, in: try #require(talk.ben.channel(talk.cid)))
            let read = try #require(MessageLink(url: link.url))
            let chat = talk.anna.client.makeChat(for: read)
            try await chat.get()
            #expect(await chat.state.messages.contains { $0.text == "Here" })
            try await talk.his.open(read)
            #expect(talk.his.messages.contains { $0.text == "Here" })
        }
    }
}
