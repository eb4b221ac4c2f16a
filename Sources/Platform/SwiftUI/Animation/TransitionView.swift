import UIKit

/// Moves or fades in when it is put into a container by an animated change, and out when it is taken from one.
final class TransitionView: UIView {
    var transition = AnyTransition.opacity
    var scope: TransactionScope?
    private var isLeaving = false

    /// How it comes or goes in the layout that runs just now. A transition with an animation of its own needs no other.
    private var animation: Animation? {
        guard !LayoutRoot.isFirstPass, UIView.areAnimationsEnabled else { return nil }
        return transition.animation ?? LayoutRoot.animation(in: scope)
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        let absence = transition.insertion
        guard superview != nil, !absence.isNothing, let animation else { return }
        UIView.performWithoutAnimation { show(absence) }
        animation.animate(settlesWindows: false) { [self] in
            alpha = 1
            transform = .identity
        }
    }

    private func show(_ absence: Absence) {
        alpha = absence.opacity
        transform = absence.transform(size: bounds.size)
    }

    /// Answers whether it stays a moment longer to leave.
    func leave() -> Bool {
        // Whatever is laid out meanwhile: it goes when it is out of sight.
        if isLeaving { return true }
        let absence = transition.removal
        guard !absence.isNothing, let animation else { return false }
        isLeaving = true
        isUserInteractionEnabled = false
        animation.animate(settlesWindows: false) {
            self.show(absence)
        } completion: { _ in
            self.removeFromSuperview()
        }
        return true
    }
}
