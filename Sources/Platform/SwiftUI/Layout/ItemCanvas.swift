import UIKit

/// Collects the views that belong into one container view during a layout pass, then makes its subviews match.
@MainActor
final class ItemCanvas {
    let view: UIView
    private var placed: [UIView] = []
    /// Layouts are computed from left to right; for a language of the other direction, each canvas is its own mirror image.
    private let mirroredWidth: CGFloat?

    init(_ view: UIView) {
        self.view = view
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        mirroredWidth = isMirrored ? view.bounds.width : nil
    }

    /// Where a frame of the layout stands in the view.
    func shown(_ frame: CGRect) -> CGRect {
        mirroredWidth.map { frame.mirrored(in: $0) } ?? frame
    }

    /// Answers whether the view was not here before.
    @discardableResult
    func put(_ child: UIView, frame: CGRect) -> Bool {
        let frame = shown(frame)
        placed.append(child)
        let isNew = child.superview !== view
        let apply = { child.stand(at: frame) }
        if isNew { UIView.performWithoutAnimation(apply) } else { apply() }
        return isNew
    }

    /// Lays out what is inside of the views that were put since a mark.
    func layOut(from mark: Int) { for child in placed[mark...] { child.layoutIfNeeded() } }

    /// Where the next view goes in the order from back to front.
    var mark: Int { placed.count }

    /// Moves what was put since one mark behind what was put since another.
    func moveBehind(from: Int, to: Int) {
        let moved = placed[from...]
        placed.removeSubrange(from...)
        placed.insert(contentsOf: moved, at: to)
    }

    /// Forgets what was put here in this pass, for a container that has to lay out a second time.
    func restart() { placed.removeAll() }

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

extension CGRect {
    /// The rectangle as a mirror would show it, within something of a width.
    func mirrored(in outerWidth: CGFloat) -> CGRect {
        CGRect(x: outerWidth - maxX, y: minY, width: width, height: height)
    }
}

extension UIView {
    /// As setting the frame; a view that is turned or scaled stays so about the middle of it.
    fileprivate func stand(at frame: CGRect) {
        guard !transform.isIdentity else {
            if self.frame != frame { self.frame = frame }
            return
        }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        if bounds.size != frame.size { bounds.size = frame.size }
        if center != middle { center = middle }
    }
}
