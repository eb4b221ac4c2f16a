import JSON
import KitSupport
import Matrix
import ParlorSwiftUI
import Support
import SwiftUI
import WindowSupport
import XCTest

/// What the screens say when something is in the way.
@preconcurrency @MainActor
final class TroubleTests: ChannelWindowTestCase {
    func testUnreachableServerShowsWhatIsStoredAndSaysSo() throws {
        try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let window = try open("Tea")
        XCTAssertTrue(pump { window.find("Kettle is on") != nil })
        let server = world.server
        try pump { await server.pause() }
        XCTAssertTrue(
            pump { window.find("Waiting for network …") != nil || window.find("Tea, Waiting for network …") != nil })
        window.type("Anyone there?")
        window.press(.init(.enter))
        XCTAssertTrue(
            pump { window.find("Anyone there?") != nil && window.find("waiting to be sent") != nil }, window.tree)
        keepPicture(window.png(), "waiting")
        try pump { try await server.resume() }
        XCTAssertTrue(pump(until: { window.find("waiting to be sent") == nil }, timeout: 30))
    }

    func testListThatCannotBeLoadedSaysSoAndLoadsOnceItCan() throws {
        try world.room("Tea", of: mia, messages: ["Kettle is on"])
        let (server, mia) = (world.server, mia!)
        let client = world.client()
        let window = show(client)
        XCTAssertNotNil(window.find("Loading conversations"), window.tree)
        XCTAssertFalse(window.showsShapes, "a skeleton waits a moment")
        XCTAssertTrue(pump { window.showsShapes }, window.tree)
        try pump { await server.pause() }
        XCTAssertThrowsError(try world.connect(client, as: mia))
        XCTAssertTrue(pump { window.find("Retry") != nil }, window.tree)
        keepPicture(window.png(), "list-failed")
        XCTAssertNotNil(window.find("The conversations could not be loaded"))
        try pump { try await server.resume() }
        try world.connect(client, as: mia)
        XCTAssertTrue(pump { window.row("Tea") != nil }, window.tree)
    }

    func testRefusedMessageIsSentAgainOnAClick() throws {
        let room = try world.room("Tea", of: ada, with: [mia], messages: ["Kettle is on"])
        let client = try world.client(of: mia)
        let controller = try controller(room, client)
        let window = try show(room, client)
        try allowWriting(false, in: room)
        // The composer is closed by then; a message that was on its way is refused.
        controller.createNewMessage(text: "May I?")
        XCTAssertTrue(pump { window.find("Not sent. Try again") != nil }, window.tree)
        keepPicture(window.png(), "refused")
        try allowWriting(true, in: room)
        window.click(try XCTUnwrap(window.find("Not sent. Try again")))
        XCTAssertTrue(pump { window.find("Not sent. Try again") == nil && window.find("sent") != nil }, window.tree)
    }

    func testChannelWithoutMessagesAndListWithoutChannels() throws {
        let client = try world.client(of: mia)
        let empty = show(client)
        XCTAssertTrue(pump { empty.find("No conversations yet") != nil }, empty.tree)
        try world.room("Tea", of: mia)
        XCTAssertTrue(pump { empty.row("Tea") != nil })
        empty.click(try XCTUnwrap(empty.row("Tea")))
        XCTAssertTrue(pump { empty.find("Write the first one.") != nil }, empty.tree)
        keepPicture(empty.png(), "no-messages")
    }

    private func allowWriting(_ isAllowed: Bool, in room: RoomID) throws {
        let ada = ada!
        _ = try pump {
            try await ada.setState(
                "m.room.power_levels",
                ["users": [ada.id.rawValue: 100], "events_default": .int(isAllowed ? 0 : 50)], in: room)
        }
    }
}
