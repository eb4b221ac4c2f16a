import Foundation
import Testing

@testable import Parlor

@Suite("Pictures")
struct PictureTests {
    private let picture = AttachmentPayload(
        kind: .image, source: .data(Array("not really a PNG".utf8)), name: "tomatoes.png", mimeType: "image/png",
        width: 4,
        height: 3)

    @Test func aMessageWaitsForItsUploadAndTheOtherDownloadsThePicture() async throws {
        try await withWorld { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (anna.channelController(for: cid), ben.channelController(for: cid))
            try await hers.synchronize()
            try await his.synchronize()
            try await hers.createNewMessage(text: "The harvest", attachments: [picture])
            // It can be looked at before it is uploaded.
            let local = try #require(hers.messages.first?.attachments.first?.url)
            #expect(try await anna.mediaLoader.data(for: local) == Array("not really a PNG".utf8))
            try await eventually("ben has it") { his.messages.first?.attachments.first != nil }
            let message = try #require(his.messages.first)
            let attachment = try #require(message.attachments.first)
            #expect(message.text == "The harvest")
            #expect(attachment.name == "tomatoes.png")
            #expect((attachment.width, attachment.height, attachment.size) == (4, 3, 16))
            let url = try #require(attachment.url)
            #expect(url.scheme == "mxc")
            #expect(try await ben.mediaLoader.data(for: url) == Array("not really a PNG".utf8))

            // Both have it without the homeserver: one has downloaded it, the other has uploaded it.
            await world.server.pause()
            #expect(try await ben.mediaLoader.data(for: url) == Array("not really a PNG".utf8))
            #expect(try await anna.mediaLoader.data(for: url) == Array("not really a PNG".utf8))
        }
    }

    @Test func aPictureComposedWithoutANetworkGoesOutAfterARestart() async throws {
        try await withWorld(.folder) { world in
            let (anna, ben, cid) = try await world.pair()
            let his = ben.channelController(for: cid)
            try await his.synchronize()
            await world.server.pause()
            try await anna.channelController(for: cid).createNewMessage(text: "", attachments: [picture])
            await anna.disconnect()
            let again = world.client("anna")
            try await again.connect(userID: "anna", password: World.password)
            try await world.server.resume()
            try await eventually("ben has it") { his.messages.first?.attachments.first?.name == "tomatoes.png" }
            let url = try #require(his.messages.first?.attachments.first?.url)
            #expect(try await ben.mediaLoader.data(for: url) == Array("not really a PNG".utf8))
        }
    }

    @Test func whatDoesNotExistIsATypedError() async throws {
        try await withWorld { world in
            let anna = try await world.person("anna")
            for (address, kind) in [
                ("mxc://localhost/nothing", ClientError.Kind.notFound), ("file:///nowhere/x.png", .unreadableFile),
                ("http://127.0.0.1:9/x.png", .unreachable),
            ] {
                await #expect { try await anna.mediaLoader.data(for: URL(string: address)!) } throws: {
                    ($0 as? ClientError)?.kind == kind
                }
            }
        }
    }

    @Test func theCacheKeepsWithinItsBounds() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "parlor-cache-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let cache = MediaCache(diskLimit: 10_000, memoryLimit: 2_000)
        await cache.use(folder: folder)
        for number in 0..<50 { await cache.keep([UInt8](repeating: UInt8(number), count: 400), for: "file \(number)") }
        #expect(await cache.data(for: "file 49") == [UInt8](repeating: 49, count: 400))
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.fileSizeKey])
        let size = try files.reduce(0) { try $0 + ($1.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0) }
        #expect(size <= 10_000)
        #expect(size > 5_000)
    }
}
