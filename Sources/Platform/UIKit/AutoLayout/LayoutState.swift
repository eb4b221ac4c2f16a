import Foundation

/// What Auto Layout keeps about a view. A view that has nothing to do with it has none.
@MainActor final class LayoutState {
    /// The active constraints that the view holds.
    var constraints: [NSLayoutConstraint] = []
    /// The active constraints that name the view or one of its guides.
    var mentions: [NSLayoutConstraint] = []
    /// How many constraints of an ancestor name something below this view.
    var crossings = 0
    var guides: [UILayoutGuide] = []
    var systemGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]

    var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
    var resistance = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
    var isArranged = false

    var margins: Margins?
    var preservesSuperviewMargins = false
    var insetsMarginsFromSafeArea = true

    /// As the app set them: with sides that follow the direction of reading, or with fixed ones.
    enum Margins: Equatable {
        case fixed(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }

    // What the last solution of the view's subtree was made for.
    var isDirty = true
    var solvedBounds = CGRect.null
    var solvedInsets = UIEdgeInsets.zero
    var solvedMargins = UIEdgeInsets.zero

    /// Where the view's four variables begin in the solution numbered `stamp`.
    var stamp = 0
    var base = 0
}

extension UIView {
    func ensureLayoutState() -> LayoutState {
        if let layoutState { return layoutState }
        let made = LayoutState()
        layoutState = made
        return made
    }

    /// Whether the superview's solution says where this view is.
    var isPlacedBySuperview: Bool {
        guard let state = layoutState, superview != nil else { return false }
        if state.crossings > 0 || state.isArranged { return true }
        return !translatesAutoresizingMaskIntoConstraints && !state.mentions.isEmpty
    }

    /// The view whose solution places this one and everything around it.
    var layoutRoot: UIView {
        var view = self
        while view.isPlacedBySuperview, let superview = view.superview { view = superview }
        return view
    }

    /// The layout that this view takes part in must be solved again.
    func constraintsChanged() {
        let root = layoutRoot
        root.ensureLayoutState().isDirty = true
        root.setNeedsLayout()
        if root !== self { markNeedsLayout() }
    }
}
