import KitSupport
import ParlorSwiftUI
import SwiftUI
import XCTest

/// On a desktop that reads from right to left, everything stands on the other side.
@preconcurrency @MainActor
final class RightToLeftTests: ChannelWindowTestCase {
    func testMessagesMenusAndBackStandOnTheOtherSide() throws {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on", "Coming!"])
        let client = try world.client(of: mia)
        try PictureLook.rtl.apply {
            let window = try show(room, client)
            window.waitFor("Coming!")
            let theirs = try XCTUnwrap(window.find("Kettle is on")), own = try XCTUnwrap(window.find("Coming!"))
            XCTAssertGreaterThan(window.middle(of: theirs).x, 260, "a message of others stands on the right")
            XCTAssertLessThan(window.middle(of: own).x, 260)
            try window.openMenu(of: "Kettle is on")
            window.waitFor("Copy text")
            XCTAssertGreaterThan(window.middle(of: try XCTUnwrap(window.find("Copy text"))).x, 200)
            window.press(.init(.escape))
            try window.press("Details")
            window.waitFor("Back")
            XCTAssertGreaterThan(window.middle(of: try XCTUnwrap(window.find("Back"))).x, 400)
        }
    }
}
