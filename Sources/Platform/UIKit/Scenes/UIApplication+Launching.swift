import Foundation

extension UIApplication {
    /// Runs the start of an app in the order of Apple's systems: will and did finish launching, then the scene connects,
    /// comes to the foreground and becomes active.
    package func launch(_ delegate: any UIApplicationDelegate) {
        self.delegate = delegate
        launchedDelegate = delegate
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        delegate.applicationDidFinishLaunching(self)
        post(Self.didFinishLaunchingNotification)
        if UIWindow.all.isEmpty { connectScene(delegate) }
        delegate.applicationWillEnterForeground(self)
        post(Self.willEnterForegroundNotification)
        for scene in scenes { scene.change(to: .foregroundActive) }
        delegate.applicationDidBecomeActive(self)
        post(Self.didBecomeActiveNotification)
    }

    /// An app that opened no window itself has a scene that does.
    private func connectScene(_ delegate: any UIApplicationDelegate) {
        let asked = UISceneSession(
            role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        let configuration = delegate.application(
            self, configurationForConnecting: asked, options: UIScene.ConnectionOptions())
        guard let type = configuration.delegateClass ?? sceneDelegateClass(beside: delegate),
            let sceneDelegate = ObjectInit.make(type) as? any UISceneDelegate
        else { return }
        let session = UISceneSession(role: .windowApplication, configuration: configuration)
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        scene.delegate = sceneDelegate
        scenes.append(scene)
        sceneDelegate.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
        scene.post(UIScene.willConnectNotification)
    }

    /// `SceneDelegate` of the module that the app's delegate is from: the name that Xcode gives it.
    private func sceneDelegateClass(beside delegate: any UIApplicationDelegate) -> AnyClass? {
        let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
        return NSClassFromString("\(module).SceneDelegate")
    }

    func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// The desktop gave the keyboard to one of the app's windows, or took it.
    func activationChanged(isActive: Bool) {
        guard isActive != self.isActive else { return }
        self.isActive = isActive
        for scene in scenes { scene.change(to: isActive ? .foregroundActive : .foregroundInactive) }
        if isActive {
            delegate?.applicationDidBecomeActive(self)
            post(Self.didBecomeActiveNotification)
        } else {
            delegate?.applicationWillResignActive(self)
            post(Self.willResignActiveNotification)
        }
    }

    /// The last window is closed.
    package func terminate() {
        for scene in scenes {
            scene.change(to: .background)
            scene.delegate?.sceneDidDisconnect(scene)
            scene.post(UIScene.didDisconnectNotification)
        }
        scenes = []
        delegate?.applicationWillTerminate(self)
        post(Self.willTerminateNotification)
    }
}

/// Starts an app with a delegate class, as a `main.swift` of older code does.
@MainActor @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    guard let name = delegateClassName, let type = NSClassFromString(name) as? any UIApplicationDelegate.Type else {
        fatalError("UIApplicationMain needs the name of a UIApplicationDelegate: NSStringFromClass(AppDelegate.self)")
    }
    type.main()
    return 0
}
