import KitSupport
import Matrix
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
    private var windows: [TestWindow] = []

    override func setUp() {
        MainActor.assumeIsolated {
            world = try! World(.folder)
            mia = try! world.person("Mia")
            ada = try! world.person("Ada")
        }
    }

    override func tearDown() {
        MainActor.assumeIsolated {
            for window in windows { window.close() }
            windows = []
            InjectedValues[\.appearance] = Appearance()
            InjectedValues[\.utils] = Utils()
            world.stop()
        }
    }

    /// Opens the kit's whole screen for Mia.
    func show(_ client: ChatClient, width: CGFloat = 1000, height: CGFloat = 640) -> TestWindow {
        show(ChatChannelListScreen(channelListController: client.allChannels()), width: width, height: height)
    }

    func show(_ view: some View, width: CGFloat = 1000, height: CGFloat = 640) -> TestWindow {
        let window = TestWindow(
            size: CGSize(width: width, height: height), controller: UIHostingController(rootView: view))
        windows.append(window)
        return window
    }

    /// Shows one channel, as a screen of its own.
    func show(
        _ room: RoomID, _ client: ChatClient, width: CGFloat = 520, height: CGFloat = 640
    ) throws -> TestWindow {
        let controller = try controller(room, client)
        return show(NavigationStack { ChatChannelView(channelController: controller) }, width: width, height: height)
    }

    /// A channel's controller, brought up to date.
    func controller(_ room: RoomID, _ client: ChatClient) throws -> ChatChannelController {
        let controller = client.channelController(for: ChannelId(type: .messaging, id: room.rawValue))
        try pump { try await controller.synchronize() }
        return controller
    }

    /// Opens the kit's whole screen for Mia, and a channel in it.
    func open(_ channel: String, width: CGFloat = 1000, height: CGFloat = 640) throws -> TestWindow {
        let window = show(try world.client(of: mia), width: width, height: height)
        XCTAssertTrue(pump { window.row(channel) != nil }, window.tree)
        window.click(try XCTUnwrap(window.row(channel)))
        XCTAssertTrue(pump { window.find("Message") != nil }, window.tree)
        return window
    }
}
