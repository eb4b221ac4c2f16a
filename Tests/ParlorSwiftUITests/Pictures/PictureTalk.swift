import KitSupport
import Matrix
import ParlorSwiftUI
import Support
import UIKit

/// A conversation with a bit of everything, for pictures: groups, a quote, reactions, a thread, a picture, a file, a link.
@MainActor
final class PictureTalk {
    let client: ChatClient
    let controller: ChatChannelController

    init(_ world: World, _ mia: TestUser, _ ada: TestUser) throws {
        let ben = try world.person("Ben")
        try world.room(
            "Garden", of: mia, with: [ada], messages: ["The plums are ripe", "I'll bring the ladder"], hoursAgo: 30)
        try world.room("A channel with a name that is much too long for its row", of: mia, with: [ben], hoursAgo: 50)
        try world.room("Ships", of: ben, with: [mia], messages: ["Any news?", "None"], hoursAgo: 75)
        let room = try world.room("Harbour watch", of: mia, with: [ada, ben], messages: ["Who brings the rope?"])
        let client = try world.client(of: mia)
        let controller = client.channelController(for: ChannelId(type: .messaging, id: room.rawValue))
        (self.client, self.controller) = (client, controller)
        let adas = try world.client(of: ada).channelController(for: controller.cid)
        let bens = try world.client(of: ben).channelController(for: controller.cid)
        try pump(
            {
                for other in [controller, adas, bens] { try await other.synchronize() }
                try await controller.updateChannel(ChannelUpdate(topic: "Ships, tides and who is on watch tonight"))
                let rope = controller.messages.first { $0.text == "Who brings the rope?" }!
                try await bens.createNewMessage(OutgoingMessage(text: "I do", quotedMessageId: rope.id))
                try await adas.createNewMessage(OutgoingMessage(text: "The tide turns at six"))
                try await adas.createNewMessage(OutgoingMessage(text: "Bring lamps, it will be dark by then"))
            }, timeout: 30)
        try Self.answer(controller, bens)
    }

    /// What comes after the first few messages: reactions, a picture, a file and the newest words.
    private static func answer(_ controller: ChatChannelController, _ bens: ChatChannelController) throws {
        let picture = AttachmentPayload.image(
            .data(ColorSquare.png(.systemOrange, size: CGSize(width: 480, height: 300))), name: "sunset.png",
            mimeType: "image/png", width: 480, height: 300)
        let file = AttachmentPayload.file(
            .data(Array(repeating: 0x20, count: 48_000)), name: "tide-table.pdf", mimeType: "application/pdf")
        pump { controller.messages.contains { $0.text.hasPrefix("Bring lamps") } }
        pump { bens.messages.contains { $0.text.hasPrefix("Bring lamps") } }
        try pump(
            {
                for own in [controller, bens] {
                    let lamps = own.messages.first { $0.text.hasPrefix("Bring lamps") }!
                    try await own.addReaction("👍", to: lamps.id)
                    if own === bens { try await own.addReaction("🎉", to: lamps.id) }
                }
                try await controller.createNewMessage(
                    OutgoingMessage(text: "Yesterday, from the pier", attachments: [picture]))
                try await controller.createNewMessage(OutgoingMessage(text: "", attachments: [file]))
            }, timeout: 30)
        pump { controller.messages.prefix(2).allSatisfy { $0.deliveryState != .pending } }
        try pump { _ = try await bens.createNewMessage(OutgoingMessage(text: "Land in sight")) }
        pump { controller.messages.first?.text == "Land in sight" }
        let land = controller.messages.first!
        let thread = controller.client.messageController(cid: controller.cid, messageId: land.id)
        try pump { _ = try await thread.createNewReply(text: "Where away?") }
    }
}
