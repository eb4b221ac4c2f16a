import ParlorSwiftUI
import Support
import SwiftUI
import WindowSupport
import XCTest

@preconcurrency @MainActor
final class ChannelScreenTests: XCTestCase {
    private var world: World!
    private var mia: TestUser!
    private var ada: TestUser!
    private var window: TestWindow?

    override func setUp() {
        MainActor.assumeIsolated {
            world = try! World()
            mia = try! world.person("Mia")
            ada = try! world.person("Ada")
        }
    }

    override func tearDown() {
        MainActor.assumeIsolated {
            window?.close()
            world.stop()
        }
    }

    /// Opens the kit's whole screen for Mia, and a channel in it.
    private func open(_ channel: String, width: CGFloat = 1000) throws -> TestWindow {
        let client = try world.client(of: mia)
        let view = ChatChannelListScreen(channelListController: client.allChannels())
        let window = TestWindow(
            size: CGSize(width: width, height: 640), controller: UIHostingController(rootView: view))
        self.window = window
        XCTAssertTrue(pump { window.row(channel) != nil }, window.tree)
        window.click(try XCTUnwrap(window.row(channel)))
        XCTAssertTrue(pump { window.find("Message") != nil }, window.tree)
        return window
    }

    func testOpeningAChannelShowsItsHistory() throws {
        try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on", "Coming!"])
        let window = try open("Tea")
        XCTAssertTrue(pump { window.find("Kettle is on") != nil && window.find("Coming!") != nil }, window.tree)
        XCTAssertNotNil(window.find("Today"))
        XCTAssertNotNil(window.find("A"), "the initials of the other person")
    }

    func testTypingAndEnterSend() throws {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let window = try open("Tea")
        XCTAssertTrue(pump { window.find("Kettle is on") != nil })
        window.type("On my way")
        XCTAssertTrue(pump { window.find("Send") != nil })
        window.press(.init(.enter))
        XCTAssertTrue(pump { window.find("On my way") != nil }, window.tree)
        XCTAssertNil(window.find("Send"), "the input is empty again")
        let ada = ada!
        let texts = try pump {
            let answer = try await ada.api.get("/_matrix/client/v3/rooms/\(room.rawValue)/messages?dir=b&limit=1")
            return answer["chunk"]?[0]?["content"]?["body"]?.string
        }
        XCTAssertEqual(texts, "On my way")
    }

    func testNarrowWindowHasOneColumnAndAWayBack() throws {
        try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let window = try open("Tea", width: 420)
        XCTAssertTrue(pump { window.find("Kettle is on") != nil })
        XCTAssertNil(window.row("Tea"))
        let back = try XCTUnwrap(window.find("Back") ?? window.find("Chats"))
        window.click(back)
        XCTAssertTrue(pump { window.row("Tea") != nil })
    }

    func testSomebodyTypingShows() throws {
        let room = try world.room("Tea", of: mia, with: [ada], messages: ["Kettle is on"])
        let window = try open("Tea")
        XCTAssertTrue(pump { window.find("Kettle is on") != nil })
        let ada = ada!
        _ = try pump {
            try await ada.api.put(
                "/_matrix/client/v3/rooms/\(room.rawValue)/typing/\(ada.id.rawValue)",
                ["typing": true, "timeout": 20000])
        }
        XCTAssertTrue(pump { window.find("Ada is typing …") != nil }, window.tree)
    }
}

extension ChatClient {
    func allChannels() -> ChatChannelListController {
        channelListController(query: .init(filter: .equal(.membership, to: Membership.joined)))
    }
}
