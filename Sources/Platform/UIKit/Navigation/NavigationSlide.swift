import Foundation

/// The house's way from screen to screen: the new one slides in from the trailing edge over the old one.
final class NavigationSlide: UIViewControllerAnimatedTransitioning {
    private let isPush: Bool

    init(isPush: Bool) { self.isPush = isPush }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.24 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let toController = context.viewController(forKey: .to)
        else { return context.completeTransition(true) }
        let room = context.containerView
        let place = context.finalFrame(for: toController)
        let isMirrored = room.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let forwards: CGFloat = isMirrored ? -1 : 1
        let away = place.offsetBy(dx: place.width * forwards, dy: 0)
        // What lies below moves a little as well, so that both belong together.
        let aside = place.offsetBy(dx: -(place.width * 0.2).rounded() * forwards, dy: 0)
        to.frame = isPush ? away : aside
        if isPush { room.addSubview(to) } else { room.insertSubview(to, belowSubview: from) }
        to.layoutIfNeeded()
        UIView.animate(
            withDuration: transitionDuration(using: context),
            animations: {
                to.frame = place
                from.frame = self.isPush ? aside : away
            }, completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
}
