import Matrix
import Support
import Testing

@testable import Parlor

@Suite("Several devices of one person")
struct SeveralDevicesTests {
    @Test(arguments: Backend.chosen) func whatOneDeviceSendsTheOtherShowsAsOwn(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, _, cid) = try await world.pair()
            let tablet = try await world.newDevice(of: anna)
            let onTablet = try await tablet.open(cid)
            try await anna.open(cid).createNewMessage(text: "From the phone")
            try await eventually("it is on the tablet") { onTablet.messages.first?.text == "From the phone" }
            #expect(onTablet.messages.first?.isSentByCurrentUser == true)
            #expect(tablet.channel(cid)?.unreadCount == .noUnread)
        }
    }

    @Test(arguments: Backend.chosen) func anEditOnOneDeviceShowsOnTheOther(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let tablet = try await world.newDevice(of: anna)
            let (onPhone, onTablet) = (try await anna.open(cid), try await tablet.open(cid))
            try await onPhone.createNewMessage(text: "Typpo")
            try await eventually("it is on the tablet") { onTablet.messages.first?.text == "Typpo" }
            try await onTablet.editMessage(try #require(onTablet.messages.first).id, text: "Typo")
            try await eventually("the phone shows it") { onPhone.messages.first?.text == "Typo" }
            let his = try await ben.open(cid)
            try await eventually("ben too") { his.messages.first?.text == "Typo" }
        }
    }

    @Test(arguments: Backend.chosen) func aReactionIsCountedOnceForAPersonWithTwoDevices(_ backend: Backend)
        async throws
    {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let tablet = try await world.newDevice(of: anna)
            let (onPhone, onTablet) = (try await anna.open(cid), try await tablet.open(cid))
            let his = try await ben.open(cid)
            try await his.createNewMessage(text: "Ripe?")
            try await eventually("both have it") {
                onPhone.messages.first?.text == "Ripe?" && onTablet.messages.first?.text == "Ripe?"
            }
            try await onPhone.addReaction("🍅", to: try #require(onPhone.messages.first).id)
            try await eventually("the tablet shows it as own") {
                onTablet.messages.first?.reactions.first?.isOwn == true
            }
            try await eventually("ben counts one") { his.messages.first?.reactions.map(\.count) == [1] }
            try await onTablet.removeReaction("🍅", from: try #require(onTablet.messages.first).id)
            try await eventually("gone everywhere") {
                onPhone.messages.first?.reactions.isEmpty == true && his.messages.first?.reactions.isEmpty == true
            }
        }
    }

    @Test(arguments: Backend.chosen) func mutedOnOneDeviceIsMutedOnTheOther(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, _, cid) = try await world.pair()
            let tablet = try await world.newDevice(of: anna)
            try await anna.client.setMuted(true, cid)
            try await eventually("muted on both") {
                anna.channel(cid)?.isMuted == true && tablet.channel(cid)?.isMuted == true
            }
            try await tablet.client.setMuted(false, cid)
            try await eventually("unmuted on both") {
                anna.channel(cid)?.isMuted == false && tablet.channel(cid)?.isMuted == false
            }
        }
    }

    @Test(arguments: Backend.chosen) func pinnedOnOneDeviceIsPinnedOnTheOther(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let tablet = try await world.newDevice(of: anna)
            try await anna.client.setPinned(true, cid)
            try await eventually("pinned on both") {
                anna.channel(cid)?.isPinned == true && tablet.channel(cid)?.isPinned == true
            }
            try await tablet.client.setPinned(false, cid)
            try await eventually("unpinned on both") {
                anna.channel(cid)?.isPinned == false && tablet.channel(cid)?.isPinned == false
            }
            #expect(ben.channel(cid)?.isPinned == false)
        }
    }

    @Test(arguments: Backend.chosen) func aChannelMadeOnOneDeviceAppearsOnTheOther(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let anna = try await world.person("anna")
            let tablet = try await world.newDevice(of: anna)
            let cid = try await anna.client.createChannel(name: "Alone")
            try await eventually("it is on the tablet") { tablet.channel(cid)?.name == "Alone" }
            try await tablet.client.leaveChannel(cid)
            try await eventually("it is gone from the phone") { anna.channel(cid)?.membership == .left }
        }
    }

    @Test(arguments: Backend.chosen) func aNewDeviceKnowsWhatIsUnread(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let hers = try await anna.open(cid)
            for number in 1...3 { try await hers.createNewMessage(text: "\(number)") }
            try await eventually("three wait") { ben.channel(cid)?.unreadCount.messages == 3 }
            let tablet = try await world.newDevice(of: ben)
            #expect(tablet.channel(cid)?.unreadCount.messages == 3)
            try await tablet.open(cid).markRead()
            try await eventually("read on the phone too") { ben.channel(cid)?.unreadCount == .noUnread }
        }
    }

    @Test(arguments: Backend.chosen) func signedOutEverywhereFromAnotherDevice(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let anna = try await world.person("anna")
            try await anna.raw(world).api.call(.logoutEverywhere)
            try await eventually("the phone is told") {
                if case .disconnected(let error) = anna.client.connectionStatus {
                    error?.kind == .signedOut
                } else {
                    false
                }
            }
        }
    }

    @Test(arguments: Backend.chosen) func eachDeviceSendsOfflineAndBothArriveOnce(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let tablet = try await world.newDevice(of: anna)
            let (onPhone, onTablet) = (try await anna.open(cid), try await tablet.open(cid))
            anna.offline()
            tablet.offline()
            try await onPhone.createNewMessage(text: "phone")
            try await onTablet.createNewMessage(text: "tablet")
            anna.online()
            tablet.online()
            let his = try await ben.open(cid)
            try await eventually("ben has both") { Set(his.messages.map(\.text)) == ["phone", "tablet"] }
            try await eventually("both devices have both, in one order") {
                onPhone.messages.map(\.text) == his.messages.map(\.text)
                    && onTablet.messages.map(\.text) == his.messages.map(\.text)
            }
        }
    }
}
