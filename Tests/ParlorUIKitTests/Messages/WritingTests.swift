import Matrix
import ParlorUIKit
import WindowSupport
import XCTest

/// Sending, editing, replying, deleting, reacting: by mouse, and by keyboard alone.
@preconcurrency @MainActor
final class WritingTests: ConversationTestCase {
    func testFirstMessageOfAnEmptyChannel() throws {
        try open(try world.room("Tea", of: mia, with: [ada]))
        XCTAssertTrue(pump { self.window.find("No messages yet") != nil || !self.conversation.items.isEmpty })
        window.type("Hello")
        window.press(.init(.enter))
        _ = try waitFor("Hello")
        XCTAssertTrue(pump { self.message("Hello")?.message?.deliveryState == .sent })
        XCTAssertEqual(composer.inputTextView.text, "")
    }

    func testShiftEnterBreaksTheLineAndTheButtonSends() throws {
        try open(try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"]))
        XCTAssertTrue(composer.composerView.sendButton.isHidden)
        window.type("One")
        let height = composer.view.bounds.height
        window.press(.init(.enter, modifiers: .shift))
        window.type("\nTwo")
        XCTAssertGreaterThan(composer.view.bounds.height, height)
        window.click(composer.composerView.sendButton)
        XCTAssertEqual(try waitFor("One").message?.text.contains("Two"), true)
    }

    func testReplyByMouse() throws {
        try open(try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"]))
        try choose("Reply", of: try waitFor("Kettle is on"))
        XCTAssertTrue(pump { self.window.find("Reply to Ada") != nil }, window.tree)
        window.type("Coming")
        window.press(.init(.enter))
        XCTAssertNotNil(try waitFor("Coming").message?.quotedMessage)
        XCTAssertNil(window.find("Reply to Ada"))
        XCTAssertTrue(pump { self.window.find("In reply to Ada") != nil }, window.tree)
    }

    func testEditWithUpAndEscape() throws {
        try open(try world.room("Tea", of: mia, messages: ["Kettel is on"]))
        _ = try waitFor("Kettel")
        window.press(.init(.up))
        XCTAssertTrue(pump { self.window.find("Edit message") != nil }, window.tree)
        XCTAssertEqual(composer.inputTextView.text, "Kettel is on")
        window.press(.init(.escape))
        XCTAssertEqual(composer.inputTextView.text, "")
        window.press(.init(.up))
        composer.inputTextView.text = ""
        window.type("Kettle is on")
        window.press(.init(.enter))
        XCTAssertTrue(pump { self.message("Kettle is on")?.message?.isEdited == true }, window.tree)
    }

    func testDeleteAndReactByKeyboardOnly() throws {
        try open(try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on", "Mine"]))
        let view = try waitFor("Mine")
        window.press(.init(.tab, modifiers: .shift))
        while !(window.window.firstResponder is ChatMessageView) { window.press(.init(.tab, modifiers: .shift)) }
        XCTAssertTrue(window.window.firstResponder === view)
        window.press(.init(.enter))
        XCTAssertNotNil(window.find("React"))
        window.press(.init(.down))
        window.press(.init(.enter))
        XCTAssertTrue(pump { self.window.find("React with 👍") != nil }, window.tree)
        window.press(.init(.enter))
        XCTAssertTrue(pump { self.message("Mine")?.message?.reactions.first?.isOwn == true }, window.tree)
        XCTAssertTrue(pump { self.window.find("👍, 1, yours") != nil }, window.tree)
    }

    func testReactionIsTakenBackByItsPill() throws {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        try open(room)
        let view = try waitFor("Kettle is on")
        conversation.toggleReaction("🎉", on: try XCTUnwrap(view.message))
        XCTAssertTrue(pump { self.window.find("🎉, 1, yours") != nil }, window.tree)
        window.click(try XCTUnwrap(window.find("🎉, 1, yours")))
        XCTAssertTrue(pump { self.message("Kettle")?.message?.reactions.isEmpty == true })
    }

    func testDeleteByMouse() throws {
        try open(try world.room("Tea", of: mia, messages: ["Wrong"]))
        try choose("Delete", of: try waitFor("Wrong"))
        XCTAssertTrue(pump { self.window.views(ChatMessageView.self).contains { $0.message?.isDeleted == true } })
    }

    func testDraftIsKept() throws {
        let room = try world.room("Tea", of: mia, messages: ["Kettle is on"])
        try open(room)
        window.type("Begun")
        let controller = conversation.controller
        XCTAssertTrue(pump { controller.draft()?.text == "Begun" })
        let other = ConversationScreen(ChannelConversation(controller))
        let second = TestWindow(controller: other)
        defer { second.close() }
        XCTAssertTrue(pump { other.composer.inputTextView.text == "Begun" })
    }

    func testMentionByKeyboard() throws {
        try open(try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"]))
        window.type("Hi @a")
        XCTAssertTrue(pump { !self.composer.composerView.mentionListView.isHidden }, window.tree)
        window.press(.init(.enter))
        XCTAssertTrue(pump { self.composer.inputTextView.text == "Hi @Ada " }, composer.inputTextView.text)
        window.press(.init(.enter))
        let sent = try waitFor("Hi @Ada")
        XCTAssertEqual(sent.message?.mentions.userIDs, [ada.id.rawValue])
    }

    func testFrozenChannelSaysSo() throws {
        let room = try world.room("News", of: ada, with: [mia], messages: ["Read this"])
        let ada = ada!
        _ = try pump {
            try await ada.setState(
                EventType(rawValue: "m.room.power_levels"),
                ["events_default": 50, "users": .object([ada.id.rawValue: 100])], in: room)
        }
        try open(room)
        XCTAssertTrue(pump { self.composer.composerView.isClosed }, window.tree)
        XCTAssertTrue(composer.composerView.sentenceLabel.text?.contains("write") == true)
        XCTAssertTrue(composer.composerView.input.isHidden)
    }

    func testChosenFileStandsInTheTrayAndGoesOut() throws {
        try open(try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"]))
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("list-\(UUID().uuidString).txt")
        try Data("tea, milk".utf8).write(to: file)
        FileChooser.answer = { [file] }
        defer { FileChooser.answer = nil }
        window.click(composer.composerView.attachButton)
        window.click(try XCTUnwrap(window.find("File"), window.tree))
        XCTAssertTrue(pump { self.composer.composer.attachments.count == 1 })
        XCTAssertFalse(composer.composerView.trayView.isHidden)
        window.click(composer.composerView.sendButton)
        XCTAssertTrue(
            pump { self.window.views(ChatFileView.self).contains { $0.content?.name == file.lastPathComponent } },
            window.tree)
    }
}
