import Foundation

extension UIView {
    func markNeedsConstraintUpdate() {
        needsConstraintUpdate = true
        markNeedsLayout()
        superview?.markDescendantNeedsLayout()
    }

    /// Calls `updateConstraints` below and here, wherever it is due: insides first, as UIKit does. It follows the marks of
    /// layout, so a tree that needs nothing is not walked.
    func updateConstraintsOfSubtree() {
        if descendantNeedsLayout {
            for view in subviews where view.needsLayout || view.descendantNeedsLayout {
                view.updateConstraintsOfSubtree()
            }
        }
        updateOwnConstraints()
    }

    static var isInLayoutPass = false

    func updateOwnConstraints() {
        guard needsConstraintUpdate else { return }
        needsConstraintUpdate = false
        if let owningController { owningController.updateViewConstraints() } else { updateConstraints() }
    }

    /// A view that takes part in Auto Layout came in.
    func joinedLayout(_ view: UIView) {
        if view.isPlacedBySuperview || !view.translatesAutoresizingMaskIntoConstraints {
            _ = ensureLayoutState()
            constraintsChanged()
        }
    }

    /// A frame that constraints refer to changed other than by the solver.
    func frameChangedByHand() {
        guard !UIView.isApplyingLayout, let superview, translatesAutoresizingMaskIntoConstraints,
            let state = layoutState, !state.mentions.isEmpty || state.crossings > 0,
            state.mentions.contains(where: { $0.owner !== self }) || state.crossings > 0
        else { return }
        superview.constraintsChanged()
    }
}
