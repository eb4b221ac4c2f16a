import KitSupport
import Matrix
import StreamChat
import StreamChatUI
import XCTest

/// What a channel query says reaches the homeserver.
@preconcurrency @MainActor final class ChannelQueryTests: KitWindowTestCase {
    private var proxy: RecordingProxy!

    override func tearDown() {
        MainActor.assumeIsolated {
            let proxy = proxy
            try? pump { await proxy?.stop() }
        }
        super.tearDown()
    }

    /// Opens a channel for Mia through the proxy, and answers what was asked for on the way.
    private func open(_ room: RoomID, _ query: (ChannelId) -> ChannelQuery) throws -> ChatChannelVC {
        proxy = try RecordingProxy(to: world.server.url)
        let client = world.client(at: proxy.url)
        try world.connect(client, as: mia)
        let cid = ChannelId(type: .messaging, id: room.rawValue)
        let channel = ChatChannelVC.make(with: client.channelController(for: query(cid)))
        _ = show(channel)
        try pump { try await channel.channelController.synchronize() }
        return channel
    }

    func testPageSize() throws {
        let room = try world.room("Harbour", of: mia, with: [ada], messages: (1...60).map { "Message \($0)" })
        let channel = try open(room) { ChannelQuery(cid: $0, pageSize: 33) }
        XCTAssertTrue(pump { self.proxy.queries(ofPathsEnding: "/messages").contains { $0["limit"] == "33" } })
        XCTAssertTrue(pump { channel.channelController.messages.count >= 33 })
    }

    func testMembersLimit() throws {
        let others = try (1...6).map { try world.person("Person\($0)") }
        let room = try world.room("Harbour", of: mia, with: others)
        _ = try open(room) { ChannelQuery(cid: $0, membersLimit: 3) }
        XCTAssertEqual(proxy.queries(ofPathsEnding: "/members").first?["org.parlor.limit"], "3")
        proxy = nil
    }

    func testAPageAroundAMessage() throws {
        let room = try world.room("Harbour", of: mia, with: [ada], messages: (1...80).map { "Message \($0)" })
        let (mia, early) = (self.mia!, 10)
        let history = try pump { try await mia.history(of: room) }
        let wanted = history[early]
        let channel = try open(room) {
            ChannelQuery(cid: $0, pageSize: 10, paginationParameter: .around(wanted.id))
        }
        XCTAssertTrue(pump { channel.channelController.messages.contains { $0.text == wanted.text } })
        let context = proxy.queries(ofPathsEnding: "/context/\(wanted.id)")
        XCTAssertEqual(context.first?["limit"], "10")
    }
}
