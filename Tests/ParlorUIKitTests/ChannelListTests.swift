import KitSupport
import Matrix
import StreamChatUI
import XCTest

@preconcurrency @MainActor final class ChannelListTests: KitWindowTestCase {
    func testRowsSayWhatIsGoingOn() throws {
        let room = try world.room("Harbour", of: mia, with: [ada], messages: ["Ahoy", "Land in sight"])
        try world.room("Garden", of: mia, with: [ada])
        let (window, _) = showList(try world.client(of: mia))
        XCTAssertTrue(pump { window.row("Harbour") != nil && window.row("Garden") != nil }, window.tree)
        let row = try XCTUnwrap(window.row("Harbour"))
        XCTAssertEqual(row.frame.height, 68)
        XCTAssertTrue(row.accessibilityLabel?.contains("Land in sight") ?? false, row.accessibilityLabel ?? "")
        try world.send("Anchor down", to: room, by: ada)
        XCTAssertTrue(
            pump { window.row("Harbour")?.accessibilityLabel?.contains("unread, Ada: Anchor down") ?? false },
            window.tree)
        XCTAssertTrue(pump { window.views(ChatUnreadCountView.self).contains { $0.label.text?.isEmpty == false } })
    }

    func testSearchingNarrowsTheList() throws {
        for name in ["Harbour", "Garden", "Harvest"] { try world.room(name, of: mia) }
        let (window, list) = showList(try world.client(of: mia))
        XCTAssertTrue(pump { window.row("Garden") != nil }, window.tree)
        window.press(UIKey(.character, charactersIgnoringModifiers: "f", modifiers: .control))
        window.type("har")
        XCTAssertTrue(pump { window.row("Garden") == nil && window.row("Harvest") != nil }, window.tree)
        XCTAssertNotNil(window.row("Harbour"))
        window.type("xyz")
        XCTAssertTrue(pump { window.find("Nothing found") != nil }, window.tree)
        list.searchField.text = ""
        list.updateContent()
        XCTAssertTrue(pump { window.row("Garden") != nil }, window.tree)
    }

    func testActionsFromTheContextMenu() throws {
        try world.room("Harbour", of: mia, with: [ada], messages: ["Ahoy"])
        let client = try world.client(of: mia)
        let (window, list) = showList(client)
        XCTAssertTrue(pump { window.row("Harbour") != nil }, window.tree)
        let channel = try XCTUnwrap(list.listing.channels.first)
        list.listing.perform(.mute, on: channel)
        XCTAssertTrue(pump { window.row("Harbour, muted") != nil }, window.tree)
        let titles = list.menu(for: try XCTUnwrap(list.listing.channels.first)).children.map(\.title)
        XCTAssertTrue(titles.contains("Unmute") && titles.contains("Pin to the top"), "\(titles)")
        list.listing.perform(.leave, on: channel)
        XCTAssertTrue(pump { window.find("No conversations yet") != nil }, window.tree)
    }

    func testTheSwitcherFindsAChannelByKeyboard() throws {
        for name in ["Harbour", "Garden"] { try world.room(name, of: mia) }
        let (window, list) = showList(try world.client(of: mia))
        XCTAssertTrue(pump { window.row("Garden") != nil }, window.tree)
        window.press(UIKey(.character, charactersIgnoringModifiers: "k", modifiers: .control))
        XCTAssertTrue(pump { list.presentedViewController != nil })
        XCTAssertTrue(pump { window.window.firstResponder is UITextField })
        window.type("gar")
        settle()
        window.press(UIKey(.enter))
        XCTAssertTrue(
            pump { (list.navigationController?.topViewController as? ChatChannelVC)?.title == "Garden" }, window.tree)
        window.press(UIKey(.down, modifiers: .alternate))
        XCTAssertTrue(
            pump { list.listing.selection != nil && list.navigationController?.viewControllers.count == 2 })
    }

    func testNobodyIsConnected() throws {
        let (window, list) = showList(world.client())
        XCTAssertEqual(list.listing.phase, .loading)
        XCTAssertTrue(pump { window.views(ChatChannelListSkeletonView.self).count == 1 }, window.tree)
        try world.room("Harbour", of: mia)
        try world.connect(list.client, as: mia)
        XCTAssertTrue(pump { window.row("Harbour") != nil }, window.tree)
    }
}
