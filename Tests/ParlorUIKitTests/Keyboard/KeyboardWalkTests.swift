import JSON
import KitSupport
import Matrix
import StreamChatUI
import XCTest

/// A whole visit with nothing but keys: choose a channel, write, react, answer in a thread, switch, search, and back.
@preconcurrency @MainActor final class KeyboardWalkTests: KitWindowTestCase {
    private var harbour: RoomID!
    private var garden: RoomID!
    private var window: TestWindow!
    private var list: ChatChannelListVC!
    private var keys: Keys!

    func testKeysOfTheWindow() throws { try walk(.window) }
    func testKeysOfTheDesktop() throws { try walk(.desktop) }

    private func walk(_ source: Keys.Source) throws {
        harbour = try world.room("Harbour", of: mia, with: [ada], messages: ["Land in sight", "How far?"])
        garden = try world.room(
            "Garden", of: mia, with: [ada], messages: ["The plums are ripe", "I bring a basket"], hoursAgo: 30)
        (window, list) = showList(try world.client(of: mia))
        XCTAssertTrue(pump { self.window.row("Harbour") != nil && self.window.row("Garden") != nil }, window.tree)
        keys = try Keys(window, from: source)
        try chooseAChannel()
        try writeAMessage()
        try reactToAMessage()
        try answerInAThread()
        try switchToAnotherChannel()
        try searchForAMessage()
        try goBackToTheList()
    }

    // MARK: The steps

    /// Down to the second row, up to the first again, and in.
    private func chooseAChannel() throws {
        XCTAssertTrue(window.window.firstResponder === list.tableView, window.tree)
        try keys.press("Down", "Down")
        XCTAssertTrue(pump { self.litRow?.spoken.hasPrefix("Garden") ?? false }, window.tree)
        try keys.press("Up")
        XCTAssertTrue(pump { self.litRow?.spoken.hasPrefix("Harbour") ?? false }, window.tree)
        keepPicture(window.png(), "walk-list")
        try keys.press("Return")
        XCTAssertTrue(pump { self.channel?.title == "Harbour" && self.writes }, window.tree)
    }

    private func writeAMessage() throws {
        try keys.type("Anchor down")
        XCTAssertTrue(pump { self.channel?.messageComposerVC.inputTextView.text == "Anchor down" }, window.tree)
        try keys.press("Return")
        XCTAssertTrue(pump { self.message("Anchor down")?.message?.deliveryState == .sent }, window.tree)
        XCTAssertEqual(try newest(in: harbour)?["content"]?["body"]?.string, "Anchor down")
        XCTAssertTrue(writes, "the next message needs no click either")
    }

    /// From the composer to the messages, up to Ada's, and through its menu to the signs.
    private func reactToAMessage() throws {
        try keys.press("shift+Tab") { $0 is ChatMessageView }
        try keys.press("Up") { $0 === self.message("Land in sight") }
        XCTAssertEqual(window.views(ChatMessageView.self).filter { $0.layer.borderWidth > 1 }.count, 1, "one is framed")
        try choose("React")
        XCTAssertTrue(pump { self.focusedLabel == "React with 👍" }, window.tree)
        try keys.press("Right")
        XCTAssertTrue(pump { self.focusedLabel == "React with ❤️" }, window.tree)
        keepPicture(window.png(), "walk-react")
        try keys.press("Return")
        XCTAssertTrue(pump { self.message("Land in sight")?.message?.reactions.first?.isOwn == true }, window.tree)
        XCTAssertTrue(pump { self.window.window.firstResponder === self.message("Land in sight") }, window.tree)
        let root = try XCTUnwrap(message("Land in sight")?.message?.eventID)
        XCTAssertTrue(
            try arrives(in: harbour) {
                $0["m.relates_to"]?["event_id"]?.string == root && $0["m.relates_to"]?["key"]?.string == "❤️"
            })
    }

    private func answerInAThread() throws {
        let root = try XCTUnwrap(message("Land in sight")?.message?.eventID)
        try choose("Reply in thread")
        XCTAssertTrue(pump { self.top is ChatThreadVC && self.writes }, window.tree)
        try keys.type("At last")
        try keys.press("Return")
        XCTAssertTrue(pump { self.message("At last")?.message?.deliveryState == .sent }, window.tree)
        let reply = try newest(in: harbour)?["content"]
        XCTAssertEqual(reply?["body"]?.string, "At last")
        XCTAssertEqual(reply?["m.relates_to"]?["rel_type"]?.string, "m.thread")
        XCTAssertEqual(reply?["m.relates_to"]?["event_id"]?.string, root)
        try keys.press("Escape")
        XCTAssertTrue(pump { self.channel?.title == "Harbour" && self.writes }, window.tree)
        XCTAssertTrue(pump { self.window.find("1 reply") != nil }, window.tree)
    }

    private func switchToAnotherChannel() throws {
        try keys.press("ctrl+k")
        XCTAssertTrue(pump { self.window.window.firstResponder is UITextField }, window.tree)
        try keys.type("gar")
        XCTAssertTrue(pump { self.litRow?.spoken.hasPrefix("Garden") ?? false }, window.tree)
        try keys.press("Return")
        XCTAssertTrue(pump { self.channel?.title == "Garden" && self.writes }, window.tree)
        XCTAssertTrue(pump { self.message("I bring a basket") != nil }, window.tree)
    }

    /// Ctrl+F, a word, down into what was found, and in: the message lights up.
    private func searchForAMessage() throws {
        try keys.press("ctrl+f")
        XCTAssertTrue(pump { self.window.window.firstResponder is UITextField }, window.tree)
        try keys.type("plums")
        XCTAssertTrue(pump { self.window.views(ChatMessageResultView.self).count == 1 }, window.tree)
        try keys.press("Down")
        XCTAssertTrue(pump { self.litRow?.spoken.contains("The plums are ripe") ?? false }, window.tree)
        keepPicture(window.png(), "walk-search")
        try keys.press("Return")
        XCTAssertTrue(pump { self.message("The plums are ripe")?.isFlashing == true }, window.tree)
        XCTAssertTrue(
            pump { self.list.navigationController?.presentedViewController == nil && self.writes }, window.tree)
    }

    /// The row that was left has the focus again.
    private func goBackToTheList() throws {
        try keys.press("Escape")
        XCTAssertTrue(pump { self.top === self.list }, window.tree)
        XCTAssertTrue(pump { self.window.window.firstResponder === self.list.tableView }, window.tree)
        XCTAssertTrue(pump { self.litRow?.spoken.hasPrefix("Garden") ?? false }, window.tree)
        let rows = window.views(ChatChannelListItemView.self)
        XCTAssertTrue(
            rows.contains { $0.spoken.hasPrefix("Harbour") && $0.spoken.contains("You: Anchor down") }, window.tree)
    }

    // MARK: Looking

    private var top: UIViewController? { list.navigationController?.topViewController }
    private var channel: ChatChannelVC? { top as? ChatChannelVC }

    /// Whether the keyboard is in the composer of the screen on top.
    private var writes: Bool {
        let composer = channel?.messageComposerVC ?? (top as? ChatThreadVC)?.composerVC
        return composer.map { $0.inputTextView === window.window.firstResponder } ?? false
    }

    /// The row that the keyboard is at, as one sees it.
    private var litRow: ChatRowView? { window.views(ChatRowView.self).first { $0.hasKeyboard || $0.isSelected } }
    private var focusedLabel: String? { (window.window.firstResponder as? UIView)?.accessibilityLabel }

    private func message(_ text: String) -> ChatMessageView? {
        window.views(ChatMessageView.self).last { $0.message?.text == text }
    }

    /// Opens the menu of the message that has the keyboard, and goes down to an action.
    private func choose(_ action: String) throws {
        let view = try XCTUnwrap(window.window.firstResponder as? ChatMessageView, window.tree)
        let titles = try XCTUnwrap(view.delegate?.menu(for: view)).children.map(\.title)
        let index = try XCTUnwrap(titles.firstIndex(of: action), "\(titles)")
        try keys.press("Return")
        XCTAssertTrue(pump { self.window.find(action) != nil }, window.tree)
        for _ in 0...index { try keys.press("Down") }
        try keys.press("Return")
    }

    // MARK: What the homeserver holds

    private func newest(in room: RoomID) throws -> JSONValue? {
        try events(of: room).first { $0["type"] == "m.room.message" }
    }

    private func arrives(in room: RoomID, _ wanted: (JSONValue) -> Bool) throws -> Bool {
        for _ in 0..<50 {
            if try events(of: room).contains(where: { $0["content"].map(wanted) ?? false }) { return true }
        }
        return false
    }

    /// The newest events of a room, the newest first, as Ada reads them.
    private func events(of room: RoomID) throws -> [JSONValue] {
        let ada = ada!
        return try pump {
            try await ada.api.call(.messages(room), query: "?dir=b&limit=20")["chunk"]?.array ?? []
        }
    }
}
