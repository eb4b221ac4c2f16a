import UIKit

final class ChatAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Appearance.install()
        application.registerForRemoteNotifications()
        application.isIdleTimerDisabled = false
        application.applicationIconBadgeNumber = 0
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
    }
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {}
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool
    { true }
    func applicationDidEnterBackground(_ application: UIApplication) {}
    func applicationWillEnterForeground(_ application: UIApplication) {}
    func applicationWillResignActive(_ application: UIApplication) {}
    func applicationDidBecomeActive(_ application: UIApplication) {}
    func applicationWillTerminate(_ application: UIApplication) {}
}

final class ChatSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.tintColor = .systemGreen
        window.rootViewController = UIDevice.current.userInterfaceIdiom == .pad ? makeSplit() : makeTabs()
        window.makeKeyAndVisible()
        self.window = window
        if let context = connectionOptions.urlContexts.first { self.scene(scene, openURLContexts: [context]) }
    }

    func sceneDidDisconnect(_ scene: UIScene) {}
    func sceneDidBecomeActive(_ scene: UIScene) {}
    func sceneWillResignActive(_ scene: UIScene) {}
    func sceneWillEnterForeground(_ scene: UIScene) {}
    func sceneDidEnterBackground(_ scene: UIScene) {}
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { _ = URLContexts.first?.url }

    private func makeTabs() -> UITabBarController {
        let tabs = MainTabs()
        let chats = UINavigationController(rootViewController: ConversationListController())
        chats.tabBarItem = UITabBarItem(
            title: "Chats", image: UIImage(systemName: "bubble.left"),
            selectedImage: UIImage(systemName: "bubble.left.fill"))
        chats.tabBarItem.badgeValue = "3"
        chats.tabBarItem.badgeColor = .systemRed
        let settings = UINavigationController(rootViewController: SettingsController())
        settings.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 1)
        tabs.viewControllers = [chats, settings]
        tabs.setViewControllers([chats, settings], animated: false)
        tabs.selectedIndex = 0
        tabs.delegate = tabs
        return tabs
    }

    private func makeSplit() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(ConversationListController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        split.preferredSplitBehavior = .tile
        split.primaryBackgroundStyle = .sidebar
        split.delegate = self
        split.show(.primary)
        return split
    }
}

extension ChatSceneDelegate: UISplitViewControllerDelegate {
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { true }
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
}

final class MainTabs: UITabBarController, UITabBarControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        tabBar.tintColor = .systemGreen
        tabBar.unselectedItemTintColor = .systemGray
        tabBar.isTranslucent = true
    }

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        if viewController == selectedViewController, let navigation = viewController as? UINavigationController {
            navigation.popToRootViewController(animated: true)
        }
        return true
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

enum Appearance {
    static func install() {
        let bar = UINavigationBarAppearance()
        bar.configureWithOpaqueBackground()
        bar.backgroundColor = .systemBackground
        bar.titleTextAttributes = [.foregroundColor: UIColor.label, .font: UIFont.boldSystemFont(ofSize: 17)]
        bar.largeTitleTextAttributes = [.foregroundColor: UIColor.label]
        bar.shadowColor = .clear
        bar.shadowImage = UIImage()
        bar.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        bar.setBackIndicatorImage(
            UIImage(systemName: "chevron.left"), transitionMaskImage: UIImage(systemName: "chevron.left"))
        let tabs = UITabBarAppearance()
        tabs.configureWithDefaultBackground()
        tabs.stackedLayoutAppearance.selected.iconColor = .systemGreen
        let tools = UIToolbarAppearance()
        tools.configureWithTransparentBackground()
        let navigation = UINavigationController()
        navigation.navigationBar.standardAppearance = bar
        navigation.navigationBar.scrollEdgeAppearance = bar
        navigation.navigationBar.compactAppearance = bar
        navigation.navigationBar.tintColor = .systemGreen
        navigation.navigationBar.barTintColor = .white
        navigation.navigationBar.isTranslucent = false
        navigation.navigationBar.setBackgroundImage(UIImage(), for: .default)
        navigation.navigationBar.shadowImage = UIImage()
        navigation.interactivePopGestureRecognizer?.isEnabled = true
        navigation.hidesBarsOnSwipe = false
        navigation.setViewControllers([], animated: false)
        navigation.popToViewController(UIViewController(), animated: true)
        navigation.topViewController?.navigationItem.titleView = UIView()
        navigation.topViewController?.navigationItem.prompt = nil
        navigation.topViewController?.navigationItem.hidesBackButton = true
        navigation.topViewController?.navigationItem.setRightBarButtonItems([], animated: true)
    }

    static var keyWindow: UIWindow? {
        UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first(
            where: \.isKeyWindow)
    }
}

/// A coordinator, as many apps route with.
protocol Coordinator: AnyObject {
    var children: [Coordinator] { get set }
    func start()
}

final class AppCoordinator: NSObject, Coordinator, UINavigationControllerDelegate {
    var children: [Coordinator] = []
    private let navigation: UINavigationController

    init(navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        navigation.delegate = self
    }

    func start() { navigation.pushViewController(ConversationListController(), animated: false) }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        navigationController.setNavigationBarHidden(viewController is LoginController, animated: animated)
    }
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from) else { return }
        if !navigationController.viewControllers.contains(from) { children.removeLast() }
    }
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { nil }
}
