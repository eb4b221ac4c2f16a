import KitSupport
import ParlorSwiftUI
import Support
import SwiftUI
import WindowSupport
import XCTest

/// Menus, replies, and finding a channel by its name.
@preconcurrency @MainActor
final class MessageActionsTests: ChannelWindowTestCase {
    func testReplyFromTheMenuQuotesTheMessage() throws {
        try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let window = try open("Tea")
        XCTAssertTrue(pump { window.find("Kettle is on") != nil })
        window.secondaryClick(try XCTUnwrap(window.find("Kettle is on")))
        window.click(try XCTUnwrap(window.find("Reply"), window.tree))
        XCTAssertTrue(pump { window.find("Reply to Ada") != nil }, window.tree)
        window.type("Coming")
        keepPicture(window.png(), "reply")
        window.press(.init(.enter))
        XCTAssertTrue(pump { window.find("In reply to Ada") != nil && window.find("Coming") != nil }, window.tree)
        XCTAssertNil(window.find("Reply to Ada"))
        keepPicture(window.png(), "quote")
    }

    func testDeletedMessageLeavesItsPlace() throws {
        try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on", "Coming!"])
        let window = try open("Tea")
        XCTAssertTrue(pump { window.find("Coming!") != nil })
        window.secondaryClick(try XCTUnwrap(window.find("Coming!")))
        window.click(try XCTUnwrap(window.find("Delete"), window.tree))
        XCTAssertTrue(pump { window.find("Coming!") == nil && window.find("Message deleted") != nil }, window.tree)
    }

    func testMutedChannelShowsItsMark() throws {
        try world.room("Tea", of: mia, messages: ["Kettle is on"])
        let window = show(try world.client(of: mia))
        XCTAssertTrue(pump { window.row("Tea") != nil })
        window.secondaryClick(try XCTUnwrap(window.row("Tea")))
        keepPicture(window.png(), "menu")
        window.click(try XCTUnwrap(window.find("Mute"), window.tree))
        XCTAssertTrue(pump { window.row("Tea")?.accessibilityLabel?.hasPrefix("Tea, muted") == true }, window.tree)
    }

    func testControlKFindsAChannel() throws {
        try world.room("Coffee", of: mia, messages: ["Beans are out"], hoursAgo: 3)
        try world.room("Tea", of: mia, messages: ["Kettle is on"])
        let window = try open("Tea")
        window.press(.init(.character, characters: "", charactersIgnoringModifiers: "k", modifiers: .control))
        XCTAssertTrue(pump { window.find("Coffee") != nil && window.find("Go to conversation") != nil }, window.tree)
        keepPicture(window.png(), "switcher")
        window.type("cof")
        window.press(.init(.enter))
        XCTAssertTrue(pump { window.views(UILabel.self).contains { $0.text == "Beans are out" } }, window.tree)
    }

    func testUnreadMessagesStandBelowALineAndAreRead() throws {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on", "Coming!"])
        let client = try world.client(of: mia)
        let window = show(client)
        XCTAssertTrue(pump { window.row("Tea") != nil })
        try world.send("Sugar?", to: room, by: ada)
        XCTAssertTrue(pump { window.find("1") != nil }, "an unread badge")
        window.click(try XCTUnwrap(window.row("Tea")))
        XCTAssertTrue(pump { window.find("New messages") != nil && window.find("Sugar?") != nil }, window.tree)
        XCTAssertTrue(pump { window.find("1") == nil }, "opening it marks it as read")
        keepPicture(window.png(), "new")
        XCTAssertNotNil(window.find("New messages"), "the line stays while the channel is open")
    }

    func testPicturesOfPeopleAreLoaded() throws {
        let picture = ColorSquare.png(.systemOrange, size: CGSize(width: 64, height: 64))
        let ada = ada!
        try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        _ = try pump {
            let answer = try await ada.api.request(
                "POST", "/_matrix/media/v3/upload", body: picture, headers: ["Content-Type": "image/png"])
            try await ada.api.put(
                "/_matrix/client/v3/profile/\(ada.id.rawValue)/avatar_url",
                ["avatar_url": .string(answer.json?["content_uri"]?.string ?? "")])
        }
        let window = try open("Tea")
        XCTAssertTrue(
            pump { window.views(UIImageView.self).contains { $0.bounds.width == 28 && $0.image != nil } }, window.tree)
    }
}
