import Foundation
import Support
import Synchronization
import Testing

@testable import Parlor

/// A list in the manner of page 001: made before anyone is connected, looking for the user from time to time, then filling itself and
/// asking for more as its rows appear.
private final class LateList: ChatChannelListControllerDelegate, Sendable {
    private let client: ChatClient
    private let state = Mutex(State())

    private struct State {
        var controller: ChatChannelListController?
        var channels = LazyCachedMapCollection<ChatChannel>()
        var changes: [[ListChange<ChatChannel>]] = []
        var isLoading = false
        var error: (any Error)?
    }

    init(client: ChatClient) { self.client = client }

    var channels: LazyCachedMapCollection<ChatChannel> { state.withLock { $0.channels } }
    var changes: [[ListChange<ChatChannel>]] { state.withLock { $0.changes } }
    var error: (any Error)? { state.withLock { $0.error } }

    /// What the page's timer does.
    func look() -> Bool {
        guard state.withLock({ $0.controller == nil }) else { return true }
        guard let me = client.currentUserId else { return false }
        let controller = client.channelListController(query: .init(filter: .containMembers(userIds: [me])))
        state.withLock {
            $0.controller = controller
            $0.channels = controller.channels
        }
        controller.delegate = self
        controller.synchronize { [weak self] error in
            self?.state.withLock {
                $0.error = error
                if error == nil { $0.channels = controller.channels }
            }
        }
        return true
    }

    /// What a row does when it appears.
    func rowAppeared(_ index: Int) {
        let controller = state.withLock { state -> ChatChannelListController? in
            guard index >= state.channels.count - 15, !state.isLoading else { return nil }
            state.isLoading = true
            return state.controller
        }
        controller?.loadNextChannels(limit: 30) { [weak self] _ in self?.state.withLock { $0.isLoading = false } }
    }

    func controller(_ controller: ChatChannelListController, didChangeChannels changes: [ListChange<ChatChannel>]) {
        state.withLock {
            $0.channels = controller.channels
            $0.changes.append(changes)
        }
    }
}

@Suite("A list in the manner of page 001")
struct LateListTests {
    @Test func itConnectsLatePagesFortyChannelsByThirtyAndMovesOneToTheTop() async throws {
        try await withWorld { world in
            let ben = try await world.server.register("ben")
            let anna = try await world.server.register("anna")
            var rooms: [String] = []
            for number in 0..<40 {
                let room = try await ben.createRoom(["preset": "public_chat", "name": "Room \(number)"])
                try await anna.join(room)
                try await ben.send("Welcome", to: room, at: 1_700_000_000_000 + number * 1000)
                rooms.append(room.rawValue)
            }

            let client = world.client("anna")
            let list = LateList(client: client)
            #expect(!list.look())
            try await client.connect(userID: "anna", password: anna.password)
            try await eventually("the list finds its user") { list.look() }
            try await eventually("the first page") { list.channels.count == 20 }
            for row in 0..<20 { list.rowAppeared(row) }
            try await eventually("all forty") { list.channels.count == 40 }
            #expect(list.channels.map(\.name) == (0..<40).reversed().map { "Room \($0)" })
            #expect(list.error == nil)
            #expect(list.channels.first?.previewMessage?.text == "Welcome")

            let before = list.changes.count
            let quiet = Array(list.channels)[25]
            try await ben.send("Something new", to: .init(quiet.roomID)!)
            try await eventually("it comes") { list.channels.first?.previewMessage?.text == "Something new" }
            #expect(list.channels.first?.cid == quiet.cid)
            let steps = list.changes[before...].flatMap(\.self)
            #expect(steps.filter { if case .move = $0 { true } else { false } }.count == 1)
            guard case .move(let channel, let from, let to)? = steps.first else {
                Issue.record("not a move: \(steps)")
                return
            }
            #expect(channel.previewMessage?.text == "Something new")
            #expect((from, to) == (IndexPath(indexes: [0, 25]), IndexPath(indexes: [0, 0])))
            #expect(list.channels.count == 40)
        }
    }

    @Test func itShowsWhatIsStoredBeforeTheHomeserverAnswers() async throws {
        try await withWorld { world in
            let first = try await world.person("anna")
            _ = try await first.createChannel(name: "Kept")
            await first.disconnect()
            await world.server.pause()

            let client = world.client("anna")
            try await client.connect(userID: "anna", password: World.password)
            let list = client.channelListController(query: .init(filter: .containMembers(userIds: ["@anna:localhost"])))
            #expect(list.channels.map(\.name) == ["Kept"])
        }
    }
}
