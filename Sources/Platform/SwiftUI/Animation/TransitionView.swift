import UIKit

/// Moves or fades in when it is put into a container by an animated change, and out when it is taken from one.
final class TransitionView: UIView {
    var transition = AnyTransition.opacity

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        let absence = transition.insertion
        guard superview != nil, !absence.isNothing, LayoutRoot.isAnimating else { return }
        UIView.performWithoutAnimation { show(absence) }
        let arrive = { [self] in
            alpha = 1
            transform = .identity
        }
        if let animation = transition.animation { animation.animate(arrive) } else { arrive() }
    }

    private func show(_ absence: Absence) {
        alpha = absence.opacity
        transform = absence.transform(size: bounds.size)
    }

    /// Answers whether it stays a moment longer to leave.
    func leave() -> Bool {
        let absence = transition.removal
        guard !absence.isNothing, let animation = transition.animation ?? LayoutRoot.currentAnimation else {
            return false
        }
        isUserInteractionEnabled = false
        UIView.animate(
            withDuration: animation.duration, delay: animation.delay, options: [], animations: { self.show(absence) },
            completion: { _ in self.removeFromSuperview() })
        return true
    }
}
