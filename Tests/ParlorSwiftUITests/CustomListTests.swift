import KitSupport
import Matrix
import ParlorSwiftUI
import StreamChatSwiftUI
import Support
import SwiftUI
import WindowSupport
import XCTest

@preconcurrency @MainActor
final class CustomListTests: XCTestCase {
    func testListConnectsLatePagesAsRowsAppearAndMovesAChannelToTheTop() throws {
        let world = try World()
        defer { world.stop() }
        let (mia, ada) = (try world.person("Mia"), try world.person("Ada"))
        var rooms: [RoomID] = []
        for number in 0..<40 {
            rooms.append(
                try world.room(
                    "Room \(number)", of: mia, with: [ada], messages: ["Hello \(number)"],
                    hoursAgo: Double(100 - number)))
        }
        let client = world.client()
        _ = StreamChat(chatClient: client)
        let model = CustomListModel()
        let window = TestWindow(
            size: CGSize(width: 420, height: 640),
            controller: UIHostingController(rootView: CustomListView(model: model)))
        defer { window.close() }
        XCTAssertEqual(model.channels.count, 0)

        try world.connect(client, as: mia)
        XCTAssertTrue(pump { model.channels.count >= 10 && window.find("Room 39") != nil })
        XCTAssertLessThan(model.channels.count, 41)

        // Rows near the end ask for thirty more; scrolling on brings the last ones.
        let list = try XCTUnwrap(window.views(UIScrollView.self).first)
        XCTAssertTrue(
            pump {
                window.scroll(list, points: 400)
                return model.channels.count == 40 && window.find("Room 0") != nil
            })
        XCTAssertGreaterThanOrEqual(model.pagesAsked, 1)

        model.forgetChanges()
        try world.send("News", to: rooms[3], by: ada)
        XCTAssertTrue(pump { !model.changes.isEmpty && model.channels.first?.previewMessage?.text == "News" })
        XCTAssertEqual(model.channels.first?.name, "Room 3")
        let moves = model.changes.filter { if case .move = $0 { true } else { false } }
        XCTAssertEqual(moves.count, 1)
        guard case .move(let channel, let from, let to)? = moves.first else { return XCTFail("no move") }
        XCTAssertEqual(channel.name, "Room 3")
        XCTAssertEqual(from.last, 36)
        XCTAssertEqual(to.last, 0)
    }

    func testRowOpensItsChannel() throws {
        let world = try World()
        defer { world.stop() }
        let mia = try world.person("Mia")
        try world.room("Tea", of: mia, messages: ["Kettle is on", "Who wants some?"])
        let client = try world.client(of: mia)
        _ = StreamChat(chatClient: client)
        let window = TestWindow(
            size: CGSize(width: 420, height: 640),
            controller: UIHostingController(rootView: CustomListView(model: CustomListModel())))
        defer { window.close() }
        XCTAssertTrue(pump { window.find("Tea") != nil })
        window.click(try XCTUnwrap(window.find("Tea")))
        XCTAssertTrue(pump { window.find("Kettle is on") != nil && window.find("Who wants some?") != nil })
    }
}
