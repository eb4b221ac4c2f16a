import Foundation

extension UIView {
    private static let plainMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// What the root view of a controller keeps to the sides.
    private static let controllerMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)

    var effectiveLayoutMargins: UIEdgeInsets {
        let state = layoutState
        var margins: UIEdgeInsets
        switch state?.margins {
        case .fixed(let insets): margins = insets
        case .directional(let insets):
            margins = insets.fixed(flipped: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        case nil: margins = owningController == nil ? Self.plainMargins : Self.controllerMargins
        }
        if let state, state.preservesSuperviewMargins, let superview {
            let outer = superview.layoutMargins, frame = self.frame, room = superview.bounds
            margins.top = max(margins.top, outer.top - (frame.minY - room.minY))
            margins.left = max(margins.left, outer.left - (frame.minX - room.minX))
            margins.bottom = max(margins.bottom, outer.bottom - (room.maxY - frame.maxY))
            margins.right = max(margins.right, outer.right - (room.maxX - frame.maxX))
        }
        if state?.insetsMarginsFromSafeArea ?? true {
            let safe = safeAreaInsets
            margins.top += safe.top
            margins.left += safe.left
            margins.bottom += safe.bottom
            margins.right += safe.right
        }
        return margins
    }

    func setMargins(_ margins: LayoutState.Margins) {
        changeMargins { $0.margins = margins }
    }

    func changeMargins(_ change: (LayoutState) -> Void) {
        let before = layoutMargins
        change(ensureLayoutState())
        guard layoutMargins != before else { return }
        layoutMarginsDidChange()
        owningController?.viewLayoutMarginsDidChange()
        constraintsChanged()
    }
}

extension UIEdgeInsets {
    func directional(flipped: Bool) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top, leading: flipped ? right : left, bottom: bottom, trailing: flipped ? left : right)
    }
}

extension NSDirectionalEdgeInsets {
    func fixed(flipped: Bool) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: flipped ? trailing : leading, bottom: bottom, right: flipped ? leading : trailing)
    }
}
