import Foundation

/// One change from a controller to another, on its way: what animators, coordinators and containers know of it.
///
/// Whoever starts it gives `onCompletion`; it is called once, however the transition ends. A second transition in the same
/// place ends the first with `finishNow`.
@MainActor final class ControllerTransition {
    let from: UIViewController?
    let to: UIViewController?
    let containerView: UIView
    let isAnimated: Bool
    var presentationStyle = UIModalPresentationStyle.none
    /// The views that leave and arrive; nil for one that stays.
    var fromView: UIView?
    var toView: UIView?
    var initialFrames: [ObjectIdentifier: CGRect] = [:]
    var finalFrames: [ObjectIdentifier: CGRect] = [:]
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0
    private(set) var isDone = false
    private var onCompletion: ((Bool) -> Void)?
    private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var hasStarted = false

    init(
        from: UIViewController?, to: UIViewController?, in containerView: UIView, animated: Bool,
        onCompletion: @escaping (Bool) -> Void
    ) {
        self.from = from
        self.to = to
        self.containerView = containerView
        isAnimated = animated
        self.onCompletion = onCompletion
    }

    func run() {
        guard !isDone else { return }
        hasStarted = true
        guard isAnimated, let animator else {
            placeAtOnce()
            runAlongside(duration: 0)
            return completeTransition(true)
        }
        runAlongside(duration: animator.transitionDuration(using: self))
        if let interactor, interactor.wantsInteractiveStart {
            isInteractive = true
            interactor.startInteractiveTransition(self)
        } else {
            animator.animateTransition(using: self)
        }
    }

    /// Ends it where it was going, without waiting for the animation.
    func finishNow() {
        guard !isDone else { return }
        placeAtOnce()
        for view in [fromView, toView] { view?.cancelAnimations() }
        completeTransition(!transitionWasCancelled)
    }

    private func placeAtOnce() {
        if let toView {
            if toView.superview == nil { containerView.addSubview(toView) }
            if let to { toView.frame = finalFrame(for: to) }
            toView.transform = .identity
            toView.alpha = 1
        }
    }

    private func runAlongside(duration: TimeInterval) {
        let blocks = alongside
        alongside = []
        guard !blocks.isEmpty else { return }
        UIView.animate(withDuration: duration, animations: { for block in blocks { block(self) } })
    }
}

extension ControllerTransition: UIViewControllerContextTransitioning {
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
    func pauseInteractiveTransition() { isInteractive = true }

    func finishInteractiveTransition() {
        isInteractive = false
        for handler in interactionHandlers { handler(self) }
    }

    func cancelInteractiveTransition() {
        isInteractive = false
        transitionWasCancelled = true
        for handler in interactionHandlers { handler(self) }
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isDone else { return }
        isDone = true
        transitionWasCancelled = !didComplete
        let done = onCompletion
        onCompletion = nil
        done?(didComplete)
        animator?.animationEnded(didComplete)
        for block in completions { block(self) }
        completions = []
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? fromView : key == .to ? toView : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        initialFrames[ObjectIdentifier(vc)] ?? (vc === from ? vc.viewIfLoaded?.frame ?? .zero : .zero)
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        finalFrames[ObjectIdentifier(vc)] ?? (vc === to ? containerView.bounds : .zero)
    }
}

extension ControllerTransition: UIViewControllerTransitionCoordinator {
    var initiallyInteractive: Bool { interactor != nil }
    var isInterruptible: Bool { false }
    var isCancelled: Bool { transitionWasCancelled }
    var transitionDuration: TimeInterval { isAnimated ? animator?.transitionDuration(using: self) ?? 0 : 0 }
    var completionVelocity: CGFloat { 1 }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !isDone else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        alongside.append(animation)
        if hasStarted { runAlongside(duration: transitionDuration) }
        return true
    }

    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        interactionHandlers.append(handler)
    }
}
