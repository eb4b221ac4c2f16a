import KitSupport
import Matrix
import SendbirdUIKit
import XCTest

/// Mia's window onto open channels, and Ada, who runs them with a client of her own.
@preconcurrency @MainActor
class OpenChannelTestCase: XCTestCase {
    var world: World!
    var mia: TestUser!
    var ada: TestUser!
    var client: ChatClient!
    var adasClient: ChatClient!
    private var windows: [TestWindow] = []

    override func setUp() {
        MainActor.assumeIsolated {
            world = try! World(.folder)
            mia = try! world.person("Mia")
            ada = try! world.person("Ada")
            adasClient = try! world.client(of: ada)
            client = world.client()
            OpenChannelConnection.client = client
            let mia = mia!
            OpenChannelConnection.connect = {
                try await $0.connect(userID: mia.id.rawValue, password: mia.password)
            }
        }
    }

    override func tearDown() {
        MainActor.assumeIsolated {
            for window in windows { window.close() }
            windows = []
            OpenChannelConnection.client = nil
            OpenChannelConnection.connect = nil
            SBUViewControllerSet.OpenChannelListViewController = SBUOpenChannelListViewController.self
            SBUModuleSet.OpenChannelListModule.HeaderComponent = SBUOpenChannelListModule.Header.self
            SBUModuleSet.OpenChannelListModule.ListComponent = SBUOpenChannelListModule.List.self
            world.stop()
        }
    }

    /// Ada opens a channel.
    @discardableResult
    func open(_ name: String, type: String = "livestream", topic: String? = nil) throws -> OpenChannel {
        var params = OpenChannelCreateParams(name: name, customType: type)
        params.topic = topic
        let adasClient = adasClient!
        return try pump { [params] in try await OpenChannel.create(params, client: adasClient) }
    }

    @discardableResult
    func show(_ controller: UIViewController, size: CGSize = CGSize(width: 480, height: 640)) -> TestWindow {
        let window = TestWindow(size: size, controller: UINavigationController(rootViewController: controller))
        windows.append(window)
        return window
    }

    func connect() throws { try world.connect(client, as: mia) }
}

extension TestWindow {
    /// A row, by what a screen reader says at its beginning.
    func row(_ start: String) -> UITableViewCell? {
        views(UITableViewCell.self).first { $0.accessibilityLabel?.hasPrefix(start) ?? false }
    }

    var rowLabels: [String] { views(UITableViewCell.self).compactMap(\.accessibilityLabel) }
}
