import KitSupport
import ParlorSwiftUI
import SwiftUI
import XCTest

/// Finding channels and messages, and starting a conversation.
@preconcurrency @MainActor
final class SearchTests: ChannelWindowTestCase {
    func testLettersAboveTheListFindChannelsAndMessages() throws {
        try world.room("Coffee", of: mia, messages: ["Beans are out"], hoursAgo: 3)
        try world.room("Tea", of: mia, messages: ["The coffee tin is empty"])
        let window = show(try world.client(of: mia))
        XCTAssertTrue(pump { window.row("Tea") != nil })
        try window.press("Search")
        window.type("coffee")
        XCTAssertTrue(
            pump { window.row("Coffee") != nil && window.find(containing: "tin is empty") != nil }, window.tree)
        keepPicture(window.png(), "list-search")
        window.click(try XCTUnwrap(window.find(containing: "You in Tea")))
        XCTAssertTrue(pump { window.find("The coffee tin is empty") != nil }, window.tree)
        window.click(try XCTUnwrap(window.find("Search")))
        window.press(.init(.escape))
        XCTAssertTrue(pump { window.row("Tea") != nil && window.row("Coffee") != nil }, window.tree)
    }

    func testAFoundMessageIsShownInItsChannel() throws {
        let texts = (0..<60).map { $0 == 3 ? "The spare key is under the stone" : "Line \($0)" }
        let room = try world.room("Tea", of: mia, messages: texts)
        let window = try show(room, try world.client(of: mia))
        window.waitFor("Line 59")
        try window.press("Search messages")
        window.type("spare key")
        XCTAssertTrue(pump { window.find(containing: "under the stone") != nil }, window.tree)
        keepPicture(window.png(), "message-search")
        window.click(try XCTUnwrap(window.find(containing: "under the stone")))
        XCTAssertTrue(pump { window.find("The spare key is under the stone") != nil }, window.tree)
    }

    func testAConversationIsStartedWithSomebodyKnown() throws {
        let ben = try world.person("Ben")
        try world.room("Chess", of: mia, with: [ben])
        let window = show(try world.client(of: mia))
        XCTAssertTrue(pump { window.row("Chess") != nil })
        try window.press("New conversation")
        try window.press("Ben")
        keepPicture(window.png(), "new-conversation")
        try window.press("Start (1)")
        XCTAssertTrue(pump { window.find("Message") != nil && window.row("Ben") != nil }, window.tree)
    }

    func testTheMoreButtonOfARowOffersWhatItsMenuDoes() throws {
        try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let window = show(try world.client(of: mia))
        XCTAssertTrue(pump { window.row("Tea") != nil })
        window.hover(try XCTUnwrap(window.row("Tea")))
        try window.press("More about Tea")
        try window.press("Pin to the top")
        window.hover(try XCTUnwrap(window.row("Tea")))
        try window.press("More about Tea")
        window.waitFor("Unpin")
        keepPicture(window.png(), "more-actions")
    }
}
