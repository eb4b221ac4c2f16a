import Foundation

// The icon of an app is its desktop entry's, and a window is closed by its owner.
extension UIApplication {
    public var alternateIconName: String? { nil }

    /// Always fails: the icon stands in the app's desktop entry.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(CocoaError(.featureUnsupported))
    }
}
