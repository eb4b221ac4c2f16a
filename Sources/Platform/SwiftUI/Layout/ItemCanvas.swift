import UIKit

/// Collects the views that belong into one container view during a layout pass, then makes its subviews match.
@MainActor
final class ItemCanvas {
    let view: UIView
    private var placed: [UIView] = []

    init(_ view: UIView) { self.view = view }

    func put(_ child: UIView, frame: CGRect) {
        placed.append(child)
        let isNew = child.superview !== view
        let apply = { if child.frame != frame { child.frame = frame } }
        if isNew { UIView.performWithoutAnimation(apply) } else { apply() }
    }

    /// Where the next view goes in the order from back to front.
    var mark: Int { placed.count }

    /// Moves what was put since one mark behind what was put since another.
    func moveBehind(from: Int, to: Int) {
        let moved = placed[from...]
        placed.removeSubrange(from...)
        placed.insert(contentsOf: moved, at: to)
    }

    /// Removes what is no longer there and orders the rest. Subviews that the canvas did not put there, such as a
    /// control's own parts, are not its to manage: give a container that has such a view of its own for the canvas.
    func finish() {
        let current = view.subviews
        if current.count == placed.count, zip(current, placed).allSatisfy({ $0 === $1 }) { return }
        let keep = Set(placed.map(ObjectIdentifier.init))
        for child in current where !keep.contains(ObjectIdentifier(child)) {
            if (child as? TransitionView)?.leave() != true { child.removeFromSuperview() }
        }
        for (index, child) in placed.enumerated() {
            let now = view.subviews
            if index < now.count, now[index] === child { continue }
            view.insertSubview(child, at: index)
        }
    }
}
