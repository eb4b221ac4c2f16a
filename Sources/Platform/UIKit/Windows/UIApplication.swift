import Foundation
internal import CGtk

/// The application: its windows, its scenes and its run.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    public enum State: Int, Sendable { case active, inactive, background }

    open weak var delegate: (any UIApplicationDelegate)?
    /// The delegate of an app that `@main` started; nobody else holds it.
    var launchedDelegate: (any UIApplicationDelegate)?
    var scenes: [UIScene] = []
    var isActive = true
    /// Replaces the opening of links, for tests.
    package var urlOpener: ((URL) -> Bool)?

    // MARK: Windows and scenes

    public var windows: [UIWindow] { UIWindow.all }
    public var keyWindow: UIWindow? { UIWindow.all.first { $0.isKeyWindow } ?? UIWindow.all.first }
    public var connectedScenes: Set<UIScene> { Set(scenes) }
    public var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }
    public var supportsMultipleScenes: Bool { false }
    public var applicationState: State { keyWindow == nil || !isActive ? .inactive : .active }
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }

    // MARK: Running

    /// Connects to the display, lets `start` open windows, and runs until the last one is closed.
    ///
    /// - Throws: one sentence that says so when there is no display.
    package func run(_ start: () -> Void) throws {
        try Display.require()
        MainLoop.install()
        assert(MainLoop.selfTest() == nil, "The main loop does not serve its guests")
        start()
        if !UIWindow.all.isEmpty { MainLoop.run() }
        terminate()
    }

    // MARK: Links

    public func canOpenURL(_ url: URL) -> Bool {
        guard let scheme = url.scheme else { return false }
        if url.isFileURL { return FileManager.default.fileExists(atPath: url.path) }
        guard let handler = g_app_info_get_default_for_uri_scheme(scheme) else { return scheme.hasPrefix("http") }
        g_object_unref(UnsafeMutableRawPointer(handler))
        return true
    }

    /// Hands a link or a file to the desktop.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler: (@MainActor (Bool) -> Void)? = nil
    ) {
        if let urlOpener {
            completionHandler?(urlOpener(url))
            return
        }
        let opened = g_app_info_launch_default_for_uri(url.absoluteString, nil, nil) != 0
        completionHandler?(opened)
    }

    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }

    @available(*, deprecated, message: "Use open(_:options:completionHandler:)")
    @discardableResult
    public func openURL(_ url: URL) -> Bool {
        var result = false
        open(url) { result = $0 }
        return result
    }

    @discardableResult
    public func sendAction(_ action: () -> Void) -> Bool {
        action()
        return true
    }

    @available(*, unavailable, message: "There are no selectors on Linux: call endEditing(true) on the window")
    @discardableResult
    public func sendAction(_ action: Any, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }

    // MARK: What only phones have

    /// The desktop decides when the screen sleeps.
    open var isIdleTimerDisabled = false
    /// Windows have no badges here; the number is kept.
    open var applicationIconBadgeNumber = 0
    open var isNetworkActivityIndicatorVisible = false
    open var applicationSupportsShakeToEdit = false
    open var shortcutItems: [UIApplicationShortcutItem]?
    public var isProtectedDataAvailable: Bool { true }
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    public var statusBarOrientation: UIInterfaceOrientation { .portrait }
    public var statusBarFrame: CGRect { .zero }
    public var statusBarStyle: UIStatusBarStyle { .default }
    public var isStatusBarHidden: Bool { true }
    public var isRegisteredForRemoteNotifications: Bool { false }
    public var supportsAlternateIcons: Bool { false }

    /// There is no push service on a desktop: the delegate is told that it failed.
    open func registerForRemoteNotifications() {
        delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: NoPushService())
    }
    open func unregisterForRemoteNotifications() {}
    open func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}
    open func beginReceivingRemoteControlEvents() {}
    open func endReceivingRemoteControlEvents() {}
    open func ignoreSnapshotOnNextApplicationLaunch() {}

    /// A desktop's app is never put to sleep: the task begins, and its handler is not called.
    open func beginBackgroundTask(expirationHandler handler: (@MainActor () -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        lastTask += 1
        return UIBackgroundTaskIdentifier(rawValue: lastTask)
    }
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    private var lastTask = 0
}

/// Why `registerForRemoteNotifications` fails.
struct NoPushService: Error, CustomStringConvertible {
    var description: String { "There is no push service on a desktop; the connection itself brings what is new." }
}
