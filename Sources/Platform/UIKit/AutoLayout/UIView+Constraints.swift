import Foundation

extension UIView {
    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The active constraints that this view holds.
    public var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.attach(to: self) }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.attach(to: self) }
    }

    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.owner === self { constraint.deactivate() }
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        (layoutState?.mentions ?? []).filter { $0.firstAttribute.isVertical == (axis == .vertical) }
    }

    /// Always false: an ambiguous place goes to its container's corner, an ambiguous length is nothing.
    public var hasAmbiguousLayout: Bool { false }
    public func exerciseAmbiguityInLayout() {}

    // MARK: Natural size

    /// How strongly the view resists growing beyond its natural size.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        guard let state = layoutState else { return .defaultLow }
        return axis == .horizontal ? state.hugging.horizontal : state.hugging.vertical
    }

    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        let state = ensureLayoutState()
        if axis == .horizontal { state.hugging.horizontal = priority } else { state.hugging.vertical = priority }
        constraintsChanged()
    }

    /// How strongly the view resists being smaller than its natural size.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        guard let state = layoutState else { return .defaultHigh }
        return axis == .horizontal ? state.resistance.horizontal : state.resistance.vertical
    }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        let state = ensureLayoutState()
        if axis == .horizontal { state.resistance.horizontal = priority } else { state.resistance.vertical = priority }
        constraintsChanged()
    }

    /// The natural height at a width, for views whose text wraps.
    func naturalHeight(atWidth width: CGFloat) -> CGFloat {
        automaticLayoutWidth = max(width, 1)
        defer { automaticLayoutWidth = 0 }
        return intrinsicContentSize.height
    }
}

/// Where a line of writing stands in a view: `share` of its height plus an offset, from the top.
struct Baseline {
    var share: CGFloat = 0
    var offset: CGFloat = 0
}
