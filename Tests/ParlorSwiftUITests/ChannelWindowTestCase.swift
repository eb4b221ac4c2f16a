import KitSupport
import ParlorSwiftUI
import Support
import SwiftUI
import WindowSupport
import XCTest

/// Mia's window onto her channels, and Ada, who acts from outside.
@preconcurrency @MainActor
class ChannelWindowTestCase: XCTestCase {
    var world: World!
    var mia: TestUser!
    var ada: TestUser!
    private var window: TestWindow?

    override func setUp() {
        MainActor.assumeIsolated {
            world = try! World(.folder)
            mia = try! world.person("Mia")
            ada = try! world.person("Ada")
        }
    }

    override func tearDown() {
        MainActor.assumeIsolated {
            window?.close()
            window = nil
            world.stop()
        }
    }

    /// Opens the kit's whole screen for Mia.
    func show(_ client: ChatClient, width: CGFloat = 1000) -> TestWindow {
        let view = ChatChannelListScreen(channelListController: client.allChannels())
        let window = TestWindow(
            size: CGSize(width: width, height: 640), controller: UIHostingController(rootView: view))
        self.window = window
        return window
    }

    /// Opens the kit's whole screen for Mia, and a channel in it.
    func open(_ channel: String, width: CGFloat = 1000) throws -> TestWindow {
        let window = show(try world.client(of: mia), width: width)
        XCTAssertTrue(pump { window.row(channel) != nil }, window.tree)
        window.click(try XCTUnwrap(window.row(channel)))
        XCTAssertTrue(pump { window.find("Message") != nil }, window.tree)
        return window
    }
}
