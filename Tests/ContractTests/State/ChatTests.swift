import Foundation
import Parlor
import Testing

@Suite("Chat: the state is ahead of the await")
struct ChatTests {
    private func chats(_ world: World) async throws -> (hers: Chat, his: Chat, talk: Conversation) {
        let talk = try await Conversation.start(world)
        let (hers, his) = (talk.anna.client.makeChat(for: talk.cid), talk.ben.client.makeChat(for: talk.cid))
        try await hers.get()
        try await his.get()
        return (hers, his, talk)
    }

    @Test(arguments: Backend.chosen) func sendEditReactDelete(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (hers, his, _) = try await chats(world)
            let id = try await hers.sendMessage("One")
            #expect(await hers.state.messages.map(\.text) == ["One"])
            try await hers.editMessage(id, text: "Two")
            #expect(await hers.state.messages.first?.text == "Two")
            try await hers.addReaction("🍅", to: id)
            #expect(await hers.state.messages.first?.reactions.map(\.key) == ["🍅"])
            try await hers.addReaction("🥕", to: id, enforceUnique: true)
            #expect(await hers.state.messages.first?.reactions.map(\.key) == ["🥕"])
            try await hers.removeReaction("🥕", from: id)
            #expect(await hers.state.messages.first?.reactions.isEmpty == true)
            try await eventually("it arrives") { await his.state.messages.first?.text == "Two" }
            try await eventually("it is sent") { await hers.state.messages.first?.localState == nil }
            try await hers.deleteMessage(id)
            #expect(await hers.state.messages.allSatisfy(\.isDeleted))
        }
    }

    @Test(arguments: Backend.chosen) func pinAndUnpin(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (hers, his, talk) = try await chats(world)
            let (id, _) = try await talk.annaSays("Rules")
            try await hers.pinMessage(id)
            #expect(await hers.state.messages.first?.isPinned == true)
            #expect(await hers.state.pinnedMessages.map(\.id) == [id])
            try await eventually("ben sees it") { await his.state.pinnedMessages.map(\.text) == ["Rules"] }
            try await hers.unpinMessage(id)
            #expect(await hers.state.pinnedMessages.isEmpty)
        }
    }

    @Test(arguments: Backend.chosen) func readingClearsTheFirstUnread(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (_, his, talk) = try await chats(world)
            try await talk.annaSays("Read")
            try await his.markRead()
            #expect(await his.state.firstUnreadMessageId == nil)
            let (_, first) = try await talk.annaSays("Unread 1")
            try await talk.annaSays("Unread 2")
            try await eventually("the first unread is known") { await his.state.firstUnreadMessageId == first }
            try await his.markRead()
            #expect(await his.state.firstUnreadMessageId == nil)
        }
    }

    @Test(arguments: Backend.chosen) func pagingAndJumping(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            for number in 0..<30 { try await talk.hers.createNewMessage(text: "\(number)") }
            try await eventually("all are sent") {
                talk.hers.messages.allSatisfy { $0.localState == nil } && talk.his.messages.first?.text == "29"
            }
            let target = try #require(talk.hers.messages.first { $0.text == "12" })
            let device = try await world.newDevice(of: talk.ben) { $0.timelineLimit = 5 }
            let chat = device.client.makeChat(for: ChannelQuery(cid: talk.cid, pageSize: 5))
            try await chat.get()
            #expect(await chat.state.messages.map(\.text) == (25..<30).reversed().map(String.init))
            #expect(try await chat.loadOlderMessages(limit: 3).map(\.text) == (22..<30).reversed().map(String.init))
            try await chat.loadMessages(around: try #require(target.eventID), limit: 4)
            #expect(await chat.state.isJumpedToMessage)
            #expect(await chat.state.messages.contains { $0.text == "12" })
            while await chat.state.isJumpedToMessage { try await chat.loadNewerMessages(limit: 6) }
            #expect(await chat.state.messages.first?.text == "29")
            try await chat.loadMessages(around: target.createdAt, limit: 4)
            #expect(await chat.state.messages.contains { $0.text == "12" })
            try await chat.jumpToLatest()
            #expect(await !chat.state.isJumpedToMessage)
            #expect(await chat.state.messages.map(\.text).prefix(5) == (25..<30).reversed().map(String.init).prefix(5))
        }
    }

    @Test(arguments: Backend.chosen) func aJumpLeadsToTheFirstUnread(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let talk = try await Conversation.start(world)
            try await talk.annaSays("Read")
            try await talk.his.markRead()
            for number in 0..<15 { try await talk.annaSays("\(number)") }
            let chat = talk.ben.client.makeChat(for: ChannelQuery(cid: talk.cid, pageSize: 4))
            try await eventually("the state is there") { await chat.state.firstUnreadMessageId != nil }
            try await chat.jumpToFirstUnread()
            #expect(await chat.state.messages.contains { $0.text == "0" })
            #expect(await chat.state.isJumpedToMessage)
        }
    }

    @Test(arguments: Backend.chosen) func typingShows(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (hers, his, talk) = try await chats(world)
            try await hers.keystroke()
            try await eventually("ben sees her") { await his.state.typingUsers.map(\.id) == [talk.anna.userID] }
            try await hers.stopTyping()
            try await eventually("and no longer") { await his.state.typingUsers.isEmpty }
        }
    }

    @Test(arguments: Backend.chosen) func aThreadShowsItsReplies(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (hers, his, talk) = try await chats(world)
            let (id, eventID) = try await talk.annaSays("Root")
            let (thread, other) = (hers.makeThread(of: id), his.makeThread(of: eventID))
            try await thread.get()
            try await other.get()
            let reply = try await thread.reply("One")
            #expect(await thread.state.replies.map(\.id) == [reply])
            #expect(await thread.state.message?.thread?.replyCount == 1)
            try await eventually("ben has it") { await other.state.replies.map(\.text) == ["One"] }
            try await other.addReaction("🍅", to: await other.state.replies.first?.id)
            #expect(await other.state.replies.first?.reactions.count == 1)
            try await other.markRead()
            #expect(await other.state.unreadCount == .noUnread)
            try await eventually("it is sent") { await thread.state.replies.first?.localState == nil }
            try await thread.deleteMessage(reply)
            #expect(await thread.state.replies.allSatisfy(\.isDeleted))
        }
    }

    @Test(arguments: Backend.chosen) func theStateOutlivesARestart(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (hers, _, talk) = try await chats(world)
            try await hers.sendMessage("One")
            talk.anna.offline()
            try await hers.sendMessage("Two")
            try await talk.anna.restart()
            let again = talk.anna.client.makeChat(for: talk.cid)
            try await eventually("both show") { await again.state.messages.map(\.text) == ["Two", "One"] }
        }
    }
}
