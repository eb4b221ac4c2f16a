import KitSupport
import ParlorSwiftUI
import SwiftUI
import XCTest

/// A channel's details: members come, go and are promoted; settings are switched; the channel is left.
@preconcurrency @MainActor
final class DetailsTests: ChannelWindowTestCase {
    private func openDetails(_ window: TestWindow) throws {
        try window.press("Details")
        window.waitFor("Add people")
    }

    func testSomebodyIsAdded() throws {
        let ben = try world.person("Ben")
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        try world.room("Chess", of: mia, with: [ben])
        let window = try show(room, try world.client(of: mia), height: 900)
        try openDetails(window)
        keepPicture(window.png(), "details")
        try window.press("Add people")
        window.waitFor("Name or @id:server")
        try window.press("Ben")
        keepPicture(window.png(), "add-people")
        try window.press("Add (1)")
        XCTAssertTrue(pump { window.find(containing: "Invited") != nil }, window.tree)
    }

    func testAMemberIsRemoved() throws {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let window = try show(room, try world.client(of: mia), height: 900)
        try openDetails(window)
        try window.press("More about Ada")
        try window.press("Remove from the channel")
        XCTAssertTrue(pump { window.find("1 member") != nil && window.find("More about Ada") == nil }, window.tree)
    }

    func testMuteIsSwitched() throws {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let client = try world.client(of: mia)
        let controller = try controller(room, client)
        let window = try show(room, client, height: 900)
        try openDetails(window)
        try window.press("Mute")
        XCTAssertTrue(pump { controller.channel?.isMuted == true })
        try window.press("Mute")
        XCTAssertTrue(pump { controller.channel?.isMuted == false })
    }

    func testTheChannelIsRenamed() throws {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let client = try world.client(of: mia)
        let controller = try controller(room, client)
        let window = try show(room, client, height: 900)
        try openDetails(window)
        try window.press("Name, Tea")
        window.waitFor("Name of the channel")
        window.click(try XCTUnwrap(window.views(UITextField.self).last))
        window.type(" time")
        try window.press("Save")
        XCTAssertTrue(pump { controller.channel?.name == "Tea time" }, window.tree)
    }

    func testLeavingClosesTheChannelAfterAQuestion() throws {
        try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let window = try open("Tea", height: 900)
        try openDetails(window)
        try window.press("Leave")
        window.waitFor("Leave this channel?")
        keepPicture(window.png(), "leave")
        window.click(try XCTUnwrap(window.views(UIControl.self).last { $0.accessibilityLabel == "Leave" }))
        XCTAssertTrue(pump { window.row("Tea") == nil && window.find("No conversation selected") != nil }, window.tree)
    }
}
