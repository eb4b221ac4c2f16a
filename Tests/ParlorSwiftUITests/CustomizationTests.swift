import KitSupport
import ParlorSwiftUI
import StreamChatSwiftUI
import Support
import SwiftUI
import WindowSupport
import XCTest

/// Parts and looks that an app puts in place of the kit's.
@preconcurrency @MainActor
final class CustomizationTests: XCTestCase {
    private var world: World!
    private var mia: TestUser!

    override func setUp() {
        MainActor.assumeIsolated {
            world = try! World()
            mia = try! world.person("Mia")
            try! world.room("Tea", of: mia, messages: ["Kettle is on"], hoursAgo: 0)
        }
    }

    override func tearDown() {
        MainActor.assumeIsolated {
            world.stop()
        }
    }

    func testFactoryPartsAreShown() throws {
        let client = try world.client(of: mia)
        let factory = BrandedFactory(chatClient: client)
        let window = show(ChatChannelListView(viewFactory: factory, title: "Our talks"))
        defer { window.close() }
        XCTAssertTrue(pump { window.find("row of Tea") != nil }, window.tree)
        XCTAssertNotNil(window.find("brand: Our talks"))
        XCTAssertNotNil(window.find("choose one"))
        window.click(try XCTUnwrap(window.find("row of Tea")))
        XCTAssertTrue(pump { window.find("said: Kettle is on") != nil }, window.tree)
        XCTAssertNotNil(window.find("header of Tea"))
        XCTAssertNotNil(window.find("nothing to write"))
        XCTAssertNotNil(window.find("day Today"))
    }

    func testTwoClientsInOneProcessShowTheirOwn() throws {
        let ben = try world.person("Ben")
        try world.room("Chess", of: ben, messages: ["Your move"])
        let (ours, theirs) = (try world.client(of: mia), try world.client(of: ben))
        // What is injected belongs to neither window.
        let first = show(ChatChannelListScreen(channelListController: ours.allChannels()))
        let second = show(ChatChannelListScreen(channelListController: theirs.allChannels()))
        defer {
            first.close()
            second.close()
        }
        XCTAssertTrue(pump { first.row("Tea") != nil && second.row("Chess") != nil })
        XCTAssertNil(first.row("Chess"))
        XCTAssertNil(second.row("Tea"))
    }

    func testInjectedValuesTakeWhatAnAppAdds() {
        XCTAssertEqual(InjectedValues[\.motto], "hello")
        InjectedValues[\.motto] = "good morning"
        XCTAssertEqual(Greeter().motto, "good morning")
    }

    func testTintReachesInjectedColorsAndViews() {
        var colors = ColorPalette()
        colors.tintColor = .red
        let client = world.client()
        _ = StreamChat(chatClient: client, appearance: Appearance(colors: colors))
        defer { InjectedValues[\.appearance] = Appearance() }
        XCTAssertEqual(InjectedValues[\.colors].tintColor, .red)
        XCTAssertTrue(InjectedValues[\.chatClient] === client)
        XCTAssertEqual(EnvironmentValues().chatAppearance.colors.tintColor, .red)
    }

    func testDarkSurroundingsDrawDark() throws {
        let client = try world.client(of: mia)
        func brightness(_ scheme: ColorScheme) throws -> CGFloat {
            let view = ChatChannelListScreen(channelListController: client.allChannels()).preferredColorScheme(scheme)
            let window = show(view)
            defer { window.close() }
            XCTAssertTrue(pump { window.find("Tea") != nil })
            return try XCTUnwrap(window.brightness(ofText: "Tea"))
        }
        XCTAssertLessThan(try brightness(.light), 0.15)
        XCTAssertGreaterThan(try brightness(.dark), 0.9)
    }

    private func show(_ view: some View) -> TestWindow {
        TestWindow(size: CGSize(width: 1000, height: 600), controller: UIHostingController(rootView: view))
    }
}

private final class BrandedFactory: ViewFactory {
    let chatClient: ChatClient

    init(chatClient: ChatClient) { self.chatClient = chatClient }

    func makeChannelListHeaderViewModifier(title: String) -> some ChannelListHeaderViewModifier {
        BrandedHeader(title: title)
    }

    func makeChannelListItem(_ options: ChannelListItemOptions) -> some View { Text("row of \(options.content.name)") }

    func makeNoChannelSelectedView(_ options: NoChannelSelectedOptions) -> some View { Text("choose one") }

    func makeChannelHeaderViewModifier(_ options: ChannelHeaderOptions) -> some ChannelHeaderViewModifier {
        BrandedChannelHeader(channel: options.channel)
    }

    func makeMessageItem(_ options: MessageItemOptions) -> some View { Text("said: \(options.row.message.text)") }

    func makeDayPill(_ options: DayPillOptions) -> some View { Text("day \(options.text)") }

    func makeComposer(_ options: ComposerOptions) -> some View { Text("nothing to write") }
}

private struct BrandedHeader: ChannelListHeaderViewModifier {
    var title: String

    func body(content: Content) -> some View {
        content.toolbar { ToolbarItem(placement: .principal) { Text("brand: \(title)") } }
    }
}

private struct BrandedChannelHeader: ChannelHeaderViewModifier {
    var channel: ChatChannel

    func body(content: Content) -> some View {
        content.toolbar { ToolbarItem(placement: .principal) { Text("header of \(channel.name ?? "")") } }
    }
}

private struct MottoKey: InjectedKey { static var defaultValue: String { "hello" } }

extension InjectedValues {
    fileprivate var motto: String {
        get { self[MottoKey.self] }
        set { self[MottoKey.self] = newValue }
    }
}

private struct Greeter { @Injected(\.motto) var motto }
