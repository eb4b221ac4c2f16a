import Foundation

// A layout pass walks from the root only into subtrees that are marked. `needsLayout` asks for this view's own
// `layoutSubviews`; `descendantNeedsLayout` says that somewhere below one is waiting.
extension UIView {
    func markNeedsLayout() {
        guard !needsLayout else {
            if window != nil { Flush.scheduleLayout() }
            return
        }
        needsLayout = true
        superview?.markDescendantNeedsLayout()
        if window != nil { Flush.scheduleLayout() }
    }

    func markDescendantNeedsLayout() {
        var view: UIView? = self
        while let current = view, !current.descendantNeedsLayout {
            current.descendantNeedsLayout = true
            view = current.superview
        }
        if window != nil { Flush.scheduleLayout() }
    }

    func performLayout() {
        // The walk over the marked subtree is made once, by the outermost pass; below it, each view looks at itself.
        let isOutermost = !UIView.isInLayoutPass
        if isOutermost { updateConstraintsOfSubtree() } else { updateOwnConstraints() }
        UIView.isInLayoutPass = true
        defer { if isOutermost { UIView.isInLayoutPass = false } }
        // A view may ask for layout while it is laid out (a label that found its width): a few rounds settle it, and a
        // view that never settles must not hang the window.
        var rounds = 0
        while needsLayout || descendantNeedsLayout, rounds < 8 {
            rounds += 1
            if needsLayout {
                needsLayout = false
                if layoutState != nil {
                    solveLayoutIfNeeded()
                    (superview as? BarFittedView)?.contentWasSolved()
                }
                owningController?.viewWillLayoutSubviews()
                layoutSubviews()
                storedLayer?.layoutTree()
                owningController?.viewDidLayoutSubviews()
            }
            descendantNeedsLayout = false
            for view in subviews where view.needsLayout || view.descendantNeedsLayout { view.performLayout() }
        }
    }

    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    /// The part of the superview's safe area that reaches into this view, plus what its controller adds.
    var effectiveSafeAreaInsets: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let superview {
            let outer = superview.safeAreaInsets
            if outer != .zero {
                let frame = self.frame, room = superview.bounds
                insets.top = max(0, outer.top - (frame.minY - room.minY))
                insets.left = max(0, outer.left - (frame.minX - room.minX))
                insets.bottom = max(0, outer.bottom - (room.maxY - frame.maxY))
                insets.right = max(0, outer.right - (room.maxX - frame.maxX))
            }
        }
        if let extra = owningController?.ownSafeAreaInsets {
            insets.top += extra.top
            insets.left += extra.left
            insets.bottom += extra.bottom
            insets.right += extra.right
        }
        return insets
    }
}
