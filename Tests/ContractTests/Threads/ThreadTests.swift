import JSON
import Matrix
import Parlor
import Testing

@Suite("Threads")
struct ThreadTests {
    private func thread(_ person: Person, _ talk: Conversation, _ id: MessageId) async throws -> ChatMessageController {
        let controller = person.client.messageController(cid: talk.cid, messageId: id, pageSize: 10)
        try await controller.synchronize()
        return controller
    }

    @Test(arguments: Backend.chosen) func aReplyStaysOutOfTheChannel(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (id, eventID) = try await talk.annaSays("Root")
            let (hers, his) = (try await thread(talk.anna, talk, id), try await thread(talk.ben, talk, eventID))
            try await his.createNewReply(text: "Reply")
            #expect(his.replies.map(\.text) == ["Reply"])
            try await eventually("anna has it") { hers.replies.map(\.text) == ["Reply"] }
            #expect(talk.hers.messages.map(\.text) == ["Root"])
            #expect(talk.his.messages.map(\.text) == ["Root"])
            #expect(hers.replies.first?.threadRootID == eventID)
            #expect(hers.replies.first?.quotedMessage == nil)
            #expect(talk.anna.channel(talk.cid)?.previewMessage?.text == "Root")
        }
    }

    @Test(arguments: Backend.chosen) func aReplyMayStandInTheChannelToo(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (id, eventID) = try await talk.annaSays("Root")
            let his = try await thread(talk.ben, talk, eventID)
            try await his.createNewReply(text: "For all", showInChannel: true)
            #expect(talk.his.messages.map(\.text) == ["For all", "Root"])
            let hers = try await thread(talk.anna, talk, id)
            try await eventually("anna has it in both") {
                hers.replies.map(\.text) == ["For all"] && talk.hers.messages.map(\.text) == ["For all", "Root"]
            }
            #expect(talk.hers.messages.first?.isShownInChannel == true)
        }
    }

    @Test(arguments: Backend.chosen) func theRootTellsOfItsReplies(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (id, eventID) = try await talk.annaSays("Root")
            let (hers, his) = (try await thread(talk.anna, talk, id), try await thread(talk.ben, talk, eventID))
            try await his.createNewReply(text: "One")
            #expect(his.message?.thread?.replyCount == 1)
            #expect(his.message?.thread?.isParticipating == true)
            try await eventually("anna counts one") { talk.her(id)?.thread?.replyCount == 1 }
            #expect(talk.her(id)?.thread?.isParticipating == false)
            try await hers.createNewReply(text: "Two")
            try await eventually("both count two") {
                talk.her(id)?.thread?.replyCount == 2 && talk.his(eventID)?.thread?.replyCount == 2
            }
            let summary = try #require(talk.his(eventID)?.thread)
            #expect(summary.latestReply?.text == "Two")
            #expect(Set(summary.participants.map(\.id)) == [talk.anna.userID, talk.ben.userID])
        }
    }

    @Test(arguments: Backend.chosen) func aDeletedReplyNoLongerCounts(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (id, eventID) = try await talk.annaSays("Root")
            let his = try await thread(talk.ben, talk, eventID)
            try await his.createNewReply(text: "One")
            let second = try await his.createNewReply(text: "Two")
            try await eventually("anna counts two") { talk.her(id)?.thread?.replyCount == 2 }
            try await his.deleteMessage(second)
            try await eventually("one is left") {
                talk.her(id)?.thread?.replyCount == 1 && talk.her(id)?.thread?.latestReply?.text == "One"
            }
        }
    }

    @Test(arguments: Backend.chosen) func anEditedReplyShowsInTheSummary(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (id, eventID) = try await talk.annaSays("Root")
            let his = try await thread(talk.ben, talk, eventID)
            let reply = try await his.createNewReply(text: "One")
            try await eventually("anna has it") { talk.her(id)?.thread?.latestReply?.text == "One" }
            try await talk.his.editMessage(reply, text: "Uno")
            try await eventually("both see the edit") {
                talk.her(id)?.thread?.latestReply?.text == "Uno" && his.replies.first?.text == "Uno"
            }
            #expect(talk.her(id)?.thread?.replyCount == 1)
        }
    }

    @Test(arguments: Backend.chosen) func repliesAreComposedWithoutANetwork(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let hers = try await thread(talk.anna, talk, try await talk.annaSays("Old root").id)
            talk.anna.offline()
            try await hers.createNewReply(text: "To the old one")
            #expect(hers.message?.thread?.replyCount == 1)
            let root = try await talk.hers.createNewMessage(text: "New root")
            let fresh = talk.anna.client.messageController(cid: talk.cid, messageId: root)
            try await fresh.createNewReply(text: "To the new one")
            #expect(fresh.replies.map(\.text) == ["To the new one"])
            try await talk.anna.restart()
            talk.anna.online()
            try await eventually("ben has the new root") { talk.his.messages.first?.text == "New root" }
            let his = try await thread(talk.ben, talk, try #require(talk.his.messages.first?.eventID))
            try await eventually("and its reply") { his.replies.map(\.text) == ["To the new one"] }
            #expect(talk.his.messages.last?.thread?.replyCount == 1)
        }
    }

    @Test(arguments: Backend.chosen) func aReplyQuotesAnother(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (id, eventID) = try await talk.annaSays("Root")
            let (hers, his) = (try await thread(talk.anna, talk, id), try await thread(talk.ben, talk, eventID))
            let first = try await his.createNewReply(text: "One")
            try await his.createNewReply(OutgoingMessage(text: "Two", quotedMessageId: first))
            try await eventually("anna sees the quote") { hers.replies.first?.quotedMessage?.text == "One" }
        }
    }

    @Test(arguments: Backend.chosen) func replyingToAReplyStaysInTheThread(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (id, eventID) = try await talk.annaSays("Root")
            let his = try await thread(talk.ben, talk, eventID)
            let reply = try await his.createNewReply(text: "One")
            try await eventually("it is sent") {
                his.replies.first?.eventID != nil && his.replies.first?.localState == nil
            }
            try await talk.his.createNewMessage(OutgoingMessage(text: "Two", threadRootId: reply))
            try await eventually("both are in the one thread") { talk.her(id)?.thread?.replyCount == 2 }
        }
    }

    @Test(arguments: Backend.chosen) func otherClientsThreadsAreRead(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (id, eventID) = try await talk.annaSays("Root")
            let raw = try await talk.ben.raw(world)
            try await raw.send(
                .message,
                [
                    "msgtype": "m.text", "body": "> <@a:b> Root\n\nFrom elsewhere",
                    "m.relates_to": [
                        "rel_type": "m.thread", "event_id": .string(eventID), "is_falling_back": true,
                        "m.in_reply_to": ["event_id": .string(eventID)],
                    ],
                ], to: try talk.room)
            let hers = try await thread(talk.anna, talk, id)
            try await eventually("anna has it") { hers.replies.map(\.text) == ["From elsewhere"] }
            #expect(hers.replies.first?.quotedMessage == nil)
        }
    }

    @Test(arguments: Backend.chosen) func whatIsSentIsAThreadToOtherClients(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (id, eventID) = try await talk.annaSays("Root")
            let hers = try await thread(talk.anna, talk, id)
            try await hers.createNewReply(text: "One")
            try await eventually("it is sent") {
                hers.replies.first?.localState == nil && hers.replies.first?.eventID != nil
            }
            let reply = try #require(hers.replies.first?.eventID.flatMap(EventID.init))
            let raw = try await talk.anna.raw(world)
            let relation = try await raw.api.call(.event(try talk.room, reply))["content"]?["m.relates_to"]
            #expect(relation?["rel_type"] == "m.thread")
            #expect(relation?["event_id"]?.string == eventID)
            #expect(relation?["is_falling_back"] == true)
            #expect(relation?["m.in_reply_to"]?["event_id"]?.string == eventID)
        }
    }

    @Test(arguments: Backend.chosen) func aLongThreadIsPagedOnAnotherDevice(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (id, eventID) = try await talk.annaSays("Root")
            let hers = try await thread(talk.anna, talk, id)
            for number in 0..<25 { try await hers.createNewReply(text: "\(number)") }
            try await eventually("all are sent") { talk.his(eventID)?.thread?.replyCount == 25 }
            let device = try await world.newDevice(of: talk.ben) { $0.timelineLimit = 2 }
            let controller = try await thread(device, talk, eventID)
            #expect(controller.replies.map(\.text) == (15..<25).reversed().map(String.init))
            #expect(controller.message?.thread?.replyCount == 25)
            #expect(!controller.hasLoadedAllPreviousReplies)
            try await controller.loadPreviousReplies()
            #expect(controller.replies.map(\.text) == (5..<25).reversed().map(String.init))
            try await controller.loadPreviousReplies()
            #expect(controller.replies.map(\.text) == (0..<25).reversed().map(String.init))
            try await controller.loadPreviousReplies()
            #expect(controller.hasLoadedAllPreviousReplies)
            #expect(controller.replies.count == 25)
        }
    }

    @Test(arguments: Backend.chosen) func aThreadIsPagedBothWaysFromAReply(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (id, eventID) = try await talk.annaSays("Root")
            let hers = try await thread(talk.anna, talk, id)
            for number in 0..<30 { try await hers.createNewReply(text: "\(number)") }
            try await eventually("all are sent") {
                talk.his(eventID)?.thread?.replyCount == 30 && hers.replies.allSatisfy { $0.localState == nil }
            }
            try await hers.loadPreviousReplies(limit: 30)
            let target = try #require(hers.replies.first { $0.text == "10" }?.eventID)
            let device = try await world.newDevice(of: talk.ben) { $0.timelineLimit = 2 }
            let controller = try await thread(device, talk, eventID)
            try await controller.loadPageAroundReplyId(target, limit: 6)
            #expect(controller.replies.contains { $0.text == "10" })
            #expect(!controller.hasLoadedAllNextReplies)
            #expect(controller.replies.count == 6)
            while !controller.hasLoadedAllNextReplies { try await controller.loadNextReplies(limit: 7) }
            #expect(controller.replies.first?.text == "29")
            while !controller.hasLoadedAllPreviousReplies { try await controller.loadPreviousReplies(limit: 7) }
            #expect(controller.replies.map(\.text) == (0..<30).reversed().map(String.init))
            try await controller.loadFirstPage()
            #expect(controller.replies.map(\.text) == (20..<30).reversed().map(String.init))
        }
    }

    @Test(arguments: Backend.chosen) func repliesThatASyncPassedOverAreFetched(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world) { $0.timelineLimit = 3 }
            let (id, eventID) = try await talk.annaSays("Root")
            let (hers, his) = (try await thread(talk.anna, talk, id), try await thread(talk.ben, talk, eventID))
            try await hers.createNewReply(text: "0")
            try await eventually("ben has the first") { his.replies.count == 1 }
            talk.ben.offline()
            for number in 1..<9 { try await hers.createNewReply(text: "\(number)") }
            try await eventually("all are sent") {
                hers.replies.allSatisfy { $0.localState == nil && $0.eventID != nil }
            }
            talk.ben.online()
            try await eventually("ben has the last") { his.replies.first?.text == "8" }
            try await his.synchronize()
            #expect(his.replies.map(\.text) == (0..<9).reversed().map(String.init))
        }
    }

    @Test(arguments: Backend.chosen) func aMessageThatDoesNotExistIsATypedError(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let controller = talk.anna.client.messageController(cid: talk.cid, messageId: "$nothing")
            await #expect { try await controller.synchronize() } throws: {
                [.notFound, .forbidden].contains(($0 as? ClientError)?.kind)
            }
        }
    }

    @Test(arguments: Backend.chosen) func unreadRepliesAreCountedApart(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (id, eventID) = try await talk.annaSays("Root")
            let (hers, his) = (try await thread(talk.anna, talk, id), try await thread(talk.ben, talk, eventID))
            try await talk.his.markRead()
            try await eventually("all is read") { talk.ben.channel(talk.cid)?.unreadCount == .noUnread }
            try await his.createNewReply(text: "Mine")
            try await eventually("anna has it") { hers.replies.count == 1 }
            try await hers.createNewReply(text: "One")
            try await hers.createNewReply(text: "Two")
            try await eventually("ben has two unread in the thread") { his.unreadCount.messages == 2 }
            #expect(talk.ben.channel(talk.cid)?.unreadCount == .noUnread)
            try await his.markThreadRead()
            #expect(his.unreadCount == .noUnread)
            try await hers.createNewReply(text: "Three")
            try await eventually("one more") { his.unreadCount.messages == 1 }
        }
    }

    @Test(arguments: Backend.chosen) func readingAThreadFollowsTheAccount(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            let (id, eventID) = try await talk.annaSays("Root")
            let (hers, his) = (try await thread(talk.anna, talk, id), try await thread(talk.ben, talk, eventID))
            let device = try await world.newDevice(of: talk.ben)
            let other = try await thread(device, talk, eventID)
            try await hers.createNewReply(text: "One")
            try await eventually("both devices have it unread") {
                his.unreadCount.messages == 1 && other.unreadCount.messages == 1
            }
            try await his.markThreadRead()
            try await eventually("it is read on the other, too") { other.unreadCount == .noUnread }
        }
    }
}
