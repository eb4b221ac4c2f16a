import Foundation
internal import CGtk

extension UIView {
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        public static let `repeat` = AnimationOptions(rawValue: 8)
        public static let autoreverse = AnimationOptions(rawValue: 16)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public static var areAnimationsEnabled: Bool {
        Desktop.animationsAreEnabled && !Desktop.reducesMotion && areAnimationsAllowed
    }

    public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsAllowed = enabled }
    private static var areAnimationsAllowed = true

    /// The standard duration of motion.
    public static let inheritedAnimationDuration: TimeInterval = 0.2

    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        Animator.animate(Animator.Timing(duration: duration, delay: delay, options: options), animations, completion)
    }

    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, usingSpringWithDamping damping: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        Animator.animate(
            Animator.Timing(duration: duration, delay: delay, options: options, damping: damping), animations,
            completion)
    }

    public static func performWithoutAnimation(_ actions: () -> Void) {
        let outer = Animator.current
        Animator.current = nil
        actions()
        Animator.current = outer
    }

    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
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
