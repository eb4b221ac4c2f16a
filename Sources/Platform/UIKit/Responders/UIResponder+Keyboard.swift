import Foundation

// A phone's keyboard covers part of the screen. A desktop's does not: these are never posted, and code that waits for them
// leaves its views where they are.
extension UIResponder {
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// The language that is typed in.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    /// Of the desktop's locale.
    open var primaryLanguage: String? { Locale.current.language.minimalIdentifier }
    public static let activeInputModes = [UITextInputMode()]
    public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}

/// The bar of shortcuts over a tablet's keyboard: not shown here.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    open var leadingBarButtonGroups: [Any] = []
    open var trailingBarButtonGroups: [Any] = []
    open var allowsHidingShortcuts = true
}
