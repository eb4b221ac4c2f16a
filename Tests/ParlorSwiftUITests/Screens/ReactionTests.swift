import KitSupport
import ParlorSwiftUI
import SwiftUI
import XCTest

/// Reacting to a message, and seeing who has.
@preconcurrency @MainActor
final class ReactionTests: ChannelWindowTestCase {
    func testAReactionIsPickedBesideTheMessageAndTakenBack() throws {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let window = try show(room, try world.client(of: mia))
        try window.openMenu(of: "Kettle is on")
        try window.press("React")
        keepPicture(window.png(), "reaction-picker")
        try window.press("👍")
        window.waitFor("👍, 1, yours")
        try window.press("👍, 1, yours")
        window.waitForEnd(of: "👍, 1, yours")
    }

    func testButtonsShowBesideAMessageUnderThePointer() throws {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let window = try show(room, try world.client(of: mia))
        window.waitFor("Kettle is on")
        XCTAssertNil(window.find("More actions"))
        window.hover(try XCTUnwrap(window.find("Kettle is on")))
        try window.press("More actions")
        window.waitFor("Reply")
        window.waitFor("👍")
        keepPicture(window.png(), "message-actions")
        try window.press("Reply")
        window.waitFor("Reply to Ada")
        XCTAssertNil(window.find("Copy text"), "what was chosen closes the panel")
    }

    func testWhoReactedIsToldInASheet() throws {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let client = try world.client(of: mia)
        let controller = try controller(room, client)
        let message = try XCTUnwrap(controller.messages.first { $0.text == "Kettle is on" })
        let adas = try world.client(of: ada)
        let other = adas.channelController(for: controller.cid)
        try pump {
            try await other.synchronize()
            try await controller.addReaction("🎉", to: message.id)
            try await other.addReaction("🎉", to: message.id)
            try await other.addReaction("👍", to: message.id)
        }
        let window = try show(room, client)
        XCTAssertTrue(pump { window.find("🎉, 2, yours too") != nil }, window.tree)
        try window.openMenu(of: "Kettle is on")
        try window.press("Reactions")
        window.waitFor("All 2")
        window.waitFor("You, 🎉")
        keepPicture(window.png(), "reactors")
        try window.press("👍 1")
        window.waitForEnd(of: "You, 🎉")
        window.press(.init(.escape))
        window.waitForEnd(of: "All 2")
    }
}
