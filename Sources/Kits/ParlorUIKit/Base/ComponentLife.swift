/// Keeps the life of one component: what has been called, what waits, and what was set on it for its subtree.
@MainActor final class ComponentLife {
    private unowned let component: any ChatComponent
    private(set) var hasBegun = false
    private var contentWaits = false

    init(_ component: any ChatComponent) { self.component = component }

    var components: Components?

    var appearance: Appearance? {
        didSet { if hasBegun { Self.refresh(component) } }
    }

    func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        component.setUp()
        component.setUpLayout()
        component.setUpAppearance()
        component.updateContent()
    }

    // MARK: Content

    /// Asks for `updateContent()` before the next frame; several changes of one event become one update.
    func contentChanged() {
        guard hasBegun, !contentWaits else { return }
        contentWaits = true
        Flush.schedule { [weak self] in self?.updateWaitingContent() }
    }

    /// Whoever measures or lays out a component must not see the content before.
    func updateWaitingContent() {
        guard contentWaits else { return }
        contentWaits = false
        component.updateContent()
    }

    // MARK: Appearance

    func traitsChanged(from old: UITraitCollection?, to new: UITraitCollection) {
        guard hasBegun, old != new else { return }
        component.setUpAppearance()
    }

    private func refresh() {
        guard hasBegun else { return }
        component.setUpAppearance()
        contentChanged()
    }

    /// The default appearance changed: everything on screen may look different.
    static func refreshEverything() {
        for window in UIWindow.all { refresh(window) }
    }

    private static func refresh(_ responder: UIResponder) {
        let view = (responder as? UIViewController)?.viewIfLoaded ?? responder as? UIView
        (responder as? any LivingComponent)?.life.refresh()
        guard let view else { return }
        if view !== responder { (view as? any LivingComponent)?.life.refresh() }
        for subview in view.subviews {
            // A controller's view leads to its controller first.
            refresh((subview.next as? UIViewController) ?? subview)
        }
    }
}

/// The base classes' way to their common machinery.
@MainActor protocol LivingComponent: ChatComponent {
    var life: ComponentLife { get }
}
