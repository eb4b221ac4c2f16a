import Foundation
import Parlor
import Testing

@Suite("Files that go with messages")
struct FileTests {
    private let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 13) }

    @Test(arguments: Backend.chosen) func everyKindArrivesWithWhatItSaysOfItself(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            let thumbnail = AttachmentPayload.Thumbnail(
                source: .data([9, 9, 9]), mimeType: "image/png", width: 2, height: 1)
            let payloads: [AttachmentPayload] = [
                .image(
                    .data([1]), name: "a.png", mimeType: "image/png", width: 40, height: 30,
                    blurHash: "LEHV6nWB2yk8pyo0adR*.7kCMdnj"),
                .video(
                    .data([1, 2]), name: "b.mp4", mimeType: "video/mp4", width: 640, height: 480,
                    duration: .milliseconds(1500), thumbnail: thumbnail),
                .audio(.data([1, 2, 3]), name: "c.ogg", mimeType: "audio/ogg", duration: .seconds(3)),
                .voice(.data([1, 2, 3, 4]), duration: .seconds(2), waveform: [0, 0.5, 1]),
                .file(.data([1, 2, 3, 4, 5]), name: "e.pdf", mimeType: "application/pdf"),
            ]
            for payload in payloads { try await hers.createNewMessage(text: "", attachments: [payload]) }
            try await eventually("ben has all") { his.messages.count == payloads.count }
            let attachments = his.messages.reversed().compactMap(\.attachments.first)
            #expect(attachments.map(\.kind) == [.image, .video, .audio, .voice, .file])
            #expect(attachments.map(\.size) == [1, 2, 3, 4, 5])
            #expect(attachments.map(\.name) == payloads.map(\.name))
            #expect(attachments.map(\.mimeType) == payloads.map(\.mimeType))
            #expect((attachments[0].width, attachments[0].height) == (40, 30))
            #expect(attachments[0].blurHash == "LEHV6nWB2yk8pyo0adR*.7kCMdnj")
            #expect(attachments[1].duration == .milliseconds(1500))
            let small = try #require(attachments[1].thumbnailURL)
            #expect(try await ben.client.mediaLoader.data(for: small) == [9, 9, 9])
            #expect(attachments[3].waveform == [0, 0.5, 1] && attachments[3].duration == .seconds(2))
            for (attachment, payload) in zip(attachments, payloads) {
                let url = try #require(attachment.url)
                #expect(url.scheme == "mxc")
                #expect(.data(try await ben.client.mediaLoader.data(for: url)) == payload.source)
            }
        }
    }

    @Test(arguments: Backend.chosen) func severalFilesStayTogetherAndInOrder(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            anna.offline()
            try await hers.createNewMessage(
                text: "Three",
                attachments: (1...3).map { .file(.data([UInt8($0)]), name: "\($0).bin") })
            try await hers.createNewMessage(text: "After them")
            #expect(hers.messages.count == 4)
            anna.online()
            try await eventually("ben has all") { his.messages.count == 4 }
            #expect(his.messages.reversed().map { $0.attachments.first?.name } == ["1.bin", "2.bin", "3.bin", nil])
            #expect(his.messages.reversed().map(\.text) == ["Three", "", "", "After them"])
        }
    }

    @Test(arguments: Backend.chosen) func aFileWaitsForTheNetworkOverARestart(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let his = try await ben.open(cid)
            anna.offline()
            try await anna.client.channelController(for: cid).createNewMessage(
                text: "From the tunnel", attachments: [.file(.data(bytes), name: "x.bin")])
            try await anna.restart()
            anna.online()
            try await eventually("ben has it") { his.messages.first?.text == "From the tunnel" }
            let url = try #require(his.messages.first?.attachments.first?.url)
            #expect(try await ben.client.mediaLoader.data(for: url) == bytes)
        }
    }

    @Test(arguments: Backend.chosen) func whatWasSentOrSeenIsThereWithoutANetwork(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (try await anna.open(cid), try await ben.open(cid))
            try await hers.createNewMessage(text: "", attachments: [.file(.data(bytes), name: "x.bin")])
            try await eventually("ben has it") { his.messages.first?.attachments.first != nil }
            let url = try #require(his.messages.first?.attachments.first?.url)
            _ = try await ben.client.mediaLoader.file(for: url)
            anna.offline()
            ben.offline()
            #expect(try await anna.client.mediaLoader.data(for: url) == bytes)
            #expect(try await ben.client.mediaLoader.data(for: url) == bytes)
            #expect(await ben.client.mediaLoader.localFile(for: url) != nil)
        }
    }

    @Test(arguments: Backend.chosen) func whatDoesNotExistIsNotFound(_ backend: Backend) async throws {
        try await World.run(backend) { world in
            let anna = try await world.person("anna")
            let server = anna.userID.drop { $0 != ":" }.dropFirst()
            let url = try #require(URL(string: "mxc://\(server)/doesnotexist"))
            await #expect { try await anna.client.mediaLoader.data(for: url) } throws: {
                ($0 as? ClientError)?.kind == .notFound
            }
        }
    }
}
