import KitSupport
import ParlorSwiftUI
import StreamChatSwiftUI
import Support
import SwiftUI
@testable import SwiftUIRecipes
import XCTest

/// The examples, each in a window.
@preconcurrency @MainActor
final class RecipeTests: ChannelWindowTestCase {
    func testCustomList() throws {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        _ = StreamChat(chatClient: try world.client(of: mia))
        let window = show(ContactsView(), width: 480)
        window.waitFor("Kettle is on")
        window.waitFor("1 new")
        try world.send("Milk?", to: room, by: ada)
        window.waitFor("2 new")
        keepPicture(window.png(), "recipe-list")
        try window.press("Milk?")
        window.waitFor("Message")
    }

    func testCustomHeader() throws {
        try world.room("Tea", of: mia, messages: ["Kettle is on"])
        _ = StreamChat(chatClient: try world.client(of: mia))
        let window = show(BrandedHeaderScreen(), width: 480)
        window.waitFor("Northwind")
        keepPicture(window.png(), "recipe-header")
        try window.press("Profile")
        window.waitFor("This is you")
        window.press(.init(.escape))
        window.waitForEnd(of: "This is you")
        try window.press("Settings")
        window.waitFor("What notifies you, and when")
    }

    func testCustomBubble() throws {
        try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on", "Coming!"])
        let client = try world.client(of: mia)
        _ = StreamChat(chatClient: client)
        let window = show(ChatChannelListView(viewFactory: TranscriptFactory()))
        XCTAssertTrue(pump { window.row("Tea") != nil })
        window.click(try XCTUnwrap(window.row("Tea")))
        window.waitFor("Coming!")
        keepPicture(window.png(), "recipe-bubble")
    }

    func testCustomComposer() throws {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let client = try world.client(of: mia)
        _ = StreamChat(chatClient: client)
        let controller = try controller(room, client)
        let window = show(
            NavigationStack { ChatChannelView(viewFactory: AnswersFactory(), channelController: controller) },
            width: 520)
        window.waitFor("Running late")
        keepPicture(window.png(), "recipe-composer")
        try window.press("Running late")
        XCTAssertTrue(pump { controller.messages.first?.text == "Running late" })
    }

    func testCustomAttachment() throws {
        let room = try world.room("Shop", of: mia, with: [ada], messages: ["How can I help?"])
        let client = try world.client(of: mia)
        _ = StreamChat(chatClient: client)
        let controller = try controller(room, client)
        _ = try pump { try await controller.createNewMessage(Order(number: "A-17", total: "24.50 €").message) }
        let window = show(
            NavigationStack { ChatChannelView(viewFactory: OrderFactory(), channelController: controller) }, width: 520)
        window.waitFor("Total 24.50 €")
        keepPicture(window.png(), "recipe-attachment")
    }

    func testTwoAccounts() throws {
        try world.room("Standup", of: mia, messages: ["Ten o'clock"])
        try world.room("Garden", of: ada, messages: ["The plums are ripe"])
        let window = show(TwoAccountsView(work: try world.client(of: mia), home: try world.client(of: ada)), width: 900)
        XCTAssertTrue(pump { window.row("Standup") != nil && window.row("Garden") != nil }, window.tree)
        window.click(try XCTUnwrap(window.row("Garden")))
        window.waitFor("The plums are ripe")
        keepPicture(window.png(), "recipe-accounts")
    }

    func testLivestream() throws {
        let folder = try TemporaryFolder()
        let film = try GeneratedMedia.film(in: folder, seconds: 2, width: 320, height: 180)
        let room = try world.room("Launch", of: mia, with: [ada], messages: ["Here we go"])
        let client = try world.client(of: mia)
        _ = StreamChat(chatClient: client)
        let controller = try controller(room, client)
        let window = show(
            NavigationStack { LivestreamView(film: film, channel: controller) }, width: 480, height: 800)
        window.waitFor("Here we go")
        let player = try XCTUnwrap(window.views(PlayerView.self).first)
        XCTAssertEqual(player.bounds.width / player.bounds.height, 16 / 9, accuracy: 0.02)
        XCTAssertTrue(pump { (player.player?.currentTime().seconds ?? 0) > 0.2 })
        keepPicture(window.png(), "recipe-livestream")
    }
}
