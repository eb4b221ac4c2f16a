import Foundation

public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// An answer typed into a notification. Desktops have no field in theirs: a click on it opens the app, which has.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    public let textInputButtonTitle: String
    public let textInputPlaceholder: String

    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options)
    }
}

/// The answer to such an action: never made here.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    open var userText: String { "" }
}
