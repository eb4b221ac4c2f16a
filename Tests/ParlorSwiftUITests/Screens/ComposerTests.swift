import KitSupport
import JSON
import Matrix
import ParlorSwiftUI
import Support
import SwiftUI
import XCTest

/// Mentions, commands, pasted and dropped pictures, drafts, and channels where writing is limited.
@preconcurrency @MainActor
final class ComposerTests: ChannelWindowTestCase {
    func testAtSuggestsMembersAndEnterTakesOne() throws {
        let ben = try world.person("Ben")
        let room = try world.room("Tea", of: mia, with: [ada, ben], messages: ["Kettle is on"])
        let window = try show(room, try world.client(of: mia))
        window.waitFor("Kettle is on")
        window.type("Thanks @")
        XCTAssertTrue(pump { window.find("Suggestions") != nil && window.find("Ben") != nil }, window.tree)
        window.type("a")
        window.waitForEnd(of: "Ben")
        keepPicture(window.png(), "mentions")
        window.press(.init(.enter))
        XCTAssertTrue(pump { window.find("Suggestions") == nil })
        window.type("!")
        window.press(.init(.enter))
        window.waitFor("Thanks @Ada !")
        let ada = ada!
        let called = try pump {
            try await ada.lastContent(of: room)["m.mentions"]?["user_ids"]?[0]?.string
        }
        XCTAssertEqual(called, ada.id.rawValue)
    }

    func testSlashOffersCommandsAndMePerformsOne() throws {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let window = try show(room, try world.client(of: mia))
        window.waitFor("Kettle is on")
        window.type("/")
        window.waitFor("/me action")
        keepPicture(window.png(), "commands")
        window.type("me")
        window.press(.init(.tab))
        window.type("pours")
        window.press(.init(.enter))
        window.waitFor("Mia pours")
        window.type("/topic Tea at four")
        window.press(.init(.enter))
        let client = try controller(room, try world.client(of: ada))
        XCTAssertTrue(pump { client.channel?.topic == "Tea at four" })
    }

    func testACommandThatLacksSomethingSaysSo() throws {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let window = try show(room, try world.client(of: mia))
        window.waitFor("Kettle is on")
        window.type("/invite nobody")
        window.press(.init(.enter))
        window.waitFor("Write /invite @person:server")
        window.type("x")
        window.waitForEnd(of: "Write /invite @person:server")
    }

    func testSlowModeCountsAndHoldsTheMessageBack() throws {
        let room = try world.room("Tea", of: ada, with: [mia], messages: ["Kettle is on"])
        let adas = try controller(room, try world.client(of: ada))
        try pump { try await adas.enableSlowMode(seconds: 90) }
        let window = try show(room, try world.client(of: mia))
        window.waitFor("Kettle is on")
        window.type("First")
        window.press(.init(.enter))
        XCTAssertTrue(pump { window.find(containing: "Slow mode. You can send again in 1:") != nil }, window.tree)
        window.type("Second")
        window.press(.init(.enter))
        settle()
        keepPicture(window.png(), "slow-mode")
        XCTAssertNil(window.views(UILabel.self).first { $0.text == "Second" }, "it is not sent yet")
    }

    func testAFrozenChannelHasASentenceInPlaceOfTheInput() throws {
        let room = try world.room("Tea", of: ada, with: [mia], messages: ["Kettle is on"])
        let adas = try controller(room, try world.client(of: ada))
        let window = try show(room, try world.client(of: mia))
        window.waitFor("Message")
        try pump { try await adas.freezeChannel() }
        window.waitFor("This channel is frozen. Only moderators can write here.")
        XCTAssertNil(window.find("Attach files"))
        keepPicture(window.png(), "frozen")
        try pump { try await adas.unfreezeChannel() }
        window.waitFor("Attach files")
    }

    func testAPastedPictureStandsInTheTray() throws {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let window = try show(room, try world.client(of: mia))
        window.waitFor("Kettle is on")
        UIPasteboard.general.image = try XCTUnwrap(UIImage(data: Data(ColorSquare.png(.systemTeal))))
        window.press(.init(.character, characters: "", charactersIgnoringModifiers: "v", modifiers: .control))
        window.waitFor("Remove Pasted picture.png")
        keepPicture(window.png(), "pasted")
        try window.press("Remove Pasted picture.png")
        window.waitForEnd(of: "Remove Pasted picture.png")
    }

    func testADroppedFileStandsInTheTray() throws {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let file = FileManager.default.temporaryDirectory.appending(path: "list-\(UUID().uuidString).txt")
        try Data("milk".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let window = try show(room, try world.client(of: mia))
        let message = try XCTUnwrap(
            {
                window.waitFor("Kettle is on"); return window.find("Kettle is on")
            }())
        let provider = NSItemProvider(contentsOf: file)
        XCTAssertTrue(window.window.drops.drop([try XCTUnwrap(provider)], at: window.middle(of: message)))
        window.waitFor("Remove \(file.lastPathComponent)")
    }

    func testWhatWasBegunComesBackAsADraft() throws {
        try world.room("Coffee", of: mia, messages: ["Beans are out"], hoursAgo: 3)
        try world.room("Tea", of: mia, messages: ["Kettle is on"])
        let window = try open("Tea")
        window.type("Half a tho")
        window.press(.init(.down, modifiers: .alternate))
        XCTAssertTrue(pump { window.views(UILabel.self).contains { $0.text == "Beans are out" } })
        window.press(.init(.up, modifiers: .alternate))
        XCTAssertTrue(pump { window.views(UITextView.self).first?.text == "Half a tho" }, window.tree)
    }
}

extension TestUser {
    /// The content of the newest event of a room.
    func lastContent(of room: RoomID) async throws -> JSONValue {
        let answer = try await api.get("/_matrix/client/v3/rooms/\(room.rawValue)/messages?dir=b&limit=1")
        return answer["chunk"]?[0]?["content"] ?? .null
    }
}
