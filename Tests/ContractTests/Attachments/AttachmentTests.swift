import Foundation
import Testing

@testable import Parlor

@Suite("Pictures and files")
struct AttachmentTests {
    @Test(arguments: Backend.chosen) func aPictureArrivesAsItWas(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            try await hers.createNewMessage(text: "Look", attachments: [Samples.picture])
            try await eventually("ben has it") { his.messages.first?.attachments.first?.url?.scheme == "mxc" }
            let attachment = try #require(his.messages.first?.attachments.first)
            #expect(his.messages.first?.text == "Look")
            #expect(attachment.kind == .image)
            #expect(attachment.name == "dot.png")
            #expect(attachment.mimeType == "image/png")
            #expect(try await ben.client.mediaLoader.data(for: #require(attachment.url)) == Samples.png)
        }
    }

    @Test(arguments: Backend.chosen) func aFileArrivesAsItWas(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            let file = AttachmentPayload(
                kind: .file, source: .data(bytes), name: "Ärger & Zahlen.bin", mimeType: "application/octet-stream")
            try await hers.createNewMessage(text: "", attachments: [file])
            try await eventually("ben has it") { his.messages.first?.attachments.first?.url?.scheme == "mxc" }
            let attachment = try #require(his.messages.first?.attachments.first)
            #expect(attachment.name == "Ärger & Zahlen.bin")
            #expect(attachment.size == bytes.count)
            #expect(try await ben.client.mediaLoader.data(for: #require(attachment.url)) == bytes)
        }
    }

    @Test(arguments: Backend.chosen) func aPictureComposedOfflineIsUploadedAfterARestart(_ backend: Backend)
        async throws
    {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let his = try await ben.open(cid)
            anna.offline()
            try await anna.client.channelController(for: cid).createNewMessage(text: "", attachments: [Samples.picture])
            try await anna.restart()
            let hers = anna.client.channelController(for: cid)
            try await eventually("it waits") { hers.messages.first?.attachments.first?.url?.isFileURL == true }
            anna.online()
            try await eventually("ben has it") { his.messages.first?.attachments.first?.url?.scheme == "mxc" }
            let url = try #require(his.messages.first?.attachments.first?.url)
            #expect(try await ben.client.mediaLoader.data(for: url) == Samples.png)
        }
    }

    @Test(arguments: Backend.chosen) func severalAttachmentsKeepTheirOrder(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            let files = (1...3).map { number in
                AttachmentPayload(kind: .file, source: .data([UInt8(number)]), name: "\(number).bin", mimeType: "x/y")
            }
            try await hers.createNewMessage(text: "All three", attachments: files)
            try await eventually("ben has all") {
                his.messages.flatMap { $0.attachments.map(\.name) }.sorted() == ["1.bin", "2.bin", "3.bin"]
            }
            #expect(his.messages.reversed().flatMap { $0.attachments.map(\.name) } == ["1.bin", "2.bin", "3.bin"])
            #expect(his.messages.contains { $0.text == "All three" })
        }
    }

    @Test(arguments: Backend.chosen) func aFileThatTheHomeserverDoesNotHave(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let anna = try await world.person("anna")
            let url = try #require(URL(string: "mxc://localhost/nothingofthekind"))
            let error = await #expect(throws: ClientError.self) { try await anna.client.mediaLoader.data(for: url) }
            #expect(error?.kind == .notFound)
        }
    }

    @Test(arguments: Backend.chosen) func aFileThatIsTooLargeIsRefusedForGood(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let hers = try await anna.open(cid)
            anna.wire.fail { request in
                request.url.path().contains("/upload")
                    ? .answers(status: 413, body: #"{"errcode":"M_TOO_LARGE","error":"big"}"#) : nil
            }
            try await hers.createNewMessage(text: "", attachments: [Samples.picture])
            try await eventually("it failed") { hers.messages.first?.localState == .sendingFailed }
            #expect(hers.messages.first?.sendingError?.kind == .tooLarge)
            anna.wire.fail { _ in nil }
            try await hers.resendMessage(try #require(hers.messages.first).id)
            let his = try await ben.open(cid)
            try await eventually("ben has it after all") { his.messages.first?.attachments.first?.url?.scheme == "mxc" }
        }
    }

    @Test(arguments: Backend.chosen) func aProfilePictureReachesTheOthers(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            try await anna.client.setAvatar(Samples.png, mimeType: "image/png")
            let url = try #require(anna.client.currentUser?.imageURL)
            #expect(try await ben.client.mediaLoader.data(for: url) == Samples.png)
            let his = try await ben.open(cid)
            try await anna.open(cid).createNewMessage(text: "Hello")
            try await eventually("ben sees it beside the message") { his.messages.first?.author.imageURL == url }
        }
    }
}
