import KitSupport
import ParlorSwiftUI
import SwiftUI
import XCTest

/// A thread is opened, answered, listed and led back from.
@preconcurrency @MainActor
final class ThreadTests: ChannelWindowTestCase {
    func testReplyInAThreadShowsUnderItsMessage() throws {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Who brings milk?"])
        let window = try show(room, try world.client(of: mia))
        try window.openMenu(of: "Who brings milk?")
        try window.press("Reply in thread")
        window.waitFor("Thread")
        window.type("I do")
        window.press(.init(.enter))
        window.waitFor("I do")
        keepPicture(window.png(), "thread")
        try window.press("Back")
        window.waitFor("1 reply")
        XCTAssertNil(window.find("I do"), "a reply stands in its thread only")
        try window.press("1 reply")
        window.waitFor("I do")
    }

    func testThreadsOfAllChannelsOpenBesideTheList() throws {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Who brings milk?"])
        let client = try world.client(of: mia)
        let controller = try controller(room, client)
        let root = try XCTUnwrap(controller.messages.first { $0.text == "Who brings milk?" })
        let thread = client.messageController(cid: controller.cid, messageId: root.id)
        _ = try pump { try await thread.createNewReply(text: "I do") }
        let window = show(client)
        window.waitFor("Threads")
        try window.press("Threads")
        XCTAssertTrue(pump { window.find(containing: "1 reply · Mia: I do") != nil }, window.tree)
        keepPicture(window.png(), "thread-list")
        window.click(try XCTUnwrap(window.find(containing: "1 reply · Mia: I do")))
        window.waitFor("Thread")
        window.waitFor("I do")
    }
}
