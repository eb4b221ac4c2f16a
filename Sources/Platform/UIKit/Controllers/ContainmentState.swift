import Foundation

/// What a controller's container notes about it.
struct ContainmentState {
    enum Movement { case none, entering, leaving }

    /// Between `addChild` and the end of appearing, or from the decision to remove to `removeFromParent` or the end of
    /// disappearing, whichever is later.
    var movement = Movement.none
    /// How much of the view's edges the container's bars cover.
    var overlayInsets = UIEdgeInsets.zero
    /// The scroll view that the app named for the bars.
    weak var scrollView: UIScrollView?

    init(scrollView: UIScrollView? = nil) { self.scrollView = scrollView }
}

extension UIViewController {
    /// Whether it appears because it got a parent; so in `viewWillAppear` and `viewDidAppear`.
    public var isMovingToParent: Bool { containment.movement == .entering && appearance != .disappeared }
    /// Whether it disappears because it loses its parent; so in `viewWillDisappear` and `viewDidDisappear`.
    public var isMovingFromParent: Bool { containment.movement == .leaving && appearance != .appeared }

    /// What the safe area of the view gets from this controller and its container.
    var ownSafeAreaInsets: UIEdgeInsets {
        let bars = containment.overlayInsets, extra = additionalSafeAreaInsets
        return UIEdgeInsets(
            top: bars.top + extra.top, left: bars.left + extra.left, bottom: bars.bottom + extra.bottom,
            right: bars.right + extra.right)
    }

    func setOverlayInsets(_ insets: UIEdgeInsets) {
        guard insets != containment.overlayInsets else { return }
        containment.overlayInsets = insets
        viewIfLoaded?.safeAreaChanged()
    }

    func containerNeedsLayout() { parent?.viewIfLoaded?.setNeedsLayout() }

    /// The controller whose shortcuts work while nothing has the keyboard: the innermost one in front.
    var frontController: UIViewController {
        var front = topPresented
        while let child = front.childInFront { front = child.topPresented }
        return front
    }

    var childInFront: UIViewController? {
        switch self {
        case let navigation as UINavigationController: navigation.topViewController
        case let tabs as UITabBarController: tabs.selectedViewController
        case let split as UISplitViewController: split.frontColumn
        default: children.last { $0.viewIfLoaded?.window != nil }
        }
    }
}

extension UIView {
    /// Tells this view and those inside that bars cover more or less of them.
    func safeAreaChanged() {
        safeAreaInsetsDidChange()
        owningController?.viewSafeAreaInsetsDidChange()
        setNeedsLayout()
        for view in subviews { view.safeAreaChanged() }
    }

    /// The scroll view that fills this view, looked for where an app puts it: the view itself or a direct child.
    var firstScrollView: UIScrollView? {
        self as? UIScrollView ?? subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }
}
