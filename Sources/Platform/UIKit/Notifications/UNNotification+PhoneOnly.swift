import Foundation

// What a phone shows of a notification and a desktop does not. It exists, so that shared code compiles.

/// Whether a part of notifications is turned on.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }
/// How a phone shows a message over other apps.
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }

extension UNNotificationSettings {
    public var alertSetting: UNNotificationSetting { .enabled }
    public var soundSetting: UNNotificationSetting { .enabled }
    /// Icons of desktops have no badges that apps may rely on.
    public var badgeSetting: UNNotificationSetting { .notSupported }
    public var notificationCenterSetting: UNNotificationSetting { .enabled }
    public var lockScreenSetting: UNNotificationSetting { .notSupported }
    public var carPlaySetting: UNNotificationSetting { .notSupported }
    public var criticalAlertSetting: UNNotificationSetting { .notSupported }
    public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    public var announcementSetting: UNNotificationSetting { .notSupported }
    public var alertStyle: UNAlertStyle { .banner }
}

extension UNMutableNotificationContent {
    public var relevanceScore: Double {
        get { 0 }
        set {}
    }
    public var launchImageName: String {
        get { "" }
        set {}
    }
    public var filterCriteria: String? {
        get { nil }
        set {}
    }
    public var summaryArgument: String {
        get { "" }
        set {}
    }
}

/// The name of a sound in the app's bundle; the desktop plays its own.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension UNNotificationSound {
    public convenience init(named name: UNNotificationSoundName) { self.init() }
    public static var defaultCritical: UNNotificationSound { .default }
}

/// A picture beside an action; desktops show words.
public final class UNNotificationActionIcon: NSObject, Sendable {
    public init(systemImageName: String) { super.init() }
    public init(templateImageName: String) { super.init() }
}

extension UNNotificationAction {
    public convenience init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?
    ) { self.init(identifier: identifier, title: title, options: options) }
}

extension UNNotificationCategory {
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
    ) {
        self.init(identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options)
    }
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?,
        options: UNNotificationCategoryOptions = []
    ) {
        self.init(identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options)
    }
}
