import KitSupport
import Matrix
import ParlorSwiftUI
import Support
import SwiftUI
import XCTest

/// Pictures of every screen for people to look at (`PARLOR_PICTURES`): light, dark, right to left, with large text.
@preconcurrency @MainActor
final class ScreenPictureTests: ChannelWindowTestCase {
    private var talk: PictureTalk!

    override func tearDown() {
        MainActor.assumeIsolated { talk = nil }
        super.tearDown()
    }

    func testTheListInEveryLook() throws {
        talk = try PictureTalk(world, mia, ada)
        try drawInEveryLook("list", { self.list }) { window in
            XCTAssertTrue(pump { window.row("Harbour watch") != nil }, window.tree)
        }
        try drawInEveryLook("list-search", { self.list }) { window in
            XCTAssertTrue(pump { window.row("Harbour watch") != nil }, window.tree)
            try window.press("Search")
            window.type("tide")
            XCTAssertTrue(pump { window.find(containing: "turns at six") != nil }, window.tree)
        }
        try drawInEveryLook("people", { self.list }) { window in
            XCTAssertTrue(pump { window.row("Harbour watch") != nil }, window.tree)
            try window.press("New conversation")
            try window.press("Ben")
            try window.press("Ada")
        }
        try drawInEveryLook("threads", { self.list }) { window in
            XCTAssertTrue(pump { window.row("Harbour watch") != nil }, window.tree)
            try window.press("Threads")
            XCTAssertTrue(pump { window.find(containing: "1 reply") != nil }, window.tree)
        }
    }

    func testAChannelInEveryLook() throws {
        talk = try PictureTalk(world, mia, ada)
        try drawInEveryLook("channel", channel) { self.wait(for: "Land in sight", $0) }
        try drawInEveryLook("actions", channel) { window in
            self.wait(for: "Land in sight", window)
            window.hover(try XCTUnwrap(window.find("Land in sight")))
            try window.press("More actions")
        }
        try drawInEveryLook("reactors", channel) { window in
            self.wait(for: "Land in sight", window)
            try window.openMenu(of: "Bring lamps, it will be dark by then")
            try window.press("Reactions")
            window.waitFor("All 2")
        }
        try drawInEveryLook("composer", channel) { window in
            self.wait(for: "Land in sight", window)
            try window.openMenu(of: "Land in sight")
            try window.press("Reply")
            window.type("Well seen @b")
            window.waitFor("Suggestions")
        }
        try drawInEveryLook("thread", channel) { window in
            self.wait(for: "Land in sight", window)
            try window.press("1 reply")
            window.waitFor("Where away?")
        }
        try drawInEveryLook("details", channel) { window in
            self.wait(for: "Land in sight", window)
            try window.press("Details")
            window.waitFor("Add people")
        }
        try drawInEveryLook("search", channel) { window in
            self.wait(for: "Land in sight", window)
            try window.press("Search messages")
            window.type("rope")
            XCTAssertTrue(pump { window.find(containing: "Who brings") != nil }, window.tree)
        }
    }

    func testStatesAndWideWindow() throws {
        talk = try PictureTalk(world, mia, ada)
        try draw("gallery", .light, channel()) { window in
            self.wait(for: "Land in sight", window)
            try window.press("Picture, sunset.png")
            window.waitFor("Close")
        }
        try draw("commands", .light, channel()) { window in
            self.wait(for: "Land in sight", window)
            window.type("/")
            window.waitFor("Suggestions")
        }
        try draw("window", .light, list, width: 1040) { window in
            XCTAssertTrue(pump { window.row("Harbour watch") != nil }, window.tree)
            keepPicture(window.png(), "window-empty")
            window.click(try XCTUnwrap(window.row("Harbour watch")))
            self.wait(for: "Land in sight", window)
        }
        try draw("window-dark", .dark, list, width: 1040) { window in
            XCTAssertTrue(pump { window.row("Harbour watch") != nil }, window.tree)
            window.click(try XCTUnwrap(window.row("Harbour watch")))
            self.wait(for: "Land in sight", window)
        }
        let stranger = world.client()
        try draw("list-loading", .light, ChatChannelListScreen(channelListController: stranger.allChannels())) {
            window in
            window.waitFor("Loading conversations")
            XCTAssertTrue(pump { window.showsShapes }, window.tree)
        }
    }

    // MARK: Drawing

    private var list: ChatChannelListScreen {
        ChatChannelListScreen(channelListController: talk.client.allConversations())
    }

    private func channel() -> some View {
        NavigationStack { ChatChannelView(channelController: talk.controller) }
    }

    private func wait(for text: String, _ window: TestWindow) {
        window.waitFor(text)
        XCTAssertTrue(pump { InjectedValues[\.utils].pictures.isIdle })
    }

    private func drawInEveryLook(
        _ name: String, _ view: () -> some View, _ act: (TestWindow) throws -> Void
    ) throws {
        for look in PictureLook.allCases { try draw("\(name)-\(look.rawValue)", look, view(), act) }
    }

    private func draw(
        _ name: String, _ look: PictureLook, _ view: some View, width: CGFloat = 420,
        _ act: (TestWindow) throws -> Void
    ) throws {
        try look.apply {
            let window = show(view.preferredColorScheme(look == .dark ? .dark : .light), width: width, height: 720)
            try act(window)
            settle()
            let picture = window.png()
            XCTAssertNotNil(Pixels(picture))
            keepPicture(picture, name)
            window.close()
            // Nothing that was begun for one picture stands in the next.
            let controller = talk.controller
            try pump { try await controller.deleteDraft() }
        }
    }
}
