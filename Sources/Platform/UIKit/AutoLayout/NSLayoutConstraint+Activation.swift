import Foundation

extension NSLayoutConstraint {
    /// The view of an item: the item itself, or the view that a guide belongs to.
    static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

    func activate() {
        guard owner == nil else { return }
        guard let first = Self.view(of: firstItem) else {
            return LayoutLog.say("A constraint without a view stays inactive: \(description)")
        }
        if let secondItem {
            guard let second = Self.view(of: secondItem), let common = first.commonAncestor(with: second) else {
                return LayoutLog.say(
                    "Its views have no common superview yet, so this constraint stays inactive: \(description)")
            }
            attach(to: common)
        } else {
            attach(to: first)
        }
    }

    func attach(to view: UIView) {
        guard owner !== view else { return }
        deactivate()
        owner = view
        view.ensureLayoutState().constraints.append(self)
        for item in [firstItem, secondItem] {
            guard let held = Self.view(of: item) else { continue }
            held.ensureLayoutState().mentions.append(self)
            held.countCrossings(below: view, by: 1)
        }
        view.constraintsChanged()
    }

    func deactivate() {
        guard let owner else { return }
        owner.constraintsChanged()
        owner.layoutState?.constraints.removeAll { $0 === self }
        self.owner = nil
        for item in [firstItem, secondItem] {
            guard let held = Self.view(of: item) else { continue }
            held.layoutState?.mentions.removeAll { $0 === self }
            held.countCrossings(below: owner, by: -1)
        }
    }
}

extension UIView {
    func commonAncestor(with other: UIView) -> UIView? {
        if self === other || superview === other { return other }
        if other.superview === self { return self }
        if let superview, superview === other.superview { return superview }
        var candidate: UIView? = self
        while let view = candidate {
            if other.hasAncestor(view) { return view }
            candidate = view.superview
        }
        return nil
    }

    /// Notes on the views between an item and the owner of its constraint that a constraint reaches through them: their
    /// insides are solved together with what is around them.
    func countCrossings(below owner: UIView, by change: Int) {
        guard self !== owner else { return }
        var view = superview
        while let current = view, current !== owner {
            current.ensureLayoutState().crossings += change
            view = current.superview
        }
    }

    /// Called when the view leaves its superview: constraints that reach out of it end.
    func deactivateConstraintsReachingOut() { deactivateConstraints(reachingOutOf: self) }

    private func deactivateConstraints(reachingOutOf top: UIView) {
        guard let state = layoutState else { return }
        for constraint in state.mentions {
            if let owner = constraint.owner, !owner.hasAncestor(top) { constraint.deactivate() }
        }
        guard state.crossings > 0 else { return }
        for view in subviews { view.deactivateConstraints(reachingOutOf: top) }
    }
}
