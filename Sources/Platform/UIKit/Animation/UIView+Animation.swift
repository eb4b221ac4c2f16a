import Foundation
internal import CGtk

extension UIView {
    public static var areAnimationsEnabled: Bool {
        Desktop.animationsAreEnabled && !Desktop.reducesMotion && areAnimationsAllowed
    }

    public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsAllowed = enabled }
    private static var areAnimationsAllowed = true

    /// The duration of the animation whose closure runs, or else the standard duration of motion.
    public static var inheritedAnimationDuration: TimeInterval { Animator.current?.timing.duration ?? 0.2 }

    /// Moves what the closure changes, over `duration` seconds: frames, bounds, centres, transforms, opacity, colours, and
    /// what a `layoutIfNeeded()` inside it places. The properties change at once; the picture follows.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Animator.animate(Animator.Timing(duration: duration, delay: delay, options: options), animations, completion)
    }

    /// With a spring; a damping of 1 does not overshoot. The velocity is in whole distances per second.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let curve = TimingCurve.spring(damping: dampingRatio, velocity: velocity * CGFloat(duration))
        Animator.animate(
            Animator.Timing(duration: duration, delay: delay, options: options, curve: curve), animations, completion)
    }

    /// With a spring described by how much it bounces: 0 not at all.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, usingSpringWithDamping: max(0.01, 1 - bounce),
            initialSpringVelocity: initialSpringVelocity, options: options, animations: animations,
            completion: completion)
    }

    /// As the public ones. In the middle of a layout, windows must not be settled: what the closure changes in views
    /// counts, and what layout owes is paid later.
    package static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, springDamping: CGFloat?, options: AnimationOptions,
        settlesWindows: Bool, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {
        let curve = springDamping.map { TimingCurve.spring(damping: $0, velocity: 0) }
        Animator.animate(
            Animator.Timing(duration: duration, delay: delay, options: options, curve: curve),
            settlesWindows: settlesWindows, animations, completion)
    }

    /// Plays the steps that the closure adds with `addKeyframe`.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let base = AnimationOptions(rawValue: options.rawValue & 0xFFFF)
        Animator.animate(
            Animator.Timing(duration: duration, delay: delay, options: base, curve: .linear), animations, completion)
    }

    /// One step; times are parts of the whole duration.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        Animator.keyframe(CGFloat(frameStartTime), CGFloat(frameDuration), animations)
    }

    public static func performWithoutAnimation(_ actions: () -> Void) {
        let outer = Animator.current
        Animator.current = nil
        actions()
        Animator.current = outer
    }

    public static func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        Animator.current?.repeats(count, autoreverses)
        animations()
    }

    /// Called by setters before they change the model: inside an animation, the present look becomes where it starts.
    func recordAnimation() {
        guard Animator.current != nil else { return }
        Animator.record(self)
    }

    /// Where the view is drawn at this moment: on the way to `frame` while an animation runs.
    package var shownFrame: CGRect {
        let shown = shownGeometry
        let size = shown.bounds.size
        return CGRect(
            x: shown.center.x - size.width / 2, y: shown.center.y - size.height / 2, width: size.width,
            height: size.height)
    }

    func cancelAnimations() { Animator.cancel(self) }
}
