import KitSupport
import Matrix
import StreamChatUI
import XCTest

/// Mia's window onto her channels, and Ada, who acts from outside.
@preconcurrency @MainActor
class KitWindowTestCase: XCTestCase {
    var world: World!
    var mia: TestUser!
    var ada: TestUser!
    private var windows: [TestWindow] = []
    private var components: Components?

    override func setUp() {
        MainActor.assumeIsolated {
            components = .default
            world = try! World(.folder)
            mia = try! world.person("Mia")
            ada = try! world.person("Ada")
        }
    }

    override func tearDown() {
        MainActor.assumeIsolated {
            for window in windows { window.close() }
            windows = []
            world.stop()
            if let components { Components.default = components }
        }
    }

    // MARK: Showing

    @discardableResult
    func show(_ controller: UIViewController, size: CGSize = CGSize(width: 480, height: 640)) -> TestWindow {
        let window = TestWindow(size: size, controller: controller)
        windows.append(window)
        return window
    }

    /// Shows a channel as an app would: in a navigation controller.
    func show(_ channel: ChatChannelVC, size: CGSize = CGSize(width: 480, height: 640)) -> TestWindow {
        show(UINavigationController(rootViewController: channel), size: size)
    }

    /// A channel's controller, brought up to date.
    func controller(_ room: RoomID, _ client: ChatClient) throws -> ChatChannelController {
        let controller = client.channelController(for: ChannelId(type: .messaging, id: room.rawValue))
        try pump { try await controller.synchronize() }
        return controller
    }

    /// The list of all channels in a window.
    func showList(_ client: ChatClient, size: CGSize = CGSize(width: 480, height: 640)) -> (
        window: TestWindow, list: ChatChannelListVC
    ) {
        let list = ChatChannelListVC.make(with: client.allConversations())
        return (show(UINavigationController(rootViewController: list), size: size), list)
    }
}

extension TestWindow {
    /// A row of a table, by what a screen reader says at its beginning.
    func row(_ start: String) -> UITableViewCell? {
        views(UITableViewCell.self).first { $0.accessibilityLabel?.hasPrefix(start) ?? false }
    }

    /// The text of the labels in view.
    var texts: [String] { views(UILabel.self).compactMap(\.text) }
}

extension UIView {
    /// Where the view stands in its window.
    var frameInWindow: CGRect { convert(bounds, to: nil) }
}
