import Foundation

public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void)
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// An animation that can be paused, scrubbed by a finger, turned round and stopped.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    public let duration: TimeInterval
    public private(set) var delay: TimeInterval = 0
    public private(set) var timingParameters: (any UITimingCurveProvider)?
    public private(set) var state = UIViewAnimatingState.inactive
    open var isInterruptible = true
    open var isUserInteractionEnabled = true
    open var isManualHitTestingEnabled = false
    open var scrubsLinearly = true
    open var pausesOnCompletion = false
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var group: Animator.Group?
    /// What is moved, from where to where.
    private var moved: [(view: UIView, from: UIView.Look, to: UIView.Look)] = []

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: State

    open var isRunning: Bool { state == .active && group != nil && group?.held == nil }

    /// Turns the motion round; it then ends at its start, and the views have their old values again.
    open var isReversed = false {
        didSet { if isReversed != oldValue, isRunning { run(from: fractionComplete) } }
    }

    /// How far the motion is. Setting it holds the motion there.
    open var fractionComplete: CGFloat {
        get { group.map { $0.progress(PointerInput.now) } ?? 0 }
        set {
            if group == nil { begin(after: 0) }
            group?.held = max(0, min(1, newValue))
            Animator.wake()
        }
    }

    // MARK: Animations

    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        animations.append(
            delayFactor <= 0 ? animation : { Animator.keyframe(delayFactor, 1 - delayFactor, animation) })
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func startAnimation() { startAnimation(afterDelay: 0) }

    open func startAnimation(afterDelay delay: TimeInterval) {
        if group != nil { return run(from: fractionComplete) }
        begin(after: delay)
        if isReversed { run(from: 0) }
    }

    open func pauseAnimation() {
        if group == nil { begin(after: 0) }
        group?.held = fractionComplete
    }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) { run(from: fractionComplete) }

    /// Leaves the views where they are drawn now. Without `withoutFinishing`, `finishAnimation` has to follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard let group else { return }
        for (view, _) in Animator.views(of: group) { view.become(view.shownLook) }
        Animator.drop(group)
        self.group = nil
        state = withoutFinishing ? .inactive : .stopped
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        settle(at: finalPosition)
        end(at: finalPosition)
    }

    private func begin(after delay: TimeInterval) {
        self.delay = delay
        state = .active
        let work = animations
        animations = []
        group = Animator.animate(
            Animator.Timing(duration: duration, delay: delay, curve: (timingParameters as? TimingCurveSource)?.curve),
            { for body in work { body() } }, { [self] _ in arrived() })
        moved = group.map { Animator.views(of: $0).map { ($0.view, $0.from, $0.view.modelLook) } } ?? []
    }

    private func run(from fraction: CGFloat) {
        guard let group else { return }
        group.held = fraction
        group.release(to: isReversed ? 0 : 1)
        Animator.wake()
    }

    private func arrived() {
        guard state == .active else { return }
        let position = isReversed ? UIViewAnimatingPosition.start : .end
        settle(at: position)
        end(at: position)
    }

    private func settle(at position: UIViewAnimatingPosition) {
        guard position != .current else { return }
        for (view, from, to) in moved { view.become(position == .start ? from : to) }
    }

    private func end(at position: UIViewAnimatingPosition) {
        group = nil
        moved = []
        state = .inactive
        let waiting = completions
        completions = []
        for completion in waiting { completion(position) }
    }
}

extension UIView {
    /// Takes over a look as the model's.
    func become(_ look: Look) {
        UIView.performWithoutAnimation {
            bounds = look.geometry.bounds
            center = look.geometry.center
            transform = look.geometry.transform
            alpha = look.alpha
            if look.background != modelLook.background { backgroundColor = look.background.map { UIColor($0) } }
        }
    }
}
