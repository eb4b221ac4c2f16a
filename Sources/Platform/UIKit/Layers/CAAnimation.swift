import Foundation

/// Hears of an animation's beginning and end.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change over time of what a layer shows; the layer's own values stay.
@preconcurrency @MainActor open class CAAnimation: NSObject {
    open var duration: CFTimeInterval = 0
    open var beginTime: CFTimeInterval = 0
    open var timeOffset: CFTimeInterval = 0
    open var speed: Float = 1
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    open var isRemovedOnCompletion = true
    open var timingFunction: CAMediaTimingFunction?
    open var delegate: (any CAAnimationDelegate)?

    public override init() { super.init() }

    /// The values at a part of the duration.
    func values(at progress: CGFloat, of layer: CALayer) -> [String: AnimatedValue] { [:] }

    /// Apps write "for ever" as infinity or as some enormous number.
    var repeatsForever: Bool { repeatCount > 1e6 }

    var ownDuration: CFTimeInterval { duration > 0 ? duration : CATransaction.animationDuration() }

    /// Where the animation is `elapsed` seconds after its beginning; nil once it is over.
    func progress(_ elapsed: CFTimeInterval) -> CGFloat? {
        let time = elapsed * Double(speed) + timeOffset, length = ownDuration
        guard length > 0 else { return nil }
        let round = autoreverses ? 2 * length : length
        let whole = repeatDuration > 0 ? repeatDuration : round * Double(max(1, repeatCount))
        guard time < whole else { return nil }
        var inside = time.truncatingRemainder(dividingBy: round)
        if inside > length { inside = round - inside }
        return (timingFunction?.curve ?? .linear).progress(CGFloat(inside / length))
    }
}

@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// From one value to another.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    override func values(at progress: CGFloat, of layer: CALayer) -> [String: AnimatedValue] {
        guard let keyPath else { return [:] }
        let own = layer.ownValue(keyPath)
        let from = AnimatedValue(fromValue) ?? own
        let to = AnimatedValue(toValue) ?? AnimatedValue(byValue).flatMap { from?.adding($0) } ?? own
        guard let from, let to else { return [:] }
        return [keyPath: from.mixed(with: to, progress)]
    }
}

/// From one value to another, by a spring.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0

    /// How long the spring takes to come to rest.
    open var settlingDuration: CFTimeInterval { Double(2 * mass / max(0.01, damping)) * 6.9 }

    override func progress(_ elapsed: CFTimeInterval) -> CGFloat? {
        guard let linear = super.progress(elapsed) else { return nil }
        return TimingCurve.spring(
            damping: damping / (2 * sqrt(max(0.0001, mass * stiffness))), velocity: initialVelocity
        ).progress(linear)
    }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let linear = Self(rawValue: "linear")
    public static let discrete = Self(rawValue: "discrete")
    public static let paced = Self(rawValue: "paced")
    public static let cubic = Self(rawValue: "cubic")
    public static let cubicPaced = Self(rawValue: "cubicPaced")
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// Through a row of values.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear

    override func values(at progress: CGFloat, of layer: CALayer) -> [String: AnimatedValue] {
        let steps = (values ?? []).compactMap { AnimatedValue($0) }
        guard let keyPath, let first = steps.first else { return [:] }
        guard steps.count > 1 else { return [keyPath: first] }
        let times = steps.indices.map { index in
            keyTimes.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil }
                ?? CGFloat(index) / CGFloat(steps.count - 1)
        }
        let next = times.firstIndex { $0 > progress } ?? steps.count - 1
        let start = max(0, next - 1)
        if calculationMode == .discrete { return [keyPath: steps[progress >= times[next] ? next : start]] }
        var inside = times[next] > times[start] ? (progress - times[start]) / (times[next] - times[start]) : 1
        if let curves = timingFunctions, start < curves.count { inside = curves[start].curve.progress(inside) }
        return [keyPath: steps[start].mixed(with: steps[next], max(0, min(1, inside)))]
    }
}

/// Several at once.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func values(at progress: CGFloat, of layer: CALayer) -> [String: AnimatedValue] {
        var result: [String: AnimatedValue] = [:]
        let elapsed = Double(progress) * ownDuration
        for animation in animations ?? [] {
            let inner =
                animation.duration > 0 ? animation.progress(max(0, elapsed - animation.beginTime)) ?? 1 : progress
            result.merge(animation.values(at: inner, of: layer)) { $1 }
        }
        return result
    }
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let fade = Self(rawValue: "fade")
    public static let moveIn = Self(rawValue: "moveIn")
    public static let push = Self(rawValue: "push")
    public static let reveal = Self(rawValue: "reveal")
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let fromRight = Self(rawValue: "fromRight")
    public static let fromLeft = Self(rawValue: "fromLeft")
    public static let fromTop = Self(rawValue: "fromTop")
    public static let fromBottom = Self(rawValue: "fromBottom")
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A change of the whole layer, drawn as fading in whatever its type.
@preconcurrency @MainActor open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    open var startProgress: Float = 0
    open var endProgress: Float = 1

    override func values(at progress: CGFloat, of layer: CALayer) -> [String: AnimatedValue] {
        ["opacity": .number(progress * CGFloat(layer.opacity))]
    }
}
