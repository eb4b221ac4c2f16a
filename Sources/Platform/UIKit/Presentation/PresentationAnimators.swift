import Foundation

/// Comes up from the lower edge and goes back there.
final class CoverAnimator: UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.24 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresenting ? .to : .from) else {
            return context.completeTransition(true)
        }
        let room = context.containerView.bounds
        if isPresenting, let controller = context.viewController(forKey: .to) {
            view.frame = context.finalFrame(for: controller)
            context.containerView.addSubview(view)
            context.containerView.layoutIfNeeded()
        }
        let shown = view.frame
        let away = shown.offsetBy(dx: 0, dy: room.height - shown.minY)
        if isPresenting { view.frame = away }
        UIView.animate(
            withDuration: transitionDuration(using: context),
            animations: { view.frame = self.isPresenting ? shown : away },
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
}

/// Fades in and out where it stands.
final class DissolveAnimator: UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    private let duration: TimeInterval

    init(isPresenting: Bool, duration: TimeInterval = 0.2) {
        self.isPresenting = isPresenting
        self.duration = duration
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresenting ? .to : .from) else {
            return context.completeTransition(true)
        }
        if isPresenting, let controller = context.viewController(forKey: .to) {
            view.frame = context.finalFrame(for: controller)
            context.containerView.addSubview(view)
            context.containerView.layoutIfNeeded()
            view.alpha = 0
        }
        UIView.animate(
            withDuration: duration, animations: { view.alpha = self.isPresenting ? 1 : 0 },
            completion: { _ in
                view.alpha = 1
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}
