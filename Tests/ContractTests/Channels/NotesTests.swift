import Parlor
import Testing

@Suite("What a user notes about a channel")
struct NotesTests {
    @Test(arguments: Backend.chosen) func mutingFollowsTheAccount(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, _, cid) = try await world.pair()
            let phone = try await world.newDevice(of: anna)
            let controller = try await anna.open(cid)
            try await controller.muteChannel()
            #expect(anna.channel(cid)?.isMuted == true)
            try await eventually("muted there") {
                phone.channel(cid)?.notificationLevel == ChannelNotificationLevel.none
            }
            try await phone.open(cid).setNotificationLevel(.mentions)
            #expect(phone.channel(cid)?.notificationLevel == .mentions)
            try await eventually("mentions here") { anna.channel(cid)?.notificationLevel == .mentions }
            try await controller.unmuteChannel()
            #expect(anna.channel(cid)?.isMuted == false)
            try await eventually("not muted there") { phone.channel(cid)?.notificationLevel == .all }
        }
    }

    @Test(arguments: Backend.chosen) func aMutedChannelCountsInGrey(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            try await ben.open(cid).muteChannel()
            let raw = try await ben.raw(world)
            try await eventually("the homeserver knows") {
                try await raw.api.call(.pushRules)["global"]?["override"]?.array?
                    .contains { $0["rule_id"]?.string == ben.channel(cid)?.roomID } == true
            }
            let hers = try await anna.open(cid)
            for text in ["one", "two"] { try await hers.createNewMessage(text: text) }
            try await eventually("two in grey") { ben.channel(cid)?.unreadCount.messages == 2 }
            #expect(ben.client.totalUnreadCount == .noUnread)
            try await ben.open(cid).markRead()
            #expect(ben.channel(cid)?.unreadCount == .noUnread)
        }
    }

    @Test(arguments: Backend.chosen) func pinsAndTheArchiveFollowTheAccount(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, _, cid) = try await world.pair()
            let phone = try await world.newDevice(of: anna)
            let controller = try await anna.open(cid)
            try await controller.pinChannel()
            #expect(anna.channel(cid)?.isPinned == true)
            try await eventually("pinned there") { phone.channel(cid)?.isPinned == true }
            try await controller.unpinChannel()
            try await controller.archiveChannel()
            #expect(anna.channel(cid)?.isPinned == false && anna.channel(cid)?.isArchived == true)
            try await eventually("archived there") {
                phone.channel(cid)?.isPinned == false && phone.channel(cid)?.isArchived == true
            }
            try await phone.open(cid).unarchiveChannel()
            try await eventually("back here") { anna.channel(cid)?.isArchived == false }
        }
    }

    @Test(arguments: Backend.chosen) func notesAreMadeOfflineAndSentLater(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, _, cid) = try await world.pair()
            let phone = try await world.newDevice(of: anna)
            anna.offline()
            try await anna.client.setPinned(true, cid)
            try await anna.client.setMuted(true, cid)
            #expect(anna.channel(cid)?.isPinned == true && anna.channel(cid)?.isMuted == true)
            #expect(phone.channel(cid)?.isPinned == false)
            try await anna.restart()
            #expect(anna.channel(cid)?.isPinned == true && anna.channel(cid)?.isMuted == true)
            anna.online()
            try await eventually("they arrive") {
                phone.channel(cid)?.isPinned == true && phone.channel(cid)?.isMuted == true
            }
        }
    }

    @Test(arguments: Backend.chosen) func aHiddenChannelComesBackWithAMessage(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let hers = try await anna.open(cid)
            try await hers.createNewMessage(text: "Old")
            let his = try await ben.open(cid)
            try await eventually("it arrives") { his.messages.first?.text == "Old" }
            let list = ben.client.channelListController(query: .init(filter: .containMembers(userIds: [ben.userID])))
            let hidden = ben.client.channelListController(query: .init(filter: .equal(.hidden, to: true)))
            try await his.hideChannel()
            #expect(his.channel?.isHidden == true)
            #expect(list.channels.isEmpty && hidden.channels.map(\.cid) == [cid])
            try await hers.createNewMessage(text: "New")
            try await eventually("it is back") { list.channels.map(\.cid) == [cid] && hidden.channels.isEmpty }
            try await eventually("both are read") { his.messages.count == 2 }
        }
    }

    @Test(arguments: Backend.chosen) func aClearedHistoryStaysCleared(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let hers = try await anna.open(cid)
            try await hers.createNewMessage(text: "Old")
            let his = try await ben.open(cid)
            try await eventually("it arrives") { his.messages.first?.text == "Old" }
            let phone = try await world.newDevice(of: ben)
            try await his.hideChannel(clearingHistory: true)
            #expect(his.messages.isEmpty)
            #expect(his.channel?.previewMessage == nil)
            try await his.showChannel()
            #expect(his.channel?.isHidden == false && his.messages.isEmpty)
            try await hers.createNewMessage(text: "New")
            try await eventually("only the new one") { his.messages.map(\.text) == ["New"] }
            try await eventually("on the other device too") { phone.channel(cid)?.previewMessage?.text == "New" }
            let there = try await phone.open(cid)
            #expect(there.messages.map(\.text) == ["New"])
        }
    }
}
