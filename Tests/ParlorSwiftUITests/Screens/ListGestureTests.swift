import KitSupport
import ParlorSwiftUI
import SwiftUI
import XCTest

/// Rows that are pulled aside, lists that are loaded anew, and titles that make room.
@preconcurrency @MainActor
final class ListGestureTests: ChannelWindowTestCase {
    func testPullingARowToTheEndPinsItAndMarksItRead() throws {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        try world.send("Coming!", to: room, by: ada)
        let client = try world.client(of: mia)
        let window = show(client, width: 420)
        XCTAssertTrue(pump { window.row("Tea")?.accessibilityLabel?.contains("unread") == true }, window.tree)
        window.drag(try XCTUnwrap(window.row("Tea")), by: CGSize(width: 160, height: 0))
        window.waitFor("Mark as read")
        keepPicture(window.png(), "swipe-leading")
        let read = try XCTUnwrap(window.find("Mark as read")), pin = try XCTUnwrap(window.find("Pin to the top"))
        XCTAssertLessThan(window.middle(of: read).x, window.middle(of: pin).x, "the first stands at the edge")
        try window.press("Pin to the top")
        window.waitForEnd(of: "Pin to the top")
        XCTAssertTrue(pump { client.channel(ChannelId(type: .messaging, id: room.rawValue))?.isPinned == true })
        settle()
        window.drag(try XCTUnwrap(window.row("Tea")), by: CGSize(width: 160, height: 0))
        window.waitFor("Unpin")
        try window.press("Mark as read")
        XCTAssertTrue(pump { window.row("Tea")?.accessibilityLabel?.contains("unread") == false }, window.tree)
    }

    func testPullingARowTheOtherWayMutesOrAsksBeforeLeaving() throws {
        try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let window = show(try world.client(of: mia), width: 420)
        XCTAssertTrue(pump { window.row("Tea") != nil })
        let row = try XCTUnwrap(window.row("Tea"))
        let y = window.middle(of: row).y
        window.drag(from: CGPoint(x: 400, y: y), to: CGPoint(x: 10, y: y))
        XCTAssertNotNil(window.row("Tea"), "a pull over the whole row does nothing by itself")
        XCTAssertNil(window.find("Leave Tea?"))
        window.waitFor("Mute")
        keepPicture(window.png(), "swipe-trailing")
        try window.press("Mute")
        XCTAssertTrue(pump { window.row("Tea")?.accessibilityLabel?.contains("muted") == true }, window.tree)
        window.drag(try XCTUnwrap(window.row("Tea")), by: CGSize(width: -160, height: 0))
        try window.press("Leave")
        window.waitFor("Leave Tea?")
        window.press(.init(.escape))
        XCTAssertTrue(pump { window.row("Tea") != nil })
    }

    func testARowThatWasPulledAsideDoesNotOpen() throws {
        try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let window = show(try world.client(of: mia), width: 420)
        XCTAssertTrue(pump { window.row("Tea") != nil })
        window.drag(try XCTUnwrap(window.row("Tea")), by: CGSize(width: -160, height: 0))
        window.waitFor("Mute")
        XCTAssertNil(window.find("Message"))
        window.click(at: CGPoint(x: 60, y: window.middle(of: try XCTUnwrap(window.row("Tea"))).y))
        window.waitForEnd(of: "Mute")
        XCTAssertNil(window.find("Message"), "the first click only puts it back")
        window.click(try XCTUnwrap(window.row("Tea")))
        window.waitFor("Message")
    }

    func testOnADesktopThatReadsFromRightToLeftTheEdgesAreSwapped() throws {
        try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let client = try world.client(of: mia)
        try PictureLook.rtl.apply {
            let window = show(client, width: 420)
            XCTAssertTrue(pump { window.row("Tea") != nil })
            window.drag(try XCTUnwrap(window.row("Tea")), by: CGSize(width: 160, height: 0))
            window.waitFor("Mute")
            keepPicture(window.png(), "swipe-rtl")
            let leave = try XCTUnwrap(window.find("Leave")), mute = try XCTUnwrap(window.find("Mute"))
            XCTAssertLessThan(window.middle(of: leave).x, window.middle(of: mute).x)
        }
    }

    func testTheListsAreLoadedAnewByKey() throws {
        try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let client = try world.client(of: mia)
        let model = CountingListModel(channelListController: client.allChannels())
        let window = show(
            ChatChannelListView(viewFactory: DefaultViewFactory(chatClient: client), viewModel: model), width: 420)
        XCTAssertTrue(pump { window.row("Tea") != nil })
        window.press(UIKey(.function(5)))
        XCTAssertTrue(pump { model.refreshes == 1 })
        XCTAssertNotNil(window.row("Tea"))
    }

    func testALargeTitleGoesUnderTheBarAsTheListIsScrolled() throws {
        for number in 0..<20 { try world.room("Room \(number)", of: mia, messages: ["Hello"]) }
        let factory = LargeTitleFactory(chatClient: try world.client(of: mia))
        let window = show(ChatChannelListView(viewFactory: factory, title: "Talks"), width: 420)
        XCTAssertTrue(pump { window.row("Room 19") != nil })
        func titles() -> [CGRect] {
            window.views(UILabel.self).filter { $0.text == "Talks" }.map { $0.convert($0.bounds, to: window.window) }
        }
        let large = try XCTUnwrap(titles().first)
        XCTAssertEqual(titles().count, 1)
        XCTAssertGreaterThan(large.minY, 52)
        let search = try XCTUnwrap(window.find("Search"))
        let list = try XCTUnwrap(window.views(RecyclerView.self).first)
        window.scroll(list, points: 20)
        XCTAssertEqual(titles().first?.minY, large.minY - 20)
        window.scroll(list, points: 200)
        XCTAssertTrue(pump { titles().contains { $0.minY > 0 && $0.maxY < 52 } }, "\(titles())")
        XCTAssertTrue(search.isEffectivelyVisible)
        XCTAssertGreaterThan(window.middle(of: search).y, 52, "the field stays")
        keepPicture(window.png(), "large-title-collapsed")
        window.scroll(list, points: -1000)
        XCTAssertTrue(pump { titles().count == 1 && titles().first?.minY == large.minY }, "\(titles())")
        keepPicture(window.png(), "large-title")
    }
}

private final class CountingListModel: ChatChannelListViewModel {
    private(set) var refreshes = 0

    override func refresh() async {
        await super.refresh()
        refreshes += 1
    }
}

private final class LargeTitleFactory: ViewFactory {
    let chatClient: ChatClient
    init(chatClient: ChatClient) { self.chatClient = chatClient }

    func navigationBarDisplayMode() -> NavigationBarItem.TitleDisplayMode { .large }
}
