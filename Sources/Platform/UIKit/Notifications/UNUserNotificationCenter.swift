import Foundation
internal import CGtk
internal import GtkShim

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }

open class UNNotificationSettings: NSObject, @unchecked Sendable {
    /// The desktop asks no app whether it may; its own settings decide what is shown.
    public var authorizationStatus: UNAuthorizationStatus { .authorized }
}

/// An action of a notification. Desktops show the notification itself; a click on it is the default action.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    public let identifier: String
    public let title: String
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        super.init()
    }
}

open class UNNotificationCategory: NSObject, @unchecked Sendable {
    public let identifier: String
    public let actions: [UNNotificationAction]
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        super.init()
    }
}

/// Shows notifications on the desktop, through `org.freedesktop.Notifications`.
///
/// While the app is in front the delegate is asked first, as on Apple's systems, and without its consent nothing is shown.
@preconcurrency @MainActor open class UNUserNotificationCenter: NSObject {
    private static let center = UNUserNotificationCenter()
    open class func current() -> UNUserNotificationCenter { center }

    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    private var pending: [String: UNNotificationRequest] = [:]
    private var delivered: [String: UNNotification] = [:]
    private lazy var desktop = DesktopNotifications { [weak self] in self?.clicked($0) }
    private var categories: Set<UNNotificationCategory> = []
    open var supportsContentExtensions: Bool { false }

    // MARK: Permission

    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completionHandler(true, nil) }

    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { true }

    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings())
    }
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        UIApplication.shared.applicationIconBadgeNumber = newBadgeCount
        completionHandler?(nil)
    }

    // MARK: Showing

    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        pending[request.identifier] = request
        let delay =
            (request.trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval
            ?? (request.trigger as? UNCalendarNotificationTrigger)?.nextTriggerDate()?.timeIntervalSinceNow ?? 0
        if delay > 0 {
            DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
                MainActor.assumeIsolated { self?.deliver(request) }
            }
        } else {
            deliver(request)
        }
        completionHandler?(nil)
    }

    open func add(_ request: UNNotificationRequest) async throws { add(request, withCompletionHandler: nil) }

    private func deliver(_ request: UNNotificationRequest) {
        guard pending[request.identifier] === request else { return }
        pending[request.identifier] = nil
        let notification = UNNotification(request: request)
        guard UIApplication.shared.applicationState == .active else { return show(notification) }
        delegate?.userNotificationCenter(self, willPresent: notification) { [weak self] options in
            if !options.isDisjoint(with: [.alert, .banner]) { self?.show(notification) }
        }
    }

    private func show(_ notification: UNNotification) {
        delivered[notification.request.identifier] = notification
        desktop.show(notification.request)
    }

    private func clicked(_ identifier: String) {
        guard let notification = delivered.removeValue(forKey: identifier) else { return }
        UIApplication.shared.keyWindow?.makeKeyAndVisible()
        let response = UNNotificationResponse(
            notification: notification, actionIdentifier: UNNotificationDefaultActionIdentifier)
        delegate?.userNotificationCenter(self, didReceive: response) {}
    }

    // MARK: Taking back

    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        for identifier in identifiers { pending[identifier] = nil }
    }
    open func removeAllPendingNotificationRequests() { pending = [:] }
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        for identifier in identifiers where delivered.removeValue(forKey: identifier) != nil {
            desktop.withdraw(identifier)
        }
    }
    open func removeAllDeliveredNotifications() { removeDeliveredNotifications(withIdentifiers: Array(delivered.keys)) }
    open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        completionHandler(Array(pending.values))
    }
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        completionHandler(Array(delivered.values))
    }
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { Array(pending.values) }
    open func deliveredNotifications() async -> [UNNotification] { Array(delivered.values) }
}

/// Decides what is shown while the app is in front, and hears of clicks.
@preconcurrency @MainActor public protocol UNUserNotificationCenterDelegate: AnyObject {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}
