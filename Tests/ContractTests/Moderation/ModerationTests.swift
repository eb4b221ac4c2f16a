import Parlor
import Testing

@Suite("Moderation")
struct ModerationTests {
    @Test(arguments: Backend.chosen) func whoIsBannedStaysOut(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let cid = try await anna.client.createChannel(name: "Square", id: world.unique("square"), isPublic: true)
            try await ben.client.joinChannel(cid)
            let controller = try await anna.open(cid)
            var query = MemberListQuery(cid: cid)
            query.memberships = [.banned]
            let banned = anna.client.memberListController(query: query)
            try await banned.synchronize()
            try await controller.banMember(ben.userID, reason: "Rude")
            try await eventually("ben is banned") { ben.channel(cid)?.membership == .banned }
            try await eventually("and in the list") { banned.members.map(\.id) == [ben.userID] }
            let error = await #expect(throws: ClientError.self) { try await ben.client.joinChannel(cid) }
            #expect(error?.kind == .forbidden)
            try await controller.unbanMember(ben.userID)
            try await eventually("the list is empty") { banned.members.isEmpty }
            try await ben.client.joinChannel(cid)
            #expect(ben.channel(cid)?.membership == .joined)
        }
    }

    @Test(arguments: Backend.chosen) func aSilencedMemberReadsAndDoesNotWrite(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let controller = try await anna.open(cid)
            try await controller.silenceMember(ben.userID)
            #expect(controller.channel?.lastActiveMembers.first { $0.id == ben.userID }?.isSilenced == true)
            #expect(controller.channel?.isFrozen == false)
            try await eventually("ben knows") { ben.channel(cid)?.ownCapabilities.contains(.sendMessages) == false }
            try await controller.createNewMessage(text: "Still there?")
            try await eventually("ben reads") { ben.channel(cid)?.previewMessage?.text == "Still there?" }
            let his = try await ben.open(cid)
            _ = try await his.createNewMessage(text: "Yes")
            try await eventually("refused") { his.messages.first?.localState == .sendingFailed }
            try await controller.unsilenceMember(ben.userID)
            try await eventually("ben may write") { ben.channel(cid)?.ownCapabilities.contains(.sendMessages) == true }
        }
    }

    @Test(arguments: Backend.chosen) func aMessageIsReported(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            try await anna.open(cid).createNewMessage(text: "Buy now")
            let his = try await ben.open(cid)
            try await eventually("it arrives") { his.messages.count == 1 }
            try await his.reportMessage(his.messages[0].id, reason: "Advertising")
            let error = await #expect(throws: ClientError.self) { try await his.reportMessage("$nothing") }
            #expect(error?.kind == .notFound)
        }
    }

    @Test(arguments: Backend.chosen) func aMemberCannotModerate(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let his = try await ben.open(cid)
            let attempts: [@Sendable () async throws -> Void] = [
                { try await his.banMember(anna.userID) }, { try await his.removeMembers([anna.userID]) },
                { try await his.freezeChannel() }, { try await his.silenceMember(anna.userID) },
            ]
            for attempt in attempts {
                let error = await #expect(throws: ClientError.self) { try await attempt() }
                #expect(error?.kind == .forbidden)
            }
            #expect(anna.channel(cid)?.memberCount == 2)
        }
    }

    @Test(arguments: Backend.chosen) func anIgnoredPersonIsNotSeenAnywhere(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let hers = try await anna.open(cid)
            let his = try await ben.open(cid)
            try await his.createNewMessage(text: "Mine")
            try await eventually("his arrives") { hers.messages.first?.text == "Mine" }
            try await hers.createNewMessage(text: "Hello")
            try await eventually("hers arrives") { his.messages.map(\.text) == ["Hello", "Mine"] }
            let phone = try await world.newDevice(of: ben)
            try await ben.client.ignoreUser(anna.userID)
            #expect(ben.channel(cid)?.previewMessage?.text == "Mine")
            #expect(ben.channel(cid)?.unreadCount.messages == 0)
            try await eventually("gone from the list") { his.messages.map(\.text) == ["Mine"] }
            try await eventually("on the other device too") { phone.channel(cid)?.previewMessage?.text == "Mine" }
            try await ben.client.unignoreUser(anna.userID)
            try await eventually("back again") { his.messages.map(\.text) == ["Hello", "Mine"] }
        }
    }

    @Test(arguments: Backend.chosen) func invitationsOfTheIgnoredAreNotSeen(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cleo) = (
                try await world.person("anna"), try await world.person("ben"), try await world.person("cleo")
            )
            let list = ben.client.channelListController(query: .init(filter: .exists(.cid)))
            try await ben.client.ignoreUser(anna.userID)
            let raw = try await ben.raw(world)
            try await eventually("the homeserver knows") {
                (try await raw.sync()["account_data"]?["events"]?.array ?? []).contains {
                    $0["content"]?["ignored_users"]?[anna.userID] != nil
                }
            }
            _ = try await anna.client.createChannel(name: "Trap", members: [ben.userID])
            _ = try await cleo.client.createChannel(name: "Garden", members: [ben.userID])
            try await eventually("cleo's is there") { !list.channels.isEmpty }
            #expect(list.channels.map(\.name) == ["Garden"])
        }
    }

    @Test(arguments: Backend.chosen) func aKeywordCountsAsAMention(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let me = ben.client.makeConnectedUser()
            try await me.get()
            try await me.setKeyword("apples", isSet: true)
            #expect(await me.state.keywords == ["apples"])
            let raw = try await ben.raw(world)
            try await eventually("the homeserver knows") {
                try await raw.api.call(.pushRules)["global"]?["content"]?.array?
                    .contains { $0["rule_id"]?.string == "apples" } == true
            }
            try await anna.open(cid).createNewMessage(text: "The apples are ripe")
            try await eventually("it is a mention") { ben.channel(cid)?.unreadCount.mentions == 1 }
            try await me.setKeyword("apples", isSet: false)
            #expect(await me.state.keywords.isEmpty)
        }
    }
}
