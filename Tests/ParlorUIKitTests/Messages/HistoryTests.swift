import Matrix
import ParlorUIKit
import WindowSupport
import XCTest

/// Paging both ways, jumps, threads, arrivals.
@preconcurrency @MainActor
final class HistoryTests: ConversationTestCase {
    private func numbered(_ count: Int) -> [String] { (0..<count).map { "Message \($0)." } }

    func testScrollingUpLoadsAllHistoryWithoutMovingWhatIsRead() throws {
        try open(try world.room("Long", of: mia, with: [ada], messages: numbered(120)), pageSize: 20)
        _ = try waitFor("Message 119.")
        let recycler = list.recycler
        var last = conversation.items.count
        XCTAssertTrue(
            pump(
                until: {
                    recycler.contentOffset.y = max(0, recycler.contentOffset.y - 200)
                    Flush.now()
                    last = max(last, self.conversation.items.count)
                    return self.message("Message 0.") != nil
                }, timeout: 60), "\(last) rows")
    }

    func testJumpToAMessageThatIsNotLoadedAndBack() throws {
        let room = try world.room("Long", of: mia, with: [ada], messages: numbered(150))
        try open(room, pageSize: 20)
        _ = try waitFor("Message 149.")
        let id = try XCTUnwrap(conversation.messages.last?.eventID)
        list.jump(to: id)
        XCTAssertTrue(pump { self.list.messageView(for: self.conversation.item(showing: id) ?? "") != nil })
        XCTAssertTrue(pump { !self.list.jumpToLatestButton.isHidden })
        window.click(list.jumpToLatestButton)
        XCTAssertTrue(pump { self.message("Message 149.") != nil && self.list.recycler.isAtBottom })
    }

    func testArrivalsAreCountedWhileReadingAbove() throws {
        let room = try world.room("Long", of: mia, with: [ada], messages: numbered(40))
        try open(room)
        _ = try waitFor("Message 39.")
        window.scroll(list.view, points: -600)
        let view = try XCTUnwrap(
            window.views(ChatMessageView.self).first { $0.frame.minY >= list.recycler.contentOffset.y })
        let place = view.convert(CGPoint.zero, to: list.view).y
        try world.send("New one", to: room, by: ada)
        XCTAssertTrue(pump { self.list.jumpToLatestButton.count == 1 }, "\(conversation.arrivals)")
        XCTAssertEqual(view.convert(CGPoint.zero, to: list.view).y, place)
        list.jumpToLatest(animated: false)
        _ = try waitFor("New one")
        XCTAssertTrue(pump { self.list.jumpToLatestButton.isHidden })
    }

    func testThreadFromTheMenu() throws {
        try open(try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"]))
        try choose("Reply in thread", of: try waitFor("Kettle is on"))
        XCTAssertTrue(pump { self.screen.topPresentedThread != nil }, window.tree)
        let thread = try XCTUnwrap(screen.topPresentedThread)
        XCTAssertTrue(
            pump { thread.messageListVC.messageView(for: thread.conversation?.root?.id ?? "") != nil }, window.tree)
        thread.composerVC.inputTextView.becomeFirstResponder()
        window.type("In the thread")
        window.press(.init(.enter))
        XCTAssertTrue(pump { thread.conversation?.messages.first?.text == "In the thread" }, window.tree)
        keepPicture(window.png(), "messages-thread")
        thread.dismiss(animated: false)
        XCTAssertTrue(pump { self.window.find("1 reply") != nil }, window.tree)
        window.click(try XCTUnwrap(window.find("1 reply")))
        XCTAssertTrue(pump { self.screen.topPresentedThread != nil })
    }

    func testTypingOfSomebodyElseShowsDots() throws {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        try open(room)
        _ = try waitFor("Kettle")
        let ada = ada!
        _ = try pump {
            try await ada.api.put(
                "/_matrix/client/v3/rooms/\(room.rawValue)/typing/\(ada.id.rawValue)",
                ["typing": true, "timeout": 20000])
        }
        XCTAssertTrue(
            pump { self.window.views(ChatTypingView.self).contains { $0.content.text != nil } }, window.tree)
    }
}

extension UIViewController {
    /// The thread that stands on top, alone or in a navigation controller.
    var topPresentedThread: ChatThreadVC? {
        var top: UIViewController = self
        while let next = top.presentedViewController { top = next }
        return top as? ChatThreadVC ?? (top as? UINavigationController)?.topViewController as? ChatThreadVC
    }
}
