import Foundation

/// A spring, by how long its swing seems to take and how much it bounces.
public struct Spring: Hashable, Sendable {
    /// Seconds, as one perceives them.
    public var duration: TimeInterval
    /// 0 comes to rest without overshooting, 1 would swing for ever; below 0 it creeps.
    public var bounce: Double

    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.duration = duration
        self.bounce = bounce
    }
    public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let pace = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(duration: 2 * .pi / pace, bounce: 1 - (allowOverDamping ? ratio : min(1, ratio)))
    }

    public static var smooth: Spring { smooth() }
    public static var snappy: Spring { snappy() }
    public static var bouncy: Spring { bouncy() }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    public var response: Double { duration }
    public var dampingRatio: Double { 1 - bounce }
    public var mass: Double { 1 }
    public var stiffness: Double { pow(2 * .pi / duration, 2) }
    public var damping: Double { 2 * dampingRatio * 2 * .pi / duration }

    /// Seconds until nobody sees it move any more.
    public var settlingDuration: TimeInterval { settlingTime }
    var settlingTime: Double { duration * (bounce > 0 ? 1 + bounce : 1) }

    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        target.scaled(by: progress(time / max(duration, 0.001)))
    }

    /// At rest, to a thousandth, at a time of 1.
    func progress(_ time: Double) -> Double {
        guard time > 0 else { return 0 }
        let ratio = max(0.05, min(dampingRatio, 1))
        let decay = 6.9
        if ratio >= 1 { return 1 - exp(-decay * time) * (1 + decay * time) }
        let turn = decay / ratio * (1 - ratio * ratio).squareRoot()
        return 1 - exp(-decay * time) * (cos(turn * time) + decay / turn * sin(turn * time))
    }
}

/// How progress follows time, both from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    let start: UnitPoint
    let end: UnitPoint

    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(start: startControlPoint, end: endControlPoint)
    }
    public static let linear = UnitCurve(start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 1))
    public static let easeIn = UnitCurve(start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 1, y: 1))
    public static let easeOut = UnitCurve(start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 0.58, y: 1))
    public static let easeInOut = UnitCurve(start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 0.58, y: 1))
    public static let easeInEaseOut = easeInOut
    public static let circularEaseIn = UnitCurve(start: UnitPoint(x: 0.55, y: 0), end: UnitPoint(x: 1, y: 0.45))
    public static let circularEaseOut = UnitCurve(start: UnitPoint(x: 0, y: 0.55), end: UnitPoint(x: 0.45, y: 1))
    public static let circularEaseInOut = UnitCurve(start: UnitPoint(x: 0.85, y: 0), end: UnitPoint(x: 0.15, y: 1))

    /// The height of the curve above a point of the way, found by halving.
    public func value(at progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        if start.x == start.y, end.x == end.y { return progress }
        func height(_ s: Double, _ p: Double, _ q: Double) -> Double {
            3 * (1 - s) * (1 - s) * s * p + 3 * (1 - s) * s * s * q + s * s * s
        }
        var low = 0.0
        var high = 1.0
        for _ in 0..<24 {
            let middle = (low + high) / 2
            if height(middle, start.x, end.x) < progress { low = middle } else { high = middle }
        }
        return height((low + high) / 2, start.y, end.y)
    }

    public var inverse: UnitCurve {
        UnitCurve(start: UnitPoint(x: start.y, y: start.x), end: UnitPoint(x: end.y, y: end.x))
    }
}
