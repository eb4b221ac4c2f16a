import Foundation

public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// The shape of a motion in time.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

@MainActor protocol TimingCurveSource { var curve: TimingCurve { get } }

@preconcurrency @MainActor
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider,
    TimingCurveSource
{
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        if case .cubic(let first, let second) = curve.timing {
            (controlPoint1, controlPoint2) = (first, second)
        } else {
            (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
        }
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2) = (point1, point2)
    }

    public convenience override init() { self.init(animationCurve: .easeInOut) }

    public var timingCurveType: UITimingCurveType { .cubic }
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    public var springTimingParameters: UISpringTimingParameters? { nil }
    var curve: TimingCurve { .cubic(controlPoint1, controlPoint2) }
}

@preconcurrency @MainActor
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider,
    TimingCurveSource
{
    public let initialVelocity: CGVector
    private let ratio: CGFloat

    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        self.ratio = ratio
        initialVelocity = velocity
    }

    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        ratio = damping / (2 * sqrt(max(0.0001, mass * stiffness)))
        initialVelocity = velocity
    }

    public convenience override init() { self.init(dampingRatio: 1) }

    public var timingCurveType: UITimingCurveType { .spring }
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    public var springTimingParameters: UISpringTimingParameters? { self }
    var curve: TimingCurve { .spring(damping: ratio, velocity: initialVelocity.dx) }
}
