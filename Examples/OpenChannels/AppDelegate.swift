import SendbirdUIKit
import UIKit

/// Open channels as an app would have them: the list beside the channel that is entered, a film above a livestream's messages.
///
/// Start a homeserver (`./parlor serve`), make an account there, and:
///
///     PARLOR_PASSWORD=… swift run OpenChannels --homeserver http://127.0.0.1:8008 --user mia --film film.webm
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let options = LaunchOptions.current
        OpenChannelConnection.client = ChatClient(
            config: ChatClientConfig(homeserver: options.homeserver, storeFolder: options.storeFolder))
        OpenChannelConnection.connect = { client in
            try await client.connect(userID: options.user, password: options.password)
        }
        SBUViewControllerSet.OpenChannelViewController = LivestreamViewController.self
        LivestreamViewController.film = options.film

        let list = SBUViewControllerSet.OpenChannelListViewController.init()
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(list, for: .primary)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = split
        window?.makeKeyAndVisible()
        return true
    }
}
