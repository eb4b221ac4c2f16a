import Foundation

extension UIViewController {
    /// How a phone is held: a window is always upright.
    public var interfaceOrientation: UIInterfaceOrientation { .portrait }

    /// Light or dark for a child; other traits are the window's.
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childViewController.overrideUserInterfaceStyle = collection?.userInterfaceStyle ?? .unspecified
    }

    public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        let style = childViewController.overrideUserInterfaceStyle
        return style == .unspecified ? nil : UITraitCollection(userInterfaceStyle: style)
    }
}
