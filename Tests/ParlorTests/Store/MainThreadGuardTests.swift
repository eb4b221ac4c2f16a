import Foundation
import Synchronization
import Testing

@testable import Parlor

@Suite("The main thread waits for nothing", .serialized)
struct MainThreadGuardTests {
    private final class Reports: Sendable {
        private let list = Mutex<[String]>([])

        var all: [String] { list.withLock { $0 } }

        func add(_ report: MainThreadGuard.Report) { list.withLock { $0.append(report.what) } }
    }

    /// Runs something on the main queue, and collects what the watchdog says of it.
    private func onMain(_ body: @escaping @MainActor () -> Void) async -> [String] {
        let reports = Reports()
        MainThreadGuard.handler = { reports.add($0) }
        defer { MainThreadGuard.handler = nil }
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                MainActor.assumeIsolated { body() }
                continuation.resume()
            }
        }
        return reports.all
    }

    @Test func theWatchdogBarksAtWhoBlocksIt() async throws {
        let reports = await onMain {
            _ = try? UserStore(file: nil, userID: "@me:x", now: { Date() }) { _ in }
        }
        #expect(reports == ["a store to be opened"])
    }

    @Test func nobodyBarksElsewhere() async throws {
        MainThreadGuard.check("anything")
        let reports = Reports()
        MainThreadGuard.handler = { reports.add($0) }
        defer { MainThreadGuard.handler = nil }
        await Task.detached { MainThreadGuard.check("anything") }.value
        #expect(reports.all.isEmpty)
    }

    /// A day in the life of an app, all of it called on the main actor.
    @Test func theOrdinaryCallsBlockNowhere() async throws {
        let reports = Reports()
        MainThreadGuard.handler = { reports.add($0) }
        defer { MainThreadGuard.handler = nil }
        try await withWorld(.folder) { world in
            let anna = try await world.person("anna")
            let controller = try await morning(anna)
            try await eventually("it is sent") { controller.messages.first?.deliveryState == .sent }
            try await evening(anna, controller, world.client("anna"))
        }
        #expect(reports.all.isEmpty)
    }

    @MainActor private func morning(_ anna: ChatClient) async throws -> ChatChannelController {
        let cid = try await anna.createChannel(name: "Garden", id: "garden")
        let list = anna.channelListController(query: .init(filter: .containMembers(userIds: ["@anna:localhost"])))
        try await list.synchronize()
        let controller = anna.channelController(for: cid)
        try await controller.synchronize()
        let id = try await controller.createNewMessage(
            text: "Hello", attachments: [.file(.data([1, 2, 3]), name: "x.bin")])
        try await controller.addReaction("!", to: id)
        return controller
    }

    @MainActor private func evening(
        _ anna: ChatClient, _ controller: ChatChannelController, _ again: ChatClient
    ) async throws {
        let url = try #require(controller.messages.first?.attachments.first?.url)
        _ = try await anna.mediaLoader.data(for: url)
        try await controller.markRead()
        try await anna.setPinned(true, controller.cid)
        await anna.disconnect()
        try await again.connect(userID: "anna", password: World.password)
        try await again.logout()
    }
}
