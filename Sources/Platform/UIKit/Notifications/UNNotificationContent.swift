import Foundation

// Desktop notifications under the names of Apple's UserNotifications, which here come with UIKit.

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    public fileprivate(set) var storedTitle = ""
    fileprivate var storedSubtitle = "", storedBody = "", storedCategory = "", storedThread = ""
    fileprivate var storedBadge: NSNumber?, storedSound: UNNotificationSound?, storedInfo: [AnyHashable: Any] = [:]
    fileprivate var storedAttachments: [UNNotificationAttachment] = []

    open var title: String { storedTitle }
    open var subtitle: String { storedSubtitle }
    open var body: String { storedBody }
    open var badge: NSNumber? { storedBadge }
    open var sound: UNNotificationSound? { storedSound }
    open var userInfo: [AnyHashable: Any] { storedInfo }
    open var categoryIdentifier: String { storedCategory }
    open var threadIdentifier: String { storedThread }
    open var attachments: [UNNotificationAttachment] { storedAttachments }
}

/// A notification that is being written.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }
    open override var subtitle: String {
        get { storedSubtitle }
        set { storedSubtitle = newValue }
    }
    open override var body: String {
        get { storedBody }
        set { storedBody = newValue }
    }
    open override var badge: NSNumber? {
        get { storedBadge }
        set { storedBadge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { storedSound }
        set { storedSound = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { storedInfo }
        set { storedInfo = newValue }
    }
    open override var categoryIdentifier: String {
        get { storedCategory }
        set { storedCategory = newValue }
    }
    open override var threadIdentifier: String {
        get { storedThread }
        set { storedThread = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { storedAttachments }
        set { storedAttachments = newValue }
    }
    open var interruptionLevel = UNNotificationInterruptionLevel.active
    open var targetContentIdentifier: String?
}

public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

/// The desktop's own sound.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    public static let `default` = UNNotificationSound()
}

open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    public let identifier: String
    public let url: URL

    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        self.identifier = identifier
        self.url = url
        super.init()
    }
}

/// When a notification comes; nil is at once.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    public let repeats: Bool
    fileprivate init(repeats: Bool) {
        self.repeats = repeats
        super.init()
    }
}

open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let timeInterval: TimeInterval
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
}

/// Shows a notification at the next date that has these parts, while the app runs.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    open func nextTriggerDate() -> Date? {
        Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// A notification to show, under a name of the app's: another of the same name replaces it.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?

    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
        super.init()
    }
}

open class UNNotification: NSObject, @unchecked Sendable {
    public let date: Date
    public let request: UNNotificationRequest

    init(request: UNNotificationRequest, date: Date = Date()) {
        self.request = request
        self.date = date
        super.init()
    }
}

/// What the reader did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    public let notification: UNNotification
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
        super.init()
    }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
