import Foundation
import ParlorUIKit
import WindowSupport
import XCTest

/// What one message looks like: frames, replaced parts, pictures of all kinds.
@preconcurrency @MainActor
final class MessageViewTests: XCTestCase {
    private let context = MessageContext(appearance: .default, components: .default, width: 600)
    private var window: TestWindow?
    private var components = Components.default

    override func tearDown() {
        MainActor.assumeIsolated {
            window?.close()
            window = nil
            Components.default = components
        }
    }

    private func layout(_ message: ChatMessage, group: Bool = true) -> MessageLayout {
        ChatMessageView.layout(of: MessageRow(message, isInGroupChannel: group), in: context)
    }

    func testOwnMessageStandsAtTheEnd() {
        let own = layout(Talk.message("1", "Hello", by: Talk.me))
        XCTAssertEqual(own.bubble.maxX, 584)
        XCTAssertNil(own.avatar)
        XCTAssertNil(own.name)
        XCTAssertNotNil(own.footnote)
    }

    func testOtherMessageHasAvatarAndName() throws {
        let other = layout(Talk.message("1", "Hello"))
        XCTAssertEqual(other.bubble.minX, 52)
        XCTAssertEqual(try XCTUnwrap(other.avatar).maxY, other.bubble.maxY)
        XCTAssertLessThan(try XCTUnwrap(other.name).maxY, other.bubble.minY)
    }

    func testBubbleHugsItsWordsAndKeepsToItsShare() {
        let short = layout(Talk.message("1", "Hi"))
        let long = layout(Talk.message("2", String(repeating: "many words ", count: 40)))
        XCTAssertLessThan(short.bubble.width, 60)
        XCTAssertLessThanOrEqual(long.bubble.width, context.bubbleWidth)
        XCTAssertGreaterThan(long.bubble.height, 100)
    }

    func testReactionsOverlapTheBubble() throws {
        var message = Talk.message("1", "Hello there, everybody")
        message.reactions = [MessageReaction(key: "👍", count: 2)]
        let layout = layout(message)
        let pills = try XCTUnwrap(layout.reactions)
        XCTAssertLessThan(pills.minY, layout.bubble.maxY)
        XCTAssertGreaterThan(pills.maxY, layout.bubble.maxY)
    }

    func testMirroredFromRightToLeft() {
        let mirrored = MessageContext(appearance: .default, components: .default, width: 600, isRightToLeft: true)
        XCTAssertEqual(mirrored.placed(CGRect(x: 52, y: 0, width: 100, height: 20), in: 600).minX, 448)
    }

    func testMarkdownBecomesPieces() {
        var message = Talk.message("1", "x")
        message.formattedBody =
            "<p>Look at <b>this</b></p><ul><li>one</li><li>two</li></ul><pre><code>let a = 1</code></pre><blockquote>said</blockquote>"
        let text = layout(message).textLayout
        XCTAssertEqual(text?.pieces.count, 7)
        XCTAssertEqual(text?.pieces.compactMap(\.card).count, 1)
        XCTAssertEqual(text?.pieces.compactMap(\.bar).count, 1)
    }

    func testSubclassThroughComponents() throws {
        Components.default.messageView = StampedMessageView.self
        let list = ChatMessageListVC()
        var talk = Talk()
        talk.messages = [Talk.message("1", "Hello")]
        list.rows = talk.rows
        window = TestWindow(size: CGSize(width: 480, height: 400), controller: list)
        let view = try XCTUnwrap(list.messageView(for: "1") as? StampedMessageView)
        XCTAssertEqual(view.stamp.text, "seen 1")
        XCTAssertEqual(view.stamp.frame.maxY, view.bounds.height)
    }

    func testPartsOfASubtreeAreReplaced() throws {
        let list = ChatMessageListVC()
        list.components.quoteView = ShoutingQuoteView.self
        var talk = Talk()
        var message = Talk.message("1", "Hello")
        message.quotedMessage = QuotedMessage(eventID: "$0", text: "quiet", author: Talk.ben)
        talk.messages = [message]
        list.rows = talk.rows
        window = TestWindow(size: CGSize(width: 480, height: 400), controller: list)
        XCTAssertTrue(list.messageView(for: "1")?.quoteView is ShoutingQuoteView)
        XCTAssertNotNil(window?.find("QUIET"))
    }
}

private final class StampedMessageView: ChatMessageView {
    let stamp = UILabel()

    override class func layout(of row: MessageRow, in context: MessageContext) -> MessageLayout {
        var layout = super.layout(of: row, in: context)
        layout.height += 20
        return layout
    }

    override func setUpLayout() {
        super.setUpLayout()
        addSubview(stamp)
    }

    override func updateContent() {
        super.updateContent()
        stamp.text = "seen \(message?.id ?? "")"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        stamp.frame = CGRect(x: 0, y: bounds.height - 20, width: 100, height: 20)
    }
}

private final class ShoutingQuoteView: ChatQuoteView {
    override func updateContent() {
        super.updateContent()
        textLabel.text = content?.text.uppercased()
    }
}
