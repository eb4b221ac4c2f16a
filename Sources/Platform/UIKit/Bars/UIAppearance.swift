import Foundation

/// Something whose instances may be set up all at once, through `appearance()`: the bars and their items.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {}

/// Something that may hold such things.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

extension UIAppearance {
    @available(
        *, unavailable,
        message: "Only bars and their items have appearance proxies: set this in a subclass, or where the view is made"
    )
    public static func appearance() -> Self { fatalError("unavailable") }

    @available(
        *, unavailable,
        message: "Only bars and their items have appearance proxies: set this in a subclass, or where the view is made"
    )
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        fatalError("unavailable")
    }
}
