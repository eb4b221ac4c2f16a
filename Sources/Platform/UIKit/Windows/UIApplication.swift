import Foundation
internal import CGtk

/// The application: its windows and its run.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    public enum State: Int, Sendable { case active, inactive, background }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    open weak var delegate: UIApplicationDelegate?
    /// Replaces the opening of links, for tests.
    package var urlOpener: ((URL) -> Bool)?

    public var windows: [UIWindow] { UIWindow.all }
    public var keyWindow: UIWindow? { UIWindow.all.first { $0.isKeyWindow } ?? UIWindow.all.first }
    public var applicationState: State { keyWindow == nil ? .inactive : .active }
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Connects to the display, lets `start` open windows, and runs until the last one is closed.
    ///
    /// - Throws: one sentence that says so when there is no display.
    package func run(_ start: () -> Void) throws {
        try Display.require()
        MainLoop.install()
        assert(MainLoop.selfTest() == nil, "The main loop does not serve its guests")
        start()
        if !UIWindow.all.isEmpty { MainLoop.run() }
    }

    public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

    /// Hands a link to the desktop.
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
    public func sendAction(_ action: () -> Void) -> Bool {
        action()
        return true
    }
}

/// The application's own object.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
