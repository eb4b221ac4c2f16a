import KitSupport
import ParlorSwiftUI
import StreamChatSwiftUI
import SwiftUI
import XCTest

/// Two clients in one process, each with its own look and its own injected values.
@preconcurrency @MainActor
final class TwoClientsTests: ChannelWindowTestCase {
    private var chats: (mias: StreamChat, adas: StreamChat)!

    private func connect() throws {
        try world.room("Tea", of: mia, messages: ["Kettle is on"])
        try world.room("Chess", of: ada, messages: ["Your move"])
        let (mias, adas) = (try world.client(of: mia), try world.client(of: ada))
        var colors = ColorPalette()
        colors.tintColor = .green
        var utils = Utils()
        utils.composer.placeholder = "Say something"
        chats = (
            StreamChat(chatClient: mias, isShared: false),
            StreamChat(
                chatClient: adas, appearance: Appearance(colors: colors), utils: utils, isShared: false)
        )
    }

    override func tearDown() {
        MainActor.assumeIsolated { chats = nil }
        super.tearDown()
    }

    func testSideBySideEachShowsItsOwn() throws {
        try connect()
        let window = show(
            HStack(spacing: 0) {
                ChatChannelListScreen(title: "Mia").chat(chats.mias)
                ChatChannelListScreen(title: "Ada").chat(chats.adas)
            }, width: 900)
        XCTAssertTrue(pump { window.row("Tea") != nil && window.row("Chess") != nil }, window.tree)
        let (tea, chess) = (try XCTUnwrap(window.row("Tea")), try XCTUnwrap(window.row("Chess")))
        XCTAssertLessThan(window.middle(of: tea).x, 450)
        XCTAssertGreaterThan(window.middle(of: chess).x, 450)
        window.click(chess)
        XCTAssertTrue(pump { window.find("Your move") != nil }, window.tree)
        keepPicture(window.png(), "two-clients")
        XCTAssertNotNil(window.find("Say something"), "each has its own configuration")
        window.type("Knight")
        window.press(.init(.enter))
        window.waitFor("Knight")
        XCTAssertNotNil(window.row("Tea"), "the other one stays where it was")
    }

    func testInjectionFindsWhatSurroundsAView() throws {
        try connect()
        let window = show(
            VStack {
                WhoAmI().chat(chats.mias)
                WhoAmI().chat(chats.adas)
            })
        let (mias, adas) = (mia.id.rawValue, ada.id.rawValue)
        XCTAssertTrue(pump { window.find("I am \(mias)") != nil && window.find("I am \(adas)") != nil }, window.tree)
    }

    func testAnObjectFindsTheScopeThatItWasMadeIn() throws {
        try connect()
        _ = StreamChat(chatClient: chats.mias.chatClient)
        let (factory, everyday) = (chats.adas.scope { ScopedFactory() }, ScopedFactory())
        XCTAssertEqual(factory.chatClient.currentUserId, ada.id.rawValue)
        XCTAssertEqual(everyday.chatClient.currentUserId, mia.id.rawValue)
    }
}

private struct WhoAmI: View {
    @Injected(\.chatClient) var chatClient
    var body: some View { Text("I am \(chatClient.currentUserId ?? "nobody")") }
}

private final class ScopedFactory: ViewFactory {
    @Injected(\.chatClient) var chatClient
}
