import Parlor
import Testing

@Suite("Creating channels")
struct CreatingTests {
    @Test(arguments: Backend.chosen) func aNewChannelIsWhatItWasToBe(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let anna = try await world.person("anna")
            var new = NewChannel(name: "Harvest", type: .team, id: world.unique("harvest"), topic: "Apples")
            new.customData = ["season": 2026, "crops": ["apple", "pear"]]
            new.slowModeDuration = 30
            let cid = try await anna.client.createChannel(new)
            let channel = try #require(anna.channel(cid))
            #expect(channel.cid == ChannelId(type: .team, id: new.id!))
            #expect(channel.name == "Harvest" && channel.topic == "Apples")
            #expect(channel.customData == new.customData)
            #expect(channel.slowModeDuration == 30)
            #expect(channel.createdBy == anna.userID)
            #expect(channel.ownRole == .owner)
            #expect(channel.access == .invited && !channel.isFrozen && !channel.isReadableByAnyone)
            #expect(channel.ownCapabilities == Set(ChannelCapability.allCases))
        }
    }

    @Test(arguments: Backend.chosen) func anOpenChannelIsFoundReadAndJoined(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let cid = try await anna.client.createChannel(.open(name: "Square", id: world.unique("square")))
            #expect(anna.channel(cid)?.access == .open)
            #expect(anna.channel(cid)?.isReadableByAnyone == true)
            try await ben.client.joinChannel(cid)
            #expect(ben.channel(cid)?.membership == .joined)
            #expect(ben.channel(cid)?.ownRole == .member)
            #expect(ben.channel(cid)?.ownCapabilities.contains(.sendMessages) == true)
            #expect(ben.channel(cid)?.ownCapabilities.contains(.changeName) == false)
        }
    }

    @Test(arguments: Backend.chosen) func aFrozenChannelIsReadOnlyFromTheStart(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            var new = NewChannel(name: "News", id: world.unique("news"), isPublic: true)
            new.isFrozen = true
            let cid = try await anna.client.createChannel(new)
            try await ben.client.joinChannel(cid)
            #expect(ben.channel(cid)?.isFrozen == true)
            #expect(ben.channel(cid)?.ownCapabilities.contains(.sendMessages) == false)
            #expect(anna.channel(cid)?.ownCapabilities.contains(.sendMessages) == true)
        }
    }

    @Test(arguments: Backend.chosen) func askingTwiceGivesTheSameConversation(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            async let first = anna.client.createDirectChannel(with: ben.userID)
            async let second = anna.client.createDirectChannel(with: ben.userID)
            let (one, two) = try await (first, second)
            #expect(one == two)
            #expect(try await anna.client.createDirectChannel(with: ben.userID) == one)
            #expect(anna.channel(one)?.isDirect == true)
            try await anna.restart()
            #expect(try await anna.client.createDirectChannel(with: ben.userID) == one)
        }
    }

    @Test(arguments: Backend.chosen) func theOthersInvitationIsTakenInsteadOfASecondOne(_ backend: Backend) async throws
    {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let hers = try await anna.client.createDirectChannel(with: ben.userID)
            try await eventually("ben is invited") { ben.channel(hers)?.membership == .invited }
            let his = try await ben.client.createDirectChannel(with: anna.userID)
            #expect(his == hers)
            #expect(ben.channel(his)?.membership == .joined)
            #expect(ben.channel(his)?.isDirect == true)
        }
    }

    @Test(arguments: Backend.chosen) func anotherDeviceKnowsTheConversation(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let cid = try await anna.client.createDirectChannel(with: ben.userID)
            let raw = try await anna.raw(world)
            try await eventually("it is marked at the homeserver") {
                let data = try await raw.sync()["account_data"]?["events"]?.array ?? []
                return data.contains { $0["content"]?[ben.userID] != nil }
            }
            let phone = try await world.newDevice(of: anna)
            #expect(phone.channel(cid)?.isDirect == true)
            #expect(try await phone.client.createDirectChannel(with: ben.userID) == cid)
        }
    }

    @Test(arguments: Backend.chosen) func nobodyTalksToThemselves(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let anna = try await world.person("anna")
            for person in [anna.userID, "anna", ""] {
                let error = await #expect(throws: ClientError.self) {
                    try await anna.client.createDirectChannel(with: person)
                }
                #expect(error?.kind == .invalidUserID)
            }
        }
    }
}
