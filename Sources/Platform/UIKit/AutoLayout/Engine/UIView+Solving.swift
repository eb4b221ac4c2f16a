import Foundation

extension UIView {
    /// Solves the layout that this view is the root of, if something about it changed, and gives the views their frames.
    func solveLayoutIfNeeded() {
        guard let state = layoutState, !isPlacedBySuperview else { return }
        let insets = safeAreaInsets, margins = layoutMargins
        guard
            state.isDirty || state.solvedBounds.size != bounds.size || state.solvedInsets != insets
                || state.solvedMargins != margins
        else { return }
        state.isDirty = false
        state.solvedBounds = bounds
        state.solvedInsets = insets
        state.solvedMargins = margins
        guard hasConstrainedContent else { return }
        // The safe area and margins of views inside depend on where they are placed: a second round settles them.
        for _ in 0..<3 {
            var statement = LayoutStatement(root: self)
            statement.solve()
            guard statement.apply() else { break }
        }
        state.isDirty = false
    }

    private var hasConstrainedContent: Bool {
        guard let state = layoutState else { return false }
        if !state.constraints.isEmpty || self is UIStackView { return true }
        return subviews.contains { $0.isPlacedBySuperview }
    }

    /// The size that the constraints inside ask for; what `systemLayoutSizeFitting` answers.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        var statement = LayoutStatement(root: self, fitting: (target, horizontal, vertical))
        statement.solve()
        let values = statement.system.values
        return CGSize(width: max(0, values[2]), height: max(0, values[3]))
    }
}

extension LayoutStatement {
    /// Gives views and guides their frames. Answers whether insets changed that the statement was made with.
    func apply() -> Bool {
        let outer = UIView.isApplyingLayout
        UIView.isApplyingLayout = true
        defer { UIView.isApplyingLayout = outer }
        var insetsChanged = false
        for view in placed where view !== root {
            guard let base = self.base(ifStated: view), let superview = view.superview,
                let container = self.base(ifStated: superview)
            else { continue }
            let usesInsets = view.usesOwnInsets
            let before = usesInsets ? (view.safeAreaInsets, view.layoutMargins) : (.zero, .zero)
            let origin = contentOrigin(of: superview)
            let aligned = CGRect(
                x: rounded(system.values[base] - system.values[container]) + origin.x,
                y: rounded(system.values[base + 1] - system.values[container + 1]) + origin.y,
                width: max(0, rounded(system.values[base + 2])), height: max(0, rounded(system.values[base + 3])))
            view.place(view.frame(forAlignmentRect: aligned))
            if usesInsets, before != (view.safeAreaInsets, view.layoutMargins) { insetsChanged = true }
        }
        for guide in guides {
            guard let view = guide.owningView, let container = self.base(ifStated: view) else { continue }
            let base = guide.base, origin = contentOrigin(of: view)
            guide.storedFrame = CGRect(
                x: rounded(system.values[base] - system.values[container]) + origin.x,
                y: rounded(system.values[base + 1] - system.values[container + 1]) + origin.y,
                width: max(0, rounded(system.values[base + 2])), height: max(0, rounded(system.values[base + 3])))
            if guide.kind == .content, let scroll = view as? UIScrollView {
                scroll.contentSize = guide.storedFrame.size
            }
        }
        return insetsChanged
    }

    /// Where the coordinates of a view's subviews begin, seen from the corner that is aligned.
    private func contentOrigin(of view: UIView) -> CGPoint {
        let origin = view.layoutOrigin
        guard view !== root else { return origin }
        let insets = view.alignmentRectInsets
        return CGPoint(x: origin.x + insets.left, y: origin.y + insets.top)
    }

    /// Takes away what arithmetic leaves behind the sixth place.
    private func rounded(_ value: Double) -> CGFloat { CGFloat((value * 1e6).rounded() / 1e6) }
}

extension UIView {
    /// Frames are being set by a solution: they are no reason to solve again.
    static var isApplyingLayout = false

    var usesOwnInsets: Bool {
        guard let state = layoutState else { return false }
        return state.systemGuides[.safeArea] != nil || state.systemGuides[.margins] != nil || self is UIStackView
    }

    /// Sets the frame that a layout gives; a transform goes on from there, as in UIKit.
    func place(_ rect: CGRect) {
        if storedTransform.isIdentity {
            frame = rect
        } else {
            bounds.size = rect.size
            center = CGPoint(x: rect.midX, y: rect.midY)
        }
    }
}
