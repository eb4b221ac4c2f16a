import Foundation
import Support
import Synchronization
import Testing

@testable import Parlor

@Suite("Files on their way out")
struct UploadTests {
    private func bytes(_ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) } }

    private static func isUpload(_ request: HTTPRequest) -> Bool { request.url.path().hasSuffix("/upload") }

    @Test func progressShowsOnTheAttachment() async throws {
        try await withWorld { world in
            let (anna, ben, cid) = try await world.pair()
            let (hers, his) = (anna.channelController(for: cid), ben.channelController(for: cid))
            try await hers.synchronize()
            try await his.synchronize()
            let seen = Mutex<[AttachmentUploadingState]>([])
            let recorder = MessageWatcher { messages in
                if let state = messages.first?.attachments.first?.uploadingState { seen.withLock { $0.append(state) } }
            }
            hers.delegate = recorder
            let data = bytes(3 << 20)
            try await hers.createNewMessage(text: "Large", attachments: [.file(.data(data), name: "large.bin")])
            try await eventually("ben has it") { his.messages.first?.attachments.first != nil }
            let attachment = try #require(his.messages.first?.attachments.first)
            #expect(attachment.uploadingState == nil && attachment.size == data.count)
            let url = try #require(attachment.url)
            #expect(try await ben.mediaLoader.data(for: url) == data)
            let fractions = seen.withLock { $0 }.compactMap { state -> Double? in
                if case .uploading(let progress) = state { progress } else { nil }
            }
            #expect(!fractions.isEmpty && fractions == fractions.sorted())
            #expect(fractions.allSatisfy { (0...1).contains($0) })
            withExtendedLifetime(recorder) {}
        }
    }

    @Test func deletingAMessageEndsItsUpload() async throws {
        try await withWorld { world in
            let gate = Gate()
            let started = Counter()
            let (anna, ben, cid) = try await world.pair()
            await anna.disconnect()
            let client = world.client("anna") { config in
                config.dependencies.makeTransport = {
                    HoldingTransport(gate) { request in
                        guard Self.isUpload(request) else { return false }
                        started.increment()
                        return true
                    }
                }
            }
            try await client.connect(userID: "anna", password: World.password)
            let (hers, his) = (client.channelController(for: cid), ben.channelController(for: cid))
            try await hers.synchronize()
            try await his.synchronize()
            let id = try await hers.createNewMessage(text: "", attachments: [.file(.data([1]), name: "x.bin")])
            try await eventually("it is being uploaded") { started.count == 1 }
            try await hers.deleteMessage(id)
            #expect(hers.messages.isEmpty)
            // What comes after it does not wait for it.
            try await hers.createNewMessage(text: "Next")
            try await eventually("ben has what came after") { his.messages.map(\.text) == ["Next"] }
            let uploads = try client.currentSession.folder.uploads.path
            try await eventually("the file is gone") {
                try FileManager.default.contentsOfDirectory(atPath: uploads).isEmpty
            }
            gate.open()
        }
    }

    @Test func aFinishedUploadIsNotRepeatedAfterARestart() async throws {
        try await withWorld(.folder) { world in
            let (anna, ben, cid) = try await world.pair()
            let his = ben.channelController(for: cid)
            try await his.synchronize()
            await anna.disconnect()
            let (uploads, sends) = (Counter(), Counter())
            let unlucky = world.client("anna") { config in
                config.dependencies.makeTransport = {
                    FaultyTransport { request in
                        if Self.isUpload(request) { uploads.increment() }
                        guard request.url.path().contains("/send/") else { return nil }
                        sends.increment()
                        return .losesRequest
                    }
                }
            }
            try await unlucky.connect(userID: "anna", password: World.password)
            try await unlucky.channelController(for: cid).createNewMessage(
                text: "", attachments: [.file(.data([1, 2]), name: "x.bin"), .file(.data([3]), name: "y.bin")])
            try await eventually("both were uploaded, and the message was tried") {
                uploads.count == 2 && sends.count > 0
            }
            await unlucky.disconnect()
            let again = world.client("anna") { config in
                config.dependencies.makeTransport = {
                    FaultyTransport { request in
                        if Self.isUpload(request) { uploads.increment() }
                        return nil
                    }
                }
            }
            try await again.connect(userID: "anna", password: World.password)
            try await eventually("ben has both, in order") {
                his.messages.compactMap { $0.attachments.first?.name } == ["y.bin", "x.bin"]
            }
            #expect(uploads.count == 2)
        }
    }

    @Test func aFileThatIsTooLargeFailsTheMessageAndResendingTriesItAgain() async throws {
        try await withWorld { world in
            let (anna, ben, cid) = try await world.pair()
            let his = ben.channelController(for: cid)
            try await his.synchronize()
            await anna.disconnect()
            let refusals = Counter()
            let client = world.client("anna") { config in
                config.dependencies.makeTransport = {
                    FaultyTransport { request in
                        guard Self.isUpload(request), refusals.increment() == 0 else { return nil }
                        return .answers(status: 413, body: #"{"errcode":"M_TOO_LARGE","error":"no"}"#)
                    }
                }
            }
            try await client.connect(userID: "anna", password: World.password)
            let failures = client.outboxFailures
            let hers = client.channelController(for: cid)
            try await hers.synchronize()
            let id = try await hers.createNewMessage(text: "", attachments: [.file(.data([1]), name: "x.bin")])
            try await eventually("it failed") { hers.messages.first?.localState == .sendingFailed }
            #expect(hers.messages.first?.sendingError?.kind == .tooLarge)
            if case .failed(let error) = hers.messages.first?.attachments.first?.uploadingState {
                #expect(error.kind == .tooLarge)
            } else {
                Issue.record("the attachment does not say that it failed")
            }
            let failure = await failures.first { _ in true }
            #expect(failure?.operation == .message && failure?.messageID == id && failure?.cid == cid)
            try await hers.resendMessage(id)
            try await eventually("ben has it") { his.messages.first?.attachments.first?.name == "x.bin" }
        }
    }
}

/// Tells of every change of the messages.
private final class MessageWatcher: ChatChannelControllerDelegate {
    private let changed: @Sendable ([ChatMessage]) -> Void

    init(_ changed: @escaping @Sendable ([ChatMessage]) -> Void) { self.changed = changed }

    func channelController(
        _ controller: ChatChannelController, didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {
        changed(Array(controller.messages))
    }
}
