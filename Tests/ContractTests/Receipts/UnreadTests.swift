import Parlor
import Testing

@Suite("Marked as unread")
struct UnreadTests {
    private func threeRead(_ world: World) async throws -> (ben: Person, his: ChatChannelController, cid: ChannelId) {
        let (anna, ben, cid) = try await world.pair()
        let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
        for text in ["one", "two", "three"] { try await hers.createNewMessage(text: text) }
        try await eventually("three wait") { his.messages.count == 3 && his.channel?.unreadCount.messages == 3 }
        try await his.markRead()
        #expect(his.channel?.hasUnread == false)
        return (ben, his, cid)
    }

    @Test(arguments: Backend.chosen) func aMarkIsSetAndFollowsTheAccount(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (ben, his, cid) = try await threeRead(world)
            let phone = try await world.newDevice(of: ben)
            try await his.markUnread()
            #expect(his.channel?.isMarkedUnread == true && his.channel?.hasUnread == true)
            try await eventually("marked there") { phone.channel(cid)?.isMarkedUnread == true }
            try await phone.open(cid).markRead()
            #expect(phone.channel(cid)?.isMarkedUnread == false)
            try await eventually("read here") { ben.channel(cid)?.hasUnread == false }
        }
    }

    @Test(arguments: Backend.chosen) func aMarkCountsFromItsMessage(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (ben, his, cid) = try await threeRead(world)
            let phone = try await world.newDevice(of: ben)
            try await eventually("the other device has read") { phone.channel(cid)?.unreadCount == .noUnread }
            try await his.markUnread(from: his.messages[1].id)
            #expect(his.channel?.unreadCount.messages == 2)
            #expect(his.channel?.reads.last?.lastReadEventID == his.messages[2].eventID)
            try await eventually("two there") { phone.channel(cid)?.unreadCount.messages == 2 }
            try await his.markRead()
            #expect(his.channel?.unreadCount == .noUnread)
            let error = await #expect(throws: ClientError.self) { try await his.markUnread(from: "$nothing") }
            #expect(error?.kind == .notFound)
        }
    }

    @Test(arguments: Backend.chosen) func theTotalCountsWhatIsNotMuted(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let garden = try await world.channel(of: anna, with: [ben])
            let kitchen = try await world.channel(of: anna, with: [ben], name: "Kitchen")
            let me = ben.client.makeConnectedUser()
            try await me.get()
            #expect(await me.state.unreadCount == .nothing)
            try await anna.open(garden).createNewMessage(text: "One")
            try await anna.open(kitchen).createNewMessage(text: "Two")
            _ = try await anna.client.createChannel(name: "Attic", members: [ben.userID])
            try await eventually("two channels and an invitation") {
                let count = await me.state.unreadCount
                return count.channels == 2 && count.messages == 2 && count.invitations == 1
            }
            try await ben.client.setMuted(true, kitchen)
            try await eventually("one is quiet") { await me.state.unreadCount.channels == 1 }
        }
    }

    @Test(arguments: Backend.chosen) func readStateIsKnownPerMember(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let hers = try await anna.open(cid)
            try await hers.createNewMessage(text: "One")
            let his = try await ben.open(cid)
            try await eventually("it arrives") { his.messages.count == 1 }
            #expect(hers.messages.first?.readBy.isEmpty == true)
            try await his.markRead()
            try await eventually("the tick and the read state") {
                hers.messages.first?.deliveryState == .read
                    && hers.channel?.reads.first { $0.user.id == ben.userID }?.lastReadEventID
                        == hers.messages.first?.eventID
            }
        }
    }
}
