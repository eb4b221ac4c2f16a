import Foundation
import Matrix
import ParlorUIKit
import WindowSupport
import XCTest

/// What holds a message up: a refusal, slow mode.
@preconcurrency @MainActor
final class HeldUpTests: ConversationTestCase {
    /// How much power Ada asks of those who write.
    private func ask(_ power: Int, in room: RoomID) throws {
        let ada = ada!
        _ = try pump {
            try await ada.setState(
                EventType(rawValue: "m.room.power_levels"),
                ["events_default": .int(Int64(power)), "users": .object([ada.id.rawValue: 100])], in: room)
        }
    }

    func testARefusedMessageGoesOutAgain() throws {
        let room = try world.room("News", of: ada, with: [mia], messages: ["Read this"])
        try open(room)
        try ask(50, in: room)
        let controller = conversation.controller
        _ = try pump { try await controller.createNewMessage(text: "May I?") }
        XCTAssertTrue(pump { self.message("May I?")?.message?.deliveryState == .failed }, window.tree)
        try ask(0, in: room)
        XCTAssertTrue(pump { !self.composer.composerView.isClosed }, window.tree)
        window.click(try XCTUnwrap(message("May I?")?.footnoteView))
        XCTAssertTrue(pump { self.message("May I?")?.message?.deliveryState == .sent }, window.tree)
        let ada = ada!
        XCTAssertEqual(try pump { try await ada.history(of: room) }.last?.text, "May I?")
    }

    func testSlowModeCountsDownAndKeepsWhatIsWritten() throws {
        let room = try world.room("News", of: ada, with: [mia], messages: ["Read this"])
        try slowDown(room, 600)
        try open(room)
        XCTAssertTrue(pump { self.conversation.channel?.slowModeDuration == 600 }, window.tree)
        window.type("First")
        window.press(.init(.enter))
        XCTAssertTrue(pump { self.sentence?.hasPrefix("Slow mode. You can send again in") == true }, window.tree)
        let first = sentence
        window.type("Second")
        window.press(.init(.enter))
        XCTAssertEqual(composer.inputTextView.text, "Second")
        XCTAssertFalse(composer.composerView.sendButton.isEnabled)
        XCTAssertTrue(pump { self.sentence != first }, "\(sentence ?? "") counts down")
        try slowDown(room, 0)
        XCTAssertTrue(pump { self.sentence == nil }, window.tree)
        window.press(.init(.enter))
        XCTAssertTrue(pump { self.message("Second")?.message?.deliveryState == .sent }, window.tree)
    }

    private func slowDown(_ room: RoomID, _ seconds: Int) throws {
        let ada = ada!
        _ = try pump { try await ada.setState(.slowMode, ["seconds": .int(Int64(seconds))], in: room) }
    }

    private var sentence: String? {
        let label = composer.composerView.sentenceLabel
        return label.isHidden ? nil : label.text
    }
}
