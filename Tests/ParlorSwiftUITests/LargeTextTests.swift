import KitSupport
import ParlorSwiftUI
import SwiftUI
import XCTest

/// Where the desktop enlarges text, what stands beside it grows along: avatars, symbols, rows.
@preconcurrency @MainActor
final class LargeTextTests: ChannelWindowTestCase {
    override func tearDown() {
        MainActor.assumeIsolated { Desktop.setTextScale(1) }
        super.tearDown()
    }

    func testRowsAndAvatarsGrowWhileTheyAreShown() throws {
        try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let window = show(try world.client(of: mia), width: 420)
        XCTAssertTrue(pump { window.row("Tea") != nil })
        func heights() throws -> (row: CGFloat, initials: CGFloat) {
            (try XCTUnwrap(window.row("Tea")).bounds.height, try XCTUnwrap(window.find("T")).bounds.height)
        }
        let usual = try heights()
        Desktop.setTextScale(1.5)
        XCTAssertTrue(pump { window.row("Tea")?.bounds.height == usual.row * 1.5 }, window.tree)
        XCTAssertEqual(try heights().initials, usual.initials * 1.5, accuracy: 2)
    }

    func testNothingOfAConversationIsCutOff() throws {
        Desktop.setTextScale(1.5)
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on", "Coming!"])
        let window = try show(room, try world.client(of: mia))
        window.waitFor("Coming!")
        for label in window.views(UILabel.self) where label.text?.isEmpty == false {
            let place = label.convert(label.bounds, to: window.window)
            XCTAssertGreaterThanOrEqual(place.minY, 0, "\(label.text ?? "")")
            XCTAssertGreaterThanOrEqual(
                label.bounds.height + 1, label.sizeThatFits(CGSize(width: label.bounds.width + 1, height: 1000)).height,
                "\(label.text ?? "")")
        }
        keepPicture(window.png(), "large-text")
    }
}
