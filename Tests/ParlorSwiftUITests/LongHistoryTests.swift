import KitSupport
import Matrix
import ParlorSwiftUI
import Support
import SwiftUI
import WindowSupport
import XCTest

/// A channel of ten thousand messages: what arrives must not move what is read.
@preconcurrency @MainActor
final class LongHistoryTests: XCTestCase {
    func testArrivalsDoNotMoveAScrolledUpListAndAtTheBottomItFollows() throws {
        let world = try World()
        defer { world.stop() }
        let (mia, ada) = (try world.person("Mia"), try world.person("Ada"))
        let room = try world.room("Long", of: mia, with: [ada])
        let count = 10_000
        try fill(room, by: ada, count)
        let client = try world.client(of: mia)
        let controller = client.channelController(for: ChannelQuery(cid: try channel(of: room, client), pageSize: 1000))
        try pump(
            {
                try await controller.synchronize()
                while controller.messages.count < count, !controller.hasLoadedAllPreviousMessages {
                    try await controller.loadPreviousMessages(limit: 1000)
                }
            }, timeout: 120)
        XCTAssertEqual(controller.messages.count, count)

        let model = ChatChannelViewModel(channelController: controller)
        let view = NavigationStack {
            ChatChannelView(viewFactory: DefaultViewFactory(chatClient: client), viewModel: model)
        }
        let window = TestWindow(size: CGSize(width: 700, height: 600), controller: UIHostingController(rootView: view))
        defer { window.close() }
        XCTAssertTrue(pump { window.find("Message \(count - 1)") != nil }, window.tree)

        // At the bottom the list follows.
        try world.send("First arrival", to: room, by: ada)
        XCTAssertTrue(pump { window.find("First arrival") != nil }, "the list follows at its end")

        // Scrolled up, nothing moves.
        let list = try XCTUnwrap(window.views(UIScrollView.self).first)
        window.scroll(list, points: -4000)
        XCTAssertTrue(pump { !model.isAtBottom })
        let reading = try XCTUnwrap(
            window.views(UILabel.self).filter { ($0.text ?? "").hasPrefix("Message ") }.dropFirst(2).first)
        let text = try XCTUnwrap(reading.text)
        let place = reading.convert(CGPoint.zero, to: window.window)
        for number in 0..<5 { try world.send("Later arrival \(number)", to: room, by: ada) }
        XCTAssertTrue(pump { model.arrivals.count == 5 })
        settle()
        let after = try XCTUnwrap(window.find(text)).convert(CGPoint.zero, to: window.window)
        XCTAssertEqual(after, place, "the reader's place moved")
        XCTAssertNotNil(window.find("Jump to latest, 5 new"))

        window.click(try XCTUnwrap(window.find("Jump to latest, 5 new")))
        XCTAssertTrue(pump { window.find("Later arrival 4") != nil && model.isAtBottom })
        XCTAssertEqual(model.arrivals.count, 0)
    }

    private func fill(_ room: RoomID, by user: TestUser, _ count: Int) throws {
        let start = Int(Date().timeIntervalSince1970 - 7200) * 1000
        // Sixteen senders at once, so that the homeserver commits many together; only the newest need stand in their order.
        let ordered = count - 100
        try pump(
            {
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for sender in 0..<16 {
                        group.addTask {
                            for number in stride(from: sender, to: ordered, by: 16) {
                                try await user.send("Message \(number)", to: room, at: start + number * 500)
                            }
                        }
                    }
                    try await group.waitForAll()
                }
                for number in ordered..<count {
                    try await user.send("Message \(number)", to: room, at: start + number * 500)
                }
            }, timeout: 240)
    }

    private func channel(of room: RoomID, _ client: ChatClient) throws -> ChannelId {
        let list = client.allChannels()
        try pump { try await list.synchronize() }
        return try XCTUnwrap(list.channels.first { $0.roomID == room.rawValue }).cid
    }
}
