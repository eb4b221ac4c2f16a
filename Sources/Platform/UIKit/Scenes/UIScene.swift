import Foundation

/// One instance of the app's interface. A desktop's app has as many as it has windows; this one starts with one.
@preconcurrency @MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    public struct ConnectionOptions {
        public var urlContexts: Set<UIOpenURLContext> = []
        public var userActivities: Set<NSUserActivity> = []
        public var notificationResponse: UNNotificationResponse?
        public var shortcutItem: UIApplicationShortcutItem?
        public var sourceApplication: String?
        public var handoffUserActivityType: String?
    }

    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")

    public let session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    public internal(set) var activationState = ActivationState.unattached
    /// The title of the scene's windows.
    open var title: String! = ""
    open var subtitle = ""
    open var userActivity: NSUserActivity?

    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }

    open func open(
        _ url: URL, options: OpenExternalURLOptions? = nil, completionHandler completion: ((Bool) -> Void)? = nil
    ) { UIApplication.shared.open(url) { completion?($0) } }

    @MainActor public final class OpenExternalURLOptions: NSObject {
        public var universalLinksOnly = false
    }

    func change(to state: ActivationState) {
        guard state != activationState else { return }
        let old = activationState
        activationState = state
        switch (old, state) {
        case (_, .foregroundActive):
            if old == .unattached || old == .background {
                delegate?.sceneWillEnterForeground(self)
                post(Self.willEnterForegroundNotification)
            }
            delegate?.sceneDidBecomeActive(self)
            post(Self.didActivateNotification)
        case (.foregroundActive, _):
            delegate?.sceneWillResignActive(self)
            post(Self.willDeactivateNotification)
        default: break
        }
        guard state == .background else { return }
        delegate?.sceneDidEnterBackground(self)
        post(Self.didEnterBackgroundNotification)
    }

    func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// A scene of windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    public var windows: [UIWindow] { UIWindow.all.filter { $0.windowScene === self } }
    public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } ?? windows.first }
    public var screen: UIScreen { .main }
    public var coordinateSpace: UIScreen { .main }
    public var traitCollection: UITraitCollection { keyWindow?.traitCollection ?? .current }
    public var interfaceOrientation: UIInterfaceOrientation { .portrait }
    public var isFullScreen: Bool { false }
    public var sizeRestrictions: UISceneSizeRestrictions? { restrictions }
    public let statusBarManager: UIStatusBarManager? = UIStatusBarManager()
    private lazy var restrictions = UISceneSizeRestrictions(self)

    open override var title: String! {
        didSet { for window in windows { window.title = title ?? "" } }
    }
}

/// How small the windows of a scene may become.
@preconcurrency @MainActor public final class UISceneSizeRestrictions: NSObject {
    private weak var scene: UIWindowScene?
    public var minimumSize = CGSize(width: 320, height: 320) {
        didSet { for window in scene?.windows ?? [] { window.setMinimumSize(minimumSize) } }
    }
    /// A desktop's window may always be made larger.
    public var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    public var allowsFullScreen = true

    init(_ scene: UIWindowScene) { self.scene = scene }
}

/// There is no status bar on a desktop.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
    public var statusBarFrame: CGRect { .zero }
    public var isStatusBarHidden: Bool { true }
    public var statusBarStyle: UIStatusBarStyle { .default }
}
