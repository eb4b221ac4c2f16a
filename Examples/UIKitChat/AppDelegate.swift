import StreamChat
import StreamChatUI
import UIKit

/// A chat app as it is written for a phone: a delegate, a window, the kit's screens, and one of its parts replaced.
///
/// `./parlor demo --kit uikit` opens it into a small world. Or start a homeserver (`./parlor serve`), make an account there, and:
///
///     PARLOR_PASSWORD=… swift run UIKitChat --homeserver http://127.0.0.1:8008 --user mia
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let options = LaunchOptions.current
        let client = ChatClient(
            config: ChatClientConfig(homeserver: options.homeserver, storeFolder: options.storeFolder))
        ChatClient.shared = client

        Components.default.channelHeaderView = TypingHeaderView.self
        Appearance.default.colors.accent = .systemTeal

        let list = ChatChannelListVC.make(with: client.allConversations())
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = ChatSplitVC(list: list)
        window?.makeKeyAndVisible()

        client.connect(userID: options.user, password: options.password) { error in
            if let error { LaunchOptions.fail("\(options.user) could not sign in: \(error.localizedDescription)") }
        }
        return true
    }
}
