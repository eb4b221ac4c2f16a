import Foundation
import Parlor
import Synchronization

/// From the homeserver's answer to the delegate of the channel that is open, with ever more channels in the store.
enum Delivery {
    static func run() async throws {
        for rooms in [10, 1_000, 10_000] {
            let times = try await measure(rooms: rooms)
            report("\(rooms) channels: message to delegate, p50", times.percentile(0.5), goal: nil)
            report("\(rooms) channels: message to delegate, p99", times.percentile(0.99), goal: 5)
        }
    }

    private static func measure(rooms: Int) async throws -> [Double] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "parlor-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let homeserver = ScriptedHomeserver()
        let client = ChatClient(config: .scripted(homeserver, storeFolder: folder))
        var maker = SyncMaker(rooms: rooms, messages: 20, members: 10)
        homeserver.push(maker.make())
        try await client.connect(userID: "@user0:localhost", password: "x")
        let list = client.channelListController(query: .init(filter: .containMembers(userIds: ["@user0:localhost"])))
        let controller = client.channelController(for: ChannelId(type: .messaging, id: SyncMaker.roomID(0)))
        while controller.messages.count < 20 { try await Task.sleep(for: .milliseconds(2)) }
        let ear = Ear()
        controller.delegate = ear
        var times: [Double] = []
        for number in 0..<600 {
            let start = ContinuousClock.now
            homeserver.push(SyncMaker.message(number, in: 0))
            await ear.next()
            // The first ones warm the caches up.
            if number >= 100 { times.append((ContinuousClock.now - start).milliseconds) }
        }
        withExtendedLifetime(list) {}
        await client.disconnect()
        return times
    }
}

/// Hears of new messages.
private final class Ear: ChatChannelControllerDelegate, @unchecked Sendable {
    private let (calls, call) = AsyncStream<Void>.makeStream()
    private var iterator: AsyncStream<Void>.Iterator

    init() { iterator = calls.makeAsyncIterator() }

    func channelController(
        _ channelController: ChatChannelController, didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {
        // What follows a message, such as a count of unread ones, changes no list.
        if changes.contains(where: { if case .insert = $0 { true } else { false } }) { call.yield() }
    }

    func next() async { _ = await iterator.next() }
}
