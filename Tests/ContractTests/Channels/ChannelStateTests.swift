import Matrix
import Support
import Testing

@testable import Parlor

@Suite("What a channel is called, and what it is")
struct ChannelStateTests {
    @Test(arguments: Backend.chosen) func aNewNameShowsAtBoth(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            try await anna.raw(world).setState(.name, ["name": "Orchard"], in: anna.room(cid))
            try await eventually("both see it") {
                anna.channel(cid)?.name == "Orchard" && ben.channel(cid)?.name == "Orchard"
            }
        }
    }

    @Test(arguments: Backend.chosen) func topicAndPictureShow(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let owner = try await anna.raw(world)
            try await owner.setState(.topic, ["topic": "Trees"], in: anna.room(cid))
            try await owner.setState(.avatar, ["url": "mxc://localhost/tree"], in: anna.room(cid))
            try await eventually("ben sees the topic") { ben.channel(cid)?.topic == "Trees" }
            try await eventually("ben sees the picture") {
                ben.channel(cid)?.imageURL?.absoluteString == "mxc://localhost/tree"
            }
        }
    }

    @Test(arguments: Backend.chosen) func aNameIsTakenAway(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            try await anna.raw(world).setState(.name, ["name": ""], in: anna.room(cid))
            try await eventually("ben sees none") { ben.channel(cid)?.name == nil }
        }
    }

    @Test(arguments: Backend.chosen) func aNameThatIsRedactedIsGone(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let owner = try await anna.raw(world)
            let room = try anna.room(cid)
            let event = try await owner.setState(.name, ["name": "Regrettable"], in: room)
            try await eventually("ben sees it") { ben.channel(cid)?.name == "Regrettable" }
            try await owner.api.call(.redact(room, event, transaction: "r1"))
            try await eventually("nobody sees it any more") {
                ben.channel(cid)?.name != "Regrettable" && anna.channel(cid)?.name != "Regrettable"
            }
            let fresh = try await world.newDevice(of: ben)
            #expect(fresh.channel(cid)?.name == ben.channel(cid)?.name)
        }
    }

    @Test(arguments: Backend.chosen) func aNewNameFromATimeOfflineInALimitedSync(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair { $0.timelineLimit = 3 }
            let owner = try await anna.raw(world)
            let room = try anna.room(cid)
            ben.offline()
            try await owner.setState(.name, ["name": "Orchard"], in: room)
            for number in 0..<8 { try await owner.send("\(number)", to: room) }
            ben.online()
            try await eventually("ben sees it") { ben.channel(cid)?.name == "Orchard" }
            #expect(ben.channel(cid)?.previewMessage?.text == "7")
        }
    }

    @Test(arguments: Backend.chosen) func encryptionIsShownHonestly(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let owner = try await anna.raw(world)
            let room = try anna.room(cid)
            try await owner.setState(.encryption, ["algorithm": "m.megolm.v1.aes-sha2"], in: room)
            try await eventually("ben sees a lock") { ben.channel(cid)?.isEncrypted == true }
            try await owner.send(.encrypted, ["algorithm": "m.megolm.v1.aes-sha2", "ciphertext": "secret"], to: room)
            let his = try await ben.open(cid)
            try await eventually("a locked placeholder") { his.messages.first?.type == .encrypted }
            #expect(his.messages.first?.text == "")
        }
    }

    @Test(arguments: Backend.chosen) func anEncryptedChannelStaysOneAfterARestart(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            try await anna.raw(world).setState(
                .encryption, ["algorithm": "m.megolm.v1.aes-sha2"], in: anna.room(cid))
            try await eventually("ben sees a lock") { ben.channel(cid)?.isEncrypted == true }
            ben.offline()
            try await ben.restart()
            #expect(ben.channel(cid)?.isEncrypted == true)
        }
    }

    @Test(arguments: Backend.chosen) func rolesFollowThePowerLevels(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            try await anna.raw(world).changePowerLevels(["users": .object([ben.userID: 50])], in: anna.room(cid))
            _ = try await ben.open(cid)
            try await eventually("ben is a moderator, anna the owner") {
                let members = ben.channel(cid)?.lastActiveMembers ?? []
                let roles = Dictionary(members.map { ($0.id, $0.role) }) { first, _ in first }
                return roles == [anna.userID: .owner, ben.userID: .moderator]
            }
        }
    }

    @Test(arguments: Backend.chosen) func aNewMainAliasChangesWhereTheChannelIsFound(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let cid = try await anna.client.createChannel(name: "Square", id: world.unique("square"), isPublic: true)
            try await ben.client.joinChannel(cid)
            let owner = try await anna.raw(world)
            let room = try anna.room(cid)
            let name = world.unique("market")
            let alias = try #require(RoomAlias("#messaging.\(name):localhost"))
            try await owner.api.call(.setAlias(alias), ["room_id": .string(room.rawValue)])
            try await owner.setState(.canonicalAlias, ["alias": .string(alias.rawValue)], in: room)
            let next = ChannelId(type: .messaging, id: name)
            try await eventually("ben finds it under the new name") { ben.channel(next)?.roomID == room.rawValue }
            let clara = try await world.person("clara")
            try await clara.client.joinChannel(next)
            #expect(clara.channel(next)?.name == "Square")
        }
    }

    @Test(arguments: Backend.chosen) func aTypeOfTheAppsOwnStays(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let cid = try await anna.client.createChannel(
                name: "Match", type: .livestream, id: world.unique("match"), isPublic: true)
            #expect(cid.type == .livestream)
            try await ben.client.joinChannel(cid)
            #expect(ben.channel(cid)?.cid == cid)
            let fresh = try await world.newDevice(of: ben)
            #expect(fresh.channel(cid)?.type == .livestream)
        }
    }

    @Test(arguments: Backend.chosen) func anIdIsTakenOnce(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let id = world.unique("square")
            _ = try await anna.client.createChannel(name: "First", id: id, isPublic: true)
            let error = await #expect(throws: ClientError.self) {
                try await ben.client.createChannel(name: "Second", id: id, isPublic: true)
            }
            #expect(error?.kind == .aliasTaken)
        }
    }
}
