import Parlor
import Testing

@Suite("What is read")
struct ReadingTests {
    @Test(arguments: Backend.chosen) func unreadMessagesAreCountedUntilTheyAreRead(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            for number in 1...3 { try await hers.createNewMessage(text: "\(number)") }
            try await eventually("three wait for ben") { ben.channel(cid)?.unreadCount.messages == 3 }
            #expect(anna.channel(cid)?.unreadCount == .noUnread)
            try await his.markRead()
            #expect(ben.channel(cid)?.unreadCount == .noUnread)
            try await eventually("anna sees that ben has read") {
                hers.messages.first?.readBy.map(\.id) == [ben.userID]
            }
        }
    }

    @Test(arguments: Backend.chosen) func readingOnOneDeviceCountsOnTheOther(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let second = try await world.newDevice(of: ben)
            try await anna.open(cid).createNewMessage(text: "Hello")
            try await eventually("both devices wait") {
                ben.channel(cid)?.unreadCount.messages == 1 && second.channel(cid)?.unreadCount.messages == 1
            }
            try await second.open(cid).markRead()
            try await eventually("read here too") { ben.channel(cid)?.unreadCount == .noUnread }
        }
    }
}
