import Foundation
import Parlor

/// Opens a store with 10,000 channels and 1,000,000 messages, without a homeserver, until the first page is there.
enum WarmStart {
    private static let channels = 10_000

    static func run(folder path: String?) async throws {
        let folder =
            path.map { URL(filePath: $0) }
            ?? FileManager.default.temporaryDirectory.appending(path: "parlor-bench-\(UUID().uuidString)")
        defer { if path == nil { try? FileManager.default.removeItem(at: folder) } }
        if !FileManager.default.fileExists(atPath: folder.path) { try await fill(folder) }
        var (first, all): ([Double], [Double]) = ([], [])
        for _ in 0..<5 {
            let took = try await open(folder)
            first.append(took.first)
            all.append(took.all)
        }
        report("first page of \(channels) channels (median of 5)", first.percentile(0.5), goal: 50)
        report("all channels known (median of 5)", all.percentile(0.5), goal: nil)
    }

    /// A hundred channels as a homeserver tells of them, and a hundred times as many copied inside the store, which is quicker.
    private static func fill(_ folder: URL) async throws {
        print("making the store; this takes a while")
        let start = ContinuousClock.now
        let probe = try StoreProbe(folder: folder, userID: "@user0:localhost")
        var maker = SyncMaker(rooms: 100, messages: 100, members: 10)
        _ = try await probe.apply(maker.make())
        try await probe.copyChannels(times: channels / 100 - 1)
        try await probe.signIn()
        report("made in", (ContinuousClock.now - start).milliseconds, goal: nil)
    }

    private static func open(_ folder: URL) async throws -> (first: Double, all: Double) {
        let homeserver = ScriptedHomeserver()
        let client = ChatClient(config: .scripted(homeserver, storeFolder: folder))
        let clock = ContinuousClock()
        let start = clock.now
        let list = client.channelListController(query: .init(filter: .containMembers(userIds: ["@user0:localhost"])))
        let waiter = PageWaiter(list)
        let connecting = Task { try await client.connect(userID: "@user0:localhost", password: "x") }
        await waiter.firstPage()
        let first = clock.now - start
        guard list.channels.count >= 20 else { throw BenchError(description: "the page has \(list.channels.count)") }
        while client.knownChannelCount < channels { try await Task.sleep(for: .milliseconds(2)) }
        let all = clock.now - start
        // Connecting ends with an answer, and nothing else is asked of a client before.
        homeserver.push(Array(#"{"next_batch":"end"}"#.utf8))
        try await connecting.value
        await client.disconnect()
        return (first.milliseconds, all.milliseconds)
    }
}

/// Waits for a list's first channels.
private final class PageWaiter: ChatChannelListControllerDelegate, @unchecked Sendable {
    private let (pages, page) = AsyncStream<Void>.makeStream()

    init(_ list: ChatChannelListController) { list.delegate = self }

    func controller(
        _ controller: ChatChannelListController, didChangeChannels changes: [ListChange<ChatChannel>]
    ) {
        page.yield()
    }

    func firstPage() async { _ = await pages.first { _ in true } }
}
