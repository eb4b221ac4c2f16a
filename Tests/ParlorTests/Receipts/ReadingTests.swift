import Foundation
import Testing

@testable import Parlor

@Suite("What is read")
struct ReadingTests {
    @Test func unreadMessagesAreCountedAndReadingClearsThemAtOnce() async throws {
        try await withWorld { world in
            let (anna, ben, cid) = try await world.pair()
            let hers = anna.channelController(for: cid)
            for number in 1...3 { try await hers.createNewMessage(text: "\(number)") }
            try await eventually("three wait for ben") { ben.channel(cid)?.unreadCount.messages == 3 }
            #expect(ben.totalUnreadCount.messages == 3)
            #expect(anna.channel(cid)?.unreadCount == .noUnread)
            let his = ben.channelController(for: cid)
            try await his.synchronize()
            try await his.markRead()
            #expect(ben.channel(cid)?.unreadCount == .noUnread)
            try await eventually("the outbox is empty") {
                try await ben.currentSession.store.read { try $0.rows("SELECT id FROM outbox") { $0.int(0) } }.isEmpty
            }
            try await hers.createNewMessage(text: "4")
            try await eventually("one more") { ben.channel(cid)?.unreadCount.messages == 1 }
        }
    }

    @Test func aTickBecomesTwoWhenTheOtherHasRead() async throws {
        try await withWorld { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (anna.channelController(for: cid), ben.channelController(for: cid))
            try await his.synchronize()
            try await hers.synchronize()
            try await hers.createNewMessage(text: "Did you see?")
            #expect(hers.messages.first?.deliveryState == .pending || hers.messages.first?.deliveryState == .sent)
            try await eventually("sent") { hers.messages.first?.deliveryState == .sent }
            try await eventually("it arrives") { his.messages.first?.text == "Did you see?" }
            try await his.markRead()
            try await eventually("read") { hers.messages.first?.deliveryState == .read }
            #expect(hers.messages.first?.readBy.map(\.id) == ["@ben:localhost"])
            #expect(hers.channel?.reads.map(\.user.id) == ["@ben:localhost", "@anna:localhost"])
            #expect(anna.channel(cid)?.previewMessage?.deliveryState == .read)
        }
    }

    @Test func readingWithoutANetworkIsToldLater() async throws {
        try await withWorld(.folder) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (anna.channelController(for: cid), ben.channelController(for: cid))
            try await hers.synchronize()
            try await his.synchronize()
            try await hers.createNewMessage(text: "Hello")
            try await eventually("it arrives") { ben.channel(cid)?.unreadCount.messages == 1 }
            await world.server.pause()
            try await his.markRead()
            #expect(ben.channel(cid)?.unreadCount == .noUnread)
            try await world.server.resume()
            try await eventually("anna hears of it") { hers.messages.first?.deliveryState == .read }
            #expect(ben.channel(cid)?.unreadCount == .noUnread)
        }
    }

    @Test func readingOnAnotherDeviceCountsHereToo() async throws {
        try await withWorld { world in
            let (anna, ben, cid) = try await world.pair()
            let second = world.client("ben-second")
            try await second.connect(userID: "ben", password: World.password)
            try await anna.channelController(for: cid).createNewMessage(text: "Hello")
            try await eventually("both devices wait") {
                ben.channel(cid)?.unreadCount.messages == 1 && second.channel(cid)?.unreadCount.messages == 1
            }
            try await second.channelController(for: cid).markRead()
            try await eventually("read here too") { ben.channel(cid)?.unreadCount == .noUnread }
        }
    }
}
