import UIKit

enum Motion {
    static func everyForm(_ view: UIView, _ other: UIView, completion: @escaping () -> Void) {
        UIView.animate(withDuration: 0.3) { view.alpha = 0 }
        UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }) { _ in completion() }
        UIView.animate(
            withDuration: 0.3, animations: { view.frame.origin.y += 10 },
            completion: { finished in if finished { completion() } })
        UIView.animate(
            withDuration: 0.3, delay: 0.1, options: [.curveEaseInOut, .beginFromCurrentState, .allowUserInteraction],
            animations: {
                view.transform = CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 1.2, y: 1.2)
            })
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0.8,
            options: .curveEaseOut,
            animations: {
                view.center = other.center
            }, completion: nil)
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: { view.alpha = 0.4 })
        UIView.transition(
            from: view, to: other, duration: 0.3, options: [.transitionFlipFromLeft, .showHideTransitionViews])
        UIView.transition(with: view, duration: 0.3, options: .transitionCrossDissolve, animations: nil)
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 1 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
        } completion: { _ in
            completion()
        }
        UIView.performWithoutAnimation { view.layoutIfNeeded() }
        UIView.setAnimationsEnabled(true)

        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { view.alpha = 1 }
        animator.addAnimations { other.alpha = 0 }
        animator.addCompletion { _ in completion() }
        animator.startAnimation(afterDelay: 0.1)
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: UISpringTimingParameters(dampingRatio: 0.9), durationFactor: 1)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)

        CATransaction.begin()
        CATransaction.setAnimationDuration(0.25)
        CATransaction.setCompletionBlock(completion)
        let fade = CATransition()
        fade.type = .fade
        fade.duration = 0.2
        view.layer.add(fade, forKey: kCATransition)
        CATransaction.commit()

        let pulse = CASpringAnimation(keyPath: "transform.scale")
        pulse.damping = 5
        pulse.initialVelocity = 0.5
        pulse.fromValue = 0.9
        pulse.toValue = 1
        pulse.duration = pulse.settlingDuration
        view.layer.add(pulse, forKey: "pulse")

        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        view.layer.transform = CATransform3DRotate(perspective, .pi / 6, 0, 1, 0)
        view.layer.sublayerTransform = perspective
        view.layer.shouldRasterize = true
        view.layer.rasterizationScale = UIScreen.main.scale
        _ = view.snapshotView(afterScreenUpdates: false)
        _ = view.layer.presentation()?.frame
    }
}

final class GestureZoo: UIView, UIGestureRecognizerDelegate {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        let pinch = UIPinchGestureRecognizer(target: self, action: GestureZoo.pinched)
        let turn = UIRotationGestureRecognizer(target: self, action: GestureZoo.turned)
        let swipe = UISwipeGestureRecognizer(target: self, action: GestureZoo.swiped)
        swipe.direction = [.left, .right]
        swipe.numberOfTouchesRequired = 1
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: GestureZoo.swiped)
        edge.edges = .left
        let press = UILongPressGestureRecognizer(target: self, action: GestureZoo.pressed)
        press.allowableMovement = 10
        press.cancelsTouchesInView = false
        let hover = UIHoverGestureRecognizer(target: self, action: GestureZoo.swiped)
        for recognizer in [pinch, turn, swipe, edge, press, hover] as [UIGestureRecognizer] {
            recognizer.delegate = self
            recognizer.name = "\(type(of: recognizer))"
            addGestureRecognizer(recognizer)
        }
    }

    required init?(coder: NSCoder) { fatalError() }

    private func pinched(_ pinch: UIPinchGestureRecognizer) {
        transform = transform.scaledBy(x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
    }
    private func turned(_ turn: UIRotationGestureRecognizer) { turn.rotation = 0 }
    private func swiped() {}
    private func pressed(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .possible, .began, .changed, .ended, .cancelled, .failed: break
        @unknown default: break
        }
        _ = press.view?.superview
        _ = press.numberOfTouches
        press.isEnabled = false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer)
        -> Bool
    { false }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { false }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.tapCount < 2
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        _ = touch.location(in: nil).x - touch.previousLocation(in: self).x
        _ = touch.phase == .moved
        super.touchesMoved(touches, with: event)
    }
}
