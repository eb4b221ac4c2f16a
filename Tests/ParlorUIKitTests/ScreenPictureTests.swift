import KitSupport
import Matrix
import StreamChatUI
import XCTest

/// Pictures of the channel screens for people to look at (`PARLOR_PICTURES`): light, dark, right to left,
/// with large text.
@preconcurrency @MainActor final class ScreenPictureTests: KitWindowTestCase {
    private var client: ChatClient!

    private enum Look: String, CaseIterable { case light, dark, mirrored, large }

    override func tearDown() {
        MainActor.assumeIsolated { Desktop.setTextScale(1) }
        super.tearDown()
    }

    func testEveryScreenDrawsInEveryLook() throws {
        let ben = try world.person("Ben")
        let texts = ["Who brings the rope?", "I do", "The tide turns at six", "Bring lamps, it will be dark by then"]
        let room = try world.room("Harbour watch", of: mia, with: [ada, ben], messages: texts)
        try world.room("Garden", of: mia, with: [ada], messages: ["The plums are ripe"], hoursAgo: 30)
        try world.room("A channel with a name that is much too long for its row", of: mia, with: [ben])
        client = try world.client(of: mia)
        let channel = try controller(room, client)
        try pump { try await channel.updateChannel(ChannelUpdate(topic: "Ships, tides and who is on watch tonight")) }
        try world.send("Land in sight", to: room, by: ada)
        XCTAssertTrue(pump { channel.messages.first?.text == "Land in sight" })
        try answerInThread(of: channel)
        for look in Look.allCases {
            draw("list", look) { ChatChannelListVC.make(with: self.client.allConversations()) }
            draw("switcher", look) { ChatChannelListVC.make(with: self.client.allConversations()) }
            draw("threads", look) {
                let threads = ChatThreadListVC()
                threads.client = self.client
                return threads
            }
            draw("details", look) {
                let details = ChatChannelDetailsVC()
                details.channelController = channel
                return details
            }
            draw("people", look) {
                let picker = ChatNewChannelVC()
                picker.client = self.client
                return picker
            }
            draw("search", look) {
                let search = ChatMessageSearchVC()
                search.client = self.client
                return search
            }
            draw("channel", look) { ChatChannelVC.make(with: channel) }
        }
        try drawWide()
    }

    private func answerInThread(of channel: ChatChannelController) throws {
        let root = try XCTUnwrap(channel.messages.first { $0.text == "Who brings the rope?" })
        let thread = client.messageController(cid: channel.cid, messageId: root.id)
        try pump { _ = try await thread.createNewReply(text: "I do, and a second one to be safe") }
    }

    private func draw(_ name: String, _ look: Look, _ make: () -> UIViewController) {
        let traits = UITraitCollection.current
        defer {
            UITraitCollection.current = traits
            Desktop.setTextScale(1)
        }
        if look == .mirrored { UITraitCollection.current = traits.with(layoutDirection: .rightToLeft) }
        Desktop.setTextScale(look == .large ? 1.5 : 1)
        let screen = make()
        let window = show(UINavigationController(rootViewController: screen), size: CGSize(width: 420, height: 700))
        if look == .dark { window.window.overrideUserInterfaceStyle = .dark }
        if name == "search" { window.type("rope") }
        pump(until: { window.views(UITableViewCell.self).count > 0 || name == "channel" }, timeout: 5)
        if name == "switcher" { (screen as? ChatChannelListVC)?.router.showSwitcher() }
        pump(until: { name != "switcher" || window.views(ChatPersonRowView.self).count == 3 }, timeout: 5)
        settle()
        let picture = window.png()
        XCTAssertFalse(picture.isEmpty)
        keepPicture(picture, "\(name)-\(look.rawValue)")
        window.close()
    }

    private func drawWide() throws {
        let list = ChatChannelListVC.make(with: client.allConversations())
        let window = show(ChatSplitVC(list: list), size: CGSize(width: 1040, height: 680))
        XCTAssertTrue(pump { window.row("Harbour watch") != nil }, window.tree)
        keepPicture(window.png(), "split-empty")
        window.click(try XCTUnwrap(window.row("Harbour watch")))
        XCTAssertTrue(pump { window.views(ChatMessageView.self).count > 2 }, window.tree)
        XCTAssertEqual(list.view.frameInWindow.width, 320, accuracy: 1)
        keepPicture(window.png(), "split-channel")
    }
}
