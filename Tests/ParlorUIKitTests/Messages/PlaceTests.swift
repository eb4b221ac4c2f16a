import Foundation
import ParlorUIKit
import Support
import WindowSupport
import XCTest

/// What is read does not move, whatever happens above and below it.
@preconcurrency @MainActor
final class PlaceTests: XCTestCase {
    private var window: TestWindow!
    private var list: ChatMessageListVC!

    private func show(_ talk: Talk) {
        list = ChatMessageListVC()
        list.rows = talk.rows
        window = TestWindow(size: CGSize(width: 480, height: 640), controller: list)
    }

    override func tearDown() {
        MainActor.assumeIsolated {
            window?.close()
            window = nil
        }
    }

    /// The topmost message that begins in view.
    private func read() throws -> ChatMessageView {
        let views = window.views(ChatMessageView.self).filter {
            list.view.bounds.contains($0.convert($0.bubbleView.frame.origin, to: list.view)) && top(of: $0) >= 0
        }
        return try XCTUnwrap(views.min { top(of: $0) < top(of: $1) })
    }

    private func top(of view: ChatMessageView) -> CGFloat { view.convert(view.bounds.origin, to: list.view).y }

    private func place(of id: MessageId) -> CGFloat? {
        list.messageView(for: id).map { $0.bubbleView.convert(CGPoint.zero, to: list.view).y }
    }

    func testThousandChangesAboveAndBelowMoveNothing() throws {
        var talk = Talk.long(300)
        show(talk)
        list.jump(to: "m150", animated: false)
        settle()
        let id = try XCTUnwrap(try read().row?.id)
        let before = try XCTUnwrap(place(of: id))
        var random = SeededRandom(seed: 3)
        for step in 0..<1_000 {
            let anchor = talk.messages.firstIndex { $0.id == id }!
            var index = Int(random.next() % UInt64(talk.messages.count))
            switch random.next() % 5 {
            case 0: talk.insert(at: index)
            case 1 where index != anchor && talk.messages.count > 200: talk.messages.remove(at: index)
            case 2:
                if index == anchor { index += 1 }
                talk.messages[index].text =
                    "Edited " + String(repeating: "over and over ", count: Int(random.next() % 12))
                talk.messages[index].editedAt = Talk.now
            case 3:
                talk.messages[index].reactions = [MessageReaction(key: "👍", count: step % 3 + 1)]
            default:
                talk.messages[index].attachments = [
                    ChatMessageAttachment(
                        id: "p\(step)", kind: .image, url: nil, name: "p.png", width: 400, height: 200 + step % 300)
                ]
            }
            list.rows = talk.rows
            Flush.now()
            let after = try XCTUnwrap(place(of: id), "step \(step): the message left the screen")
            XCTAssertEqual(after, before, "step \(step)")
            if after != before { return }
        }
    }

    func testListAtItsEndFollows() {
        var talk = Talk.long(50)
        show(talk)
        for _ in 0..<5 {
            talk.insert(at: talk.messages.count)
            list.rows = talk.rows
            settle()
            XCTAssertTrue(list.recycler.isAtBottom)
            XCTAssertNotNil(list.messageView(for: talk.messages.last!.id))
        }
        XCTAssertTrue(list.jumpToLatestButton.isHidden)
    }

    func testFromNoMessageToOneAndBack() {
        var talk = Talk()
        show(talk)
        for _ in 0..<20 {
            talk.messages = [Talk.message("only", "Hello")]
            list.rows = talk.rows
            settle()
            XCTAssertNotNil(list.messageView(for: "only"))
            talk.messages = []
            list.rows = talk.rows
            settle()
            XCTAssertNil(list.messageView(for: "only"))
        }
    }

    func testJumpLightsTheMessageUp() throws {
        show(Talk.long(2_000))
        list.jump(to: "m17", animated: false)
        settle()
        let view = try XCTUnwrap(list.messageView(for: "m17"))
        let place = view.convert(CGPoint.zero, to: list.view).y
        XCTAssertTrue((100...540).contains(place), "\(place)")
        XCTAssertFalse(list.jumpToLatestButton.isHidden)
        window.click(list.jumpToLatestButton)
        XCTAssertTrue(pump { list.recycler.isAtBottom })
    }

    func testArrowKeysWalkAlongTheMessages() throws {
        show(Talk.long(60))
        window.press(.init(.tab))
        let newest = try XCTUnwrap(window.window.firstResponder as? ChatMessageView)
        XCTAssertEqual(newest.row?.id, "m59")
        for _ in 0..<30 { window.press(.init(.up)) }
        XCTAssertEqual((window.window.firstResponder as? ChatMessageView)?.row?.id, "m29")
        window.press(.init(.down))
        XCTAssertEqual((window.window.firstResponder as? ChatMessageView)?.row?.id, "m30")
    }
}
