import Foundation

/// Drives an animator by hand: `update` as the finger moves, then `finish` or `cancel`.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var context: (any UIViewControllerContextTransitioning)?
    private var animator: (any UIViewControllerAnimatedTransitioning)?
    public private(set) var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var wantsInteractiveStart = true
    private var driver: AnimationDriver?

    open var duration: CGFloat { CGFloat(animator?.transitionDuration(using: context) ?? 0) }

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        animator = (transitionContext as? ControllerTransition)?.animator
        driver = AnimationDriver { animator?.animateTransition(using: transitionContext) }
        driver?.fraction = percentComplete
    }

    /// How far the reader is, from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = max(0, min(1, percentComplete))
        driver?.fraction = self.percentComplete
        context?.updateInteractiveTransition(self.percentComplete)
    }

    open func pause() { context?.pauseInteractiveTransition() }

    /// Goes the rest of the way.
    open func finish() {
        context?.finishInteractiveTransition()
        driver?.finish()
    }

    /// Goes back to the beginning.
    open func cancel() {
        context?.cancelInteractiveTransition()
        driver?.cancel()
    }
}
