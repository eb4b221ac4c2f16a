import Foundation

/// A scene's identity, apart from whether it is shown.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public let persistentIdentifier = UUID().uuidString
    public let role: Role
    public let configuration: UISceneConfiguration
    public internal(set) weak var scene: UIScene?
    public var userInfo: [String: Any]?
    public var stateRestorationActivity: NSUserActivity?

    init(role: Role, configuration: UISceneConfiguration) {
        self.role = role
        self.configuration = configuration
        super.init()
    }
}

/// Which classes make a scene. There is no Info.plist here: without a delegate class, `SceneDelegate` of the app's module
/// is taken where it exists.
@preconcurrency @MainActor public final class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    public var sceneClass: AnyClass?
    public var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

/// A link that the app was asked to open.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
    public let url: URL
    public let options = OpenURLOptions()

    init(url: URL) {
        self.url = url
        super.init()
    }

    @MainActor public final class OpenURLOptions: NSObject {
        public var sourceApplication: String? { nil }
        public var annotation: Any? { nil }
        public var openInPlace: Bool { true }
    }
}

#if !canImport(Darwin)
    /// What the reader is doing, for other devices. Nothing hands it on here; the type exists for code that makes one.
    open class NSUserActivity: NSObject, @unchecked Sendable {
        public let activityType: String
        open var title: String?
        open var userInfo: [AnyHashable: Any]?
        open var webpageURL: URL?
        open var isEligibleForSearch = false
        open var isEligibleForHandoff = false
        open var requiredUserInfoKeys: Set<String>?

        public init(activityType: String) {
            self.activityType = activityType
            super.init()
        }

        open func becomeCurrent() {}
        open func resignCurrent() {}
        open func invalidate() {}
        open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
            userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
        }
    }

    public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif

/// An entry of the home screen's menu, which a desktop has none of.
@preconcurrency @MainActor public final class UIApplicationShortcutItem: NSObject {
    public let type: String
    public let localizedTitle: String

    public init(type: String, localizedTitle: String) {
        self.type = type
        self.localizedTitle = localizedTitle
        super.init()
    }
}
