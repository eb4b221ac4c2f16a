import Foundation
import JSON
import Matrix
import Support
import Testing

@testable import Parlor

@Suite("Nothing is sent in the clear into an encrypted channel")
struct EncryptedChannelTests {
    private static let encryption = OutboxOperation.stateEvent(
        type: "m.room.encryption", content: ["algorithm": "m.megolm.v1.aes-sha2"])

    private func isEncrypted(_ error: any Error) -> Bool { (error as? ClientError)?.kind == .encrypted }

    @Test func messagesEditsAndFilesAreRefused() async throws {
        try await withWorld { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (anna.channelController(for: cid), ben.channelController(for: cid))
            try await hers.synchronize()
            try await his.synchronize()
            let id = try await hers.createNewMessage(text: "In the clear")
            try await eventually("ben has it") { his.messages.count == 1 }
            try await anna.currentSession.submit(Self.encryption, in: cid)
            try await eventually("it is encrypted") {
                anna.channel(cid)?.isEncrypted == true && ben.channel(cid)?.isEncrypted == true
            }
            await #expect { try await hers.createNewMessage(text: "Secret") } throws: { isEncrypted($0) }
            await #expect { try await hers.editMessage(id, text: "Secret") } throws: { isEncrypted($0) }
            await #expect {
                try await hers.createNewMessage(text: "", attachments: [.file(.data([1]), name: "x.bin")])
            } throws: { isEncrypted($0) }
            let uploads = try anna.currentSession.folder.uploads.path
            #expect(try FileManager.default.contentsOfDirectory(atPath: uploads).isEmpty)
            #expect(his.messages.map(\.text) == ["In the clear"])
        }
    }

    @Test func whatWaitedWhenTheChannelBecameEncryptedFails() async throws {
        try await withWorld(.folder) { world in
            let (anna, ben, cid) = try await world.pair()
            let his = ben.channelController(for: cid)
            try await his.synchronize()
            await anna.disconnect()
            let sends = Counter()
            let again = world.client("anna") { config in
                config.dependencies.makeTransport = {
                    FaultyTransport { request in
                        guard request.url.path().contains("/send/") else { return nil }
                        // It does not get through before the news of the encryption has come.
                        sends.increment()
                        return .losesRequest
                    }
                }
            }
            try await again.connect(userID: "anna", password: World.password)
            let hers = again.channelController(for: cid)
            try await hers.synchronize()
            try await hers.createNewMessage(text: "Composed in the clear")
            try await eventually("it was tried") { sends.count > 0 }
            let setter = try await world.server.login("anna", password: World.password)
            let room = try #require(RoomID(again.channel(cid)?.roomID ?? ""))
            try await setter.setState(
                EventType(rawValue: "m.room.encryption"), ["algorithm": "m.megolm.v1.aes-sha2"], in: room)
            try await eventually("it fails") { hers.messages.first?.sendingError?.kind == .encrypted }
            #expect(hers.messages.first?.localState == .sendingFailed)
        }
    }
}
