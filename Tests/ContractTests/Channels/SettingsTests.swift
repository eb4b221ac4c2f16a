import Foundation
import Matrix
import Parlor
import Testing

@Suite("What a channel is set to")
struct SettingsTests {
    @Test(arguments: Backend.chosen) func partialUpdatesKeepTheRest(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let controller = try await anna.open(cid)
            try await controller.updateChannel(
                ChannelUpdate(topic: "Apples", customData: ["season": 1, "draft": true]))
            #expect(anna.channel(cid)?.name == "Garden")
            #expect(anna.channel(cid)?.topic == "Apples")
            var update = ChannelUpdate(name: "Orchard", customData: ["season": 2, "draft": .null])
            update.imageURL = URL(string: "mxc://localhost/picture")
            try await controller.updateChannel(update)
            let channel = try #require(controller.channel)
            #expect(channel.name == "Orchard" && channel.topic == "Apples")
            #expect(channel.customData == ["season": 2])
            #expect(channel.imageURL?.absoluteString == "mxc://localhost/picture")
            try await eventually("ben sees it") {
                ben.channel(cid)?.name == "Orchard" && ben.channel(cid)?.customData == ["season": 2]
            }
            update = ChannelUpdate(name: "", topic: "")
            update.removesImage = true
            try await controller.updateChannel(update)
            #expect(controller.channel?.name == nil && controller.channel?.topic == nil)
            #expect(controller.channel?.imageURL == nil)
        }
    }

    @Test(arguments: Backend.chosen) func membersCannotChangeWhatIsNotTheirs(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (_, ben, cid) = try await world.pair()
            let his = try await ben.open(cid)
            let error = await #expect(throws: ClientError.self) {
                try await his.updateChannel(ChannelUpdate(name: "Mine"))
            }
            #expect(error?.kind == .forbidden)
            #expect(his.channel?.ownCapabilities.contains(.changeName) == false)
        }
    }

    @Test(arguments: Backend.chosen) func aFrozenChannelThawsAgain(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let controller = try await anna.open(cid)
            try await controller.freezeChannel()
            #expect(controller.channel?.isFrozen == true)
            try await eventually("ben may not write") {
                ben.channel(cid)?.isFrozen == true
                    && ben.channel(cid)?.ownCapabilities.contains(.sendMessages) == false
            }
            let his = try await ben.open(cid)
            _ = try await his.createNewMessage(text: "May I?")
            try await eventually("it is refused") { his.messages.first?.localState == .sendingFailed }
            try await controller.unfreezeChannel()
            #expect(controller.channel?.isFrozen == false)
            try await eventually("ben may write") {
                ben.channel(cid)?.ownCapabilities.contains(.sendMessages) == true
            }
        }
    }

    @Test(arguments: Backend.chosen) func slowModeHoldsMembersUpAndNotModerators(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let controller = try await anna.open(cid)
            try await controller.enableSlowMode(seconds: 600)
            #expect(controller.channel?.slowModeDuration == 600)
            let his = try await ben.open(cid)
            try await eventually("ben hears of it") { ben.channel(cid)?.slowModeDuration == 600 }
            #expect(ben.channel(cid)?.remainingCooldown() == 0)
            try await his.createNewMessage(text: "First")
            try await eventually("he waits") { (ben.channel(cid)?.remainingCooldown() ?? 0) > 500 }
            try await controller.createNewMessage(text: "Mine")
            try await eventually("hers is sent") { controller.messages.first?.deliveryState == .sent }
            #expect(controller.channel?.remainingCooldown() == 0)
            try await controller.disableSlowMode()
            try await eventually("he waits no more") { ben.channel(cid)?.remainingCooldown() == 0 }
        }
    }

    @Test(arguments: Backend.chosen) func aChannelIsOpenedAndClosed(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben) = (try await world.person("anna"), try await world.person("ben"))
            let cid = try await anna.client.createChannel(name: "Club", id: world.unique("club"))
            let controller = try await anna.open(cid)
            var update = ChannelUpdate()
            (update.access, update.isReadableByAnyone) = (.open, true)
            try await controller.updateChannel(update)
            #expect(controller.channel?.access == .open && controller.channel?.isReadableByAnyone == true)
            try await ben.client.joinChannel(cid)
            (update.access, update.isReadableByAnyone) = (.invited, false)
            try await controller.updateChannel(update)
            #expect(controller.channel?.access == .invited && controller.channel?.isReadableByAnyone == false)
        }
    }

    @Test(arguments: Backend.chosen) func anEncryptedChannelIsShownAsSuch(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let raw = try await anna.raw(world)
            let room = try #require(anna.channel(cid)?.roomID)
            try await raw.setState(
                "m.room.encryption", ["algorithm": "m.megolm.v1.aes-sha2"], in: try #require(RoomID(room)))
            try await eventually("both see the lock") {
                anna.channel(cid)?.isEncrypted == true && ben.channel(cid)?.isEncrypted == true
            }
            try await raw.send(
                "m.room.encrypted", ["algorithm": "m.megolm.v1.aes-sha2", "ciphertext": "secret"],
                to: try #require(RoomID(room)))
            try await eventually("the preview is locked") { ben.channel(cid)?.previewMessage?.type == .encrypted }
            #expect(ben.channel(cid)?.previewMessage?.text == "")
        }
    }
}
