import JSON
import Matrix
import Support
import Testing

@testable import Parlor

@Suite("Several readers")
struct ManyReadersTests {
    @Test(arguments: Backend.chosen) func eachReaderIsNamedOnce(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let people = try await world.people("anna", "ben", "clara", "dora")
            let (anna, others) = (people[0], Array(people.dropFirst()))
            let cid = try await world.channel(of: anna, with: others)
            let hers = try await anna.open(cid)
            try await hers.createNewMessage(text: "Who is here?")
            for person in others {
                let controller = try await person.open(cid)
                try await eventually("\(person.name) has it") { controller.messages.first?.text == "Who is here?" }
                try await controller.markRead()
            }
            try await eventually("anna sees all three") {
                Set(hers.messages.first?.readBy.map(\.id) ?? []) == Set(others.map(\.userID))
            }
            #expect(hers.messages.first?.readBy.count == 3)
        }
    }

    @Test(arguments: Backend.chosen) func readingMovesForward(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            try await hers.createNewMessage(text: "one")
            try await eventually("ben has one") { his.messages.first?.text == "one" }
            try await his.markRead()
            try await eventually("one is read") { hers.messages.first?.deliveryState == .read }
            try await hers.createNewMessage(text: "two")
            try await eventually("two is sent, and not read") { hers.messages.map(\.deliveryState) == [.sent, .read] }
            try await eventually("ben has two") { his.messages.first?.text == "two" }
            try await his.markRead()
            try await eventually("both are read") { hers.messages.map(\.deliveryState) == [.read, .read] }
        }
    }

    @Test(arguments: Backend.chosen) func whoAnswersHasRead(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            try await hers.createNewMessage(text: "Question")
            try await eventually("it waits for ben") { ben.channel(cid)?.unreadCount.messages == 1 }
            try await his.createNewMessage(text: "Answer")
            try await eventually("nothing waits") { ben.channel(cid)?.unreadCount == .noUnread }
        }
    }

    @Test(arguments: Backend.chosen) func aMentionIsCountedApart(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (owner, room) = (try await anna.raw(world), try anna.room(cid))
            try await owner.send("for everybody", to: room)
            try await owner.send(
                .message,
                ["msgtype": "m.text", "body": "for ben", "m.mentions": ["user_ids": [.string(ben.userID)]]], to: room)
            try await eventually("two wait, one of them is for ben") {
                ben.channel(cid)?.unreadCount == ChannelUnreadCount(messages: 2, mentions: 1)
            }
            #expect(ben.client.totalUnreadCount == ChannelUnreadCount(messages: 2, mentions: 1))
            try await ben.open(cid).markRead()
            #expect(ben.client.totalUnreadCount == .noUnread)
        }
    }

    @Test(arguments: Backend.chosen) func aMutedChannelDoesNotAddToTheTotal(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let other = try await world.channel(of: anna, with: [ben], name: "Orchard")
            try await ben.client.setMuted(true, other)
            try await eventually("it is muted") { ben.channel(other)?.isMuted == true }
            try await anna.open(other).createNewMessage(text: "quiet")
            try await anna.open(cid).createNewMessage(text: "loud")
            try await eventually("one waits") { ben.channel(cid)?.unreadCount.messages == 1 }
            try await eventually("the quiet one came") { ben.channel(other)?.previewMessage?.text == "quiet" }
            #expect(ben.client.totalUnreadCount.messages == 1)
        }
    }

    @Test(arguments: Backend.chosen) func whatIsUnreadSurvivesARestart(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let hers = try await anna.open(cid)
            try await hers.createNewMessage(text: "one")
            try await hers.createNewMessage(text: "two")
            try await eventually("two wait") { ben.channel(cid)?.unreadCount.messages == 2 }
            ben.offline()
            try await ben.restart()
            #expect(ben.channel(cid)?.unreadCount.messages == 2)
            #expect(ben.client.totalUnreadCount.messages == 2)
        }
    }

    @Test(arguments: Backend.chosen) func editsAndReactionsAreNotUnread(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            let id = try await hers.createNewMessage(text: "one")
            try await eventually("ben has it") { his.messages.first?.text == "one" }
            try await his.markRead()
            try await eventually("anna sees it") { hers.messages.first?.deliveryState == .read }
            try await hers.addReaction("🍅", to: id)
            try await eventually("ben sees the reaction") { his.messages.first?.reactions.count == 1 }
            #expect(ben.channel(cid)?.unreadCount == .noUnread)
        }
    }
}
