/// Goes from one screen to the next. Each screen of the kit has a router of its own; subclass it, and name the subclass in
/// ``Components``, to lead somewhere else.
@MainActor open class ChatRouter<Screen: UIViewController> {
    /// The screen that the ways start from. The screen owns its router.
    public private(set) weak var screen: Screen?

    public required init(_ screen: Screen) { self.screen = screen }

    /// Pushes a controller where there is a navigation controller, else presents it in one of its own.
    open func show(_ controller: UIViewController, animated: Bool = true) {
        if let navigation = screen?.navigationController {
            navigation.pushViewController(controller, animated: animated)
        } else {
            present(controller, animated: animated)
        }
    }

    /// Presents a controller, in a navigation controller of its own, as a sheet that Escape and a press beside it close.
    open func present(_ controller: UIViewController, animated: Bool = true) {
        let navigation = UINavigationController(rootViewController: controller)
        navigation.modalPresentationStyle = .formSheet
        // The bar is part of the sheet.
        navigation.navigationBar.barTintColor = (screen as? ChatViewController)?.appearance.colors.elevated
        screen?.present(navigation, animated: animated)
    }
}
