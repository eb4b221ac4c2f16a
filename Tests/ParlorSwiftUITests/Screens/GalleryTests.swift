import KitSupport
import ParlorSwiftUI
import SwiftUI
import XCTest

/// Pictures are opened over the window and paged through.
@preconcurrency @MainActor
final class GalleryTests: ChannelWindowTestCase {
    func testPicturesArePagedThroughByKeysAndClosedByEscape() throws {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let client = try world.client(of: mia)
        let controller = try controller(room, client)
        let pictures = ["sun", "moon"].map { name in
            AttachmentPayload.image(
                .data(ColorSquare.png(name == "sun" ? .systemOrange : .systemIndigo)), name: "\(name).png",
                mimeType: "image/png", width: 320, height: 200)
        }
        _ = try pump(
            {
                for picture in pictures {
                    try await controller.createNewMessage(OutgoingMessage(text: "", attachments: [picture]))
                }
            }, timeout: 30)
        let window = try show(room, client)
        try window.press("Picture, moon.png")
        XCTAssertTrue(pump { window.find(containing: "2 of 2") != nil }, window.tree)
        XCTAssertNil(window.find("Next"))
        settle()
        keepPicture(window.png(), "gallery")
        window.press(.init(.left))
        XCTAssertTrue(pump { window.find(containing: "1 of 2") != nil }, window.tree)
        try window.press("Next")
        XCTAssertTrue(pump { window.find(containing: "2 of 2") != nil }, window.tree)
        window.press(.init(.escape))
        XCTAssertTrue(pump { window.find(containing: "2 of 2") == nil && window.find("Message") != nil }, window.tree)
    }
}
