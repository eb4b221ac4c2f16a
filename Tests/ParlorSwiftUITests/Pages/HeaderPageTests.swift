import KitSupport
import ParlorSwiftUI
import StreamChatSwiftUI
import SwiftUI
import XCTest

/// What the page about the list's header promises, in windows: a title, a tint, a large title, a header of one's own.
@preconcurrency @MainActor
final class HeaderPageTests: ChannelWindowTestCase {
    func testATitleOfOnesOwn() throws {
        try world.room("Tea", of: mia, messages: ["Kettle is on"])
        let client = try world.client(of: mia)
        _ = StreamChat(chatClient: client)
        let window = show(ChatChannelListScreen(title: "Custom title"))
        window.waitFor("Custom title")
        XCTAssertTrue(pump { window.row("Tea") != nil }, "the injected client's channels are listed")
    }

    func testARedTintReachesEveryBarButton() throws {
        try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let client = try world.client(of: mia)
        var colors = ColorPalette()
        colors.tintColor = .red
        _ = StreamChat(chatClient: client, appearance: Appearance(colors: colors))
        let window = show(ChatChannelListScreen(), width: 480)
        XCTAssertTrue(pump { window.row("Tea") != nil })
        for name in ["Threads", "New conversation"] { try assertRed(name, window) }
        window.click(try XCTUnwrap(window.row("Tea")))
        for name in ["Back", "Search messages"] {
            window.waitFor(name)
            try assertRed(name, window)
        }
        keepPicture(window.png(), "tinted")
    }

    private func assertRed(_ name: String, _ window: TestWindow, line: UInt = #line) throws {
        let pixels = try XCTUnwrap(Pixels(window.png()), line: line)
        let view = try XCTUnwrap(window.find(name), window.tree, line: line)
        let frame = view.convert(view.bounds, to: nil)
        var reds = 0
        for x in Int(frame.minX)..<Int(frame.maxX) {
            for y in Int(frame.minY)..<Int(frame.maxY) where pixels[x, y].isRed { reds += 1 }
        }
        XCTAssertGreaterThan(reds, 5, "\(name) is drawn in red", line: line)
    }

    func testALargeTitleIsTheFactorysWish() throws {
        for number in 0..<20 { try world.room("Room \(number)", of: mia, messages: ["Hello"]) }
        let factory = LargeTitleFactory(chatClient: try world.client(of: mia))
        let window = show(ChatChannelListView(viewFactory: factory, title: "Talks"), width: 480)
        XCTAssertTrue(pump { window.row("Room 19") != nil })
        let large = try XCTUnwrap(window.find("Talks") as? UILabel).font.pointSize
        XCTAssertGreaterThan(large, 24)
        keepPicture(window.png(), "large-title")
    }

    func testAHeaderWithASheetAndAPush() throws {
        try world.room("Tea", of: mia, messages: ["Kettle is on"])
        let client = try world.client(of: mia)
        _ = StreamChat(chatClient: client)
        let factory = TwoButtonFactory()
        let window = show(ChatChannelListView(viewFactory: factory, title: "Ours"), width: 480)
        window.waitFor("brand Ours")
        XCTAssertNil(window.find("New conversation"), "the factory's header stands in place of the kit's")
        try window.press("Open profile")
        window.waitFor("Profile View")
        window.press(.init(.escape))
        window.waitForEnd(of: "Profile View")
        try window.press("Open more")
        window.waitFor("This is injected view")
        try window.press("Back")
        XCTAssertTrue(pump { window.row("Tea") != nil }, window.tree)
    }
}

private final class LargeTitleFactory: ViewFactory {
    let chatClient: ChatClient
    init(chatClient: ChatClient) { self.chatClient = chatClient }

    func navigationBarDisplayMode() -> NavigationBarItem.TitleDisplayMode { .large }
}

private class TwoButtonFactory: ViewFactory {
    @Injected(\.chatClient) var chatClient

    func makeChannelListHeaderViewModifier(title: String) -> some ChannelListHeaderViewModifier {
        TwoButtonHeader(title: title)
    }
}

private struct TwoButtonHeader: ChannelListHeaderViewModifier {
    var title: String
    @State var profileShown = false

    func body(content: Content) -> some View {
        content.toolbar {
            TwoButtons(title: title) { profileShown = true }
        }
        .sheet(isPresented: $profileShown) { Text("Profile View") }
    }
}

private struct TwoButtons: ToolbarContent {
    @Injected(\.fonts) var fonts
    @Injected(\.images) var images
    var title: String
    var onTapLeading: () -> Void

    var body: some ToolbarContent {
        ToolbarItem(placement: .principal) { Text("brand \(title)").font(fonts.bodyBold) }
        ToolbarItem(placement: .navigationBarTrailing) {
            NavigationLink {
                Text("This is injected view")
            } label: {
                Image(uiImage: images.messageActionEdit).resizable()
            }
            .accessibilityLabel("Open more")
        }
        ToolbarItem(placement: .navigationBarLeading) {
            Button {
                onTapLeading()
            } label: {
                Image(systemName: "line.3.horizontal").resizable()
            }
            .accessibilityLabel("Open profile")
        }
    }
}
