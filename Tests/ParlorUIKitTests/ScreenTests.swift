import KitSupport
import Matrix
import StreamChatUI
import XCTest

/// Details, members, search, threads, new conversations.
@preconcurrency @MainActor final class ScreenTests: KitWindowTestCase {
    func testDetailsShowAndChangeTheChannel() throws {
        let room = try world.room("Harbour", of: mia, with: [ada])
        let details = ChatChannelDetailsVC()
        details.channelController = try controller(room, try world.client(of: mia))
        let window = show(UINavigationController(rootViewController: details))
        XCTAssertTrue(pump { window.row("Ada") != nil }, window.tree)
        XCTAssertTrue(window.row("Mia (you)")?.accessibilityLabel?.hasSuffix("Owner") ?? false, window.tree)
        window.click(try XCTUnwrap(window.row("Mute")))
        XCTAssertTrue(pump { details.channel?.isMuted == true })
        XCTAssertTrue(pump { window.row("Mute")?.accessibilityLabel == "Mute, on" }, window.tree)
        try pump { try await details.channelController.updateChannel(ChannelUpdate(topic: "Ships and tides")) }
        XCTAssertTrue(pump { window.row("Topic, Ships and tides") != nil }, window.tree)
    }

    func testAMessageIsFoundAndShown() throws {
        let texts = (1...30).map { "Message \($0)" } + ["The lighthouse is lit"]
        let room = try world.room("Harbour", of: mia, with: [ada], messages: texts)
        let search = ChatMessageSearchVC()
        let client = try world.client(of: mia)
        search.client = client
        search.cid = try controller(room, client).cid
        var chosen: MessageSearchResult?
        search.onChoose = { chosen = $0 }
        let window = show(UINavigationController(rootViewController: search))
        window.type("lighthouse")
        XCTAssertTrue(pump { !search.results.isEmpty && window.row("") != nil }, window.tree)
        let row = try XCTUnwrap(window.views(UITableViewCell.self).first)
        XCTAssertTrue(row.accessibilityLabel?.contains("The lighthouse is lit") ?? false)
        window.click(row)
        XCTAssertEqual(chosen?.message.text, "The lighthouse is lit")
    }

    func testPeopleAreFoundAndTickedOff() throws {
        try world.room("Harbour", of: mia, with: [ada])
        let picker = ChatPeoplePickerVC()
        picker.client = try world.client(of: mia)
        var chosen: [ChatUser] = []
        picker.onDone = { chosen = $0 }
        let window = show(UINavigationController(rootViewController: picker))
        XCTAssertTrue(pump { window.row("Ada") != nil }, window.tree)
        window.click(try XCTUnwrap(window.row("Ada")))
        XCTAssertTrue(pump { window.row("Ada")?.accessibilityLabel?.hasSuffix("chosen") ?? false }, window.tree)
        picker.finish()
        XCTAssertEqual(chosen.map(\.id), [ada.id.rawValue])
    }

    func testAConversationIsStarted() throws {
        let new = ChatNewChannelVC()
        let client = try world.client(of: mia)
        new.client = client
        var made: ChannelId?
        new.onCreate = { made = $0 }
        show(UINavigationController(rootViewController: new))
        new.start(with: [ChatUser(id: ada.id.rawValue)])
        XCTAssertTrue(pump { made != nil })
        XCTAssertTrue(pump { made.flatMap(client.channel)?.isDirect == true })
    }

    func testThreadsTheUserTakesPartIn() throws {
        let room = try world.room("Harbour", of: mia, with: [ada], messages: ["Who brings the rope?"])
        let client = try world.client(of: mia)
        let channel = try controller(room, client)
        let root = try XCTUnwrap(channel.messages.first { $0.text == "Who brings the rope?" })
        let thread = client.messageController(cid: channel.cid, messageId: root.id)
        try pump { _ = try await thread.createNewReply(text: "I do") }
        let threads = ChatThreadListVC()
        threads.client = client
        let window = show(UINavigationController(rootViewController: threads))
        XCTAssertTrue(
            pump { window.views(UITableViewCell.self).first?.accessibilityLabel?.contains("I do") ?? false },
            window.tree)
    }

    func testNoThreads() throws {
        let threads = ChatThreadListVC()
        threads.client = try world.client(of: mia)
        let window = show(UINavigationController(rootViewController: threads))
        XCTAssertTrue(pump { window.find("No threads yet") != nil }, window.tree)
    }
}
