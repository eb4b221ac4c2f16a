import UIKit

/// How a change of state becomes a movement: for how long, how soon, how often and along which curve.
public struct Animation: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case settling
        case bezier(UnitCurve)
        /// A spring by how much it bounces: 0 not at all.
        case spring(bounce: Double)
    }

    var duration: Double
    var curve: Curve
    var delay: Double = 0
    var repeats: Repeats?

    struct Repeats: Hashable, Sendable {
        /// Infinite when it goes on for good.
        var count: Double
        var autoreverses: Bool
    }

    static let standardDuration = 0.2

    init(duration: Double = Self.standardDuration, curve: Curve = .settling) {
        self.duration = duration
        self.curve = curve
    }

    public static let `default` = Animation()
    public static let linear = Animation(curve: .bezier(.linear))
    public static let easeIn = Animation(curve: .bezier(.easeIn))
    public static let easeOut = Animation(curve: .bezier(.easeOut))
    public static let easeInOut = Animation(curve: .bezier(.easeInOut))
    public static let spring = Animation(Spring())
    public static let bouncy = Animation(.bouncy)
    public static let smooth = Animation(.smooth)
    public static let snappy = Animation(.snappy)
    public static let interactiveSpring = Animation(Spring(response: 0.15, dampingRatio: 0.86))
    public static let interpolatingSpring = Animation(Spring())

    public static func linear(duration: Double) -> Animation { Animation(duration: duration, curve: .bezier(.linear)) }
    public static func easeIn(duration: Double) -> Animation { Animation(duration: duration, curve: .bezier(.easeIn)) }
    public static func easeOut(duration: Double) -> Animation {
        Animation(duration: duration, curve: .bezier(.easeOut))
    }
    public static func easeInOut(duration: Double) -> Animation {
        Animation(duration: duration, curve: .bezier(.easeInOut))
    }
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
            duration: duration)
    }
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(duration: duration, curve: .bezier(curve))
    }

    public func delay(_ delay: Double) -> Animation {
        var copy = self
        copy.delay += delay
        return copy
    }
    /// Twice the speed is half the time.
    public func speed(_ speed: Double) -> Animation {
        var copy = self
        copy.duration = speed > 0 ? duration / speed : duration
        copy.delay = speed > 0 ? delay / speed : delay
        return copy
    }
    public func repeatForever(autoreverses: Bool = true) -> Animation { repeating(.infinity, autoreverses) }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        repeating(Double(max(1, repeatCount)), autoreverses)
    }

    private func repeating(_ count: Double, _ autoreverses: Bool) -> Animation {
        var copy = self
        copy.repeats = Repeats(count: count, autoreverses: autoreverses)
        return copy
    }

    /// How long it takes until all has come to rest, in seconds; infinite when it repeats for good.
    var totalDuration: Double { delay + duration * (repeats?.count ?? 1) }

    /// Where a movement stands after a time, from 0 to 1, a bouncing one also beyond.
    func progress(after elapsed: Double) -> Double {
        var time = max(0, elapsed - delay) / max(duration, 0.001)
        if let repeats {
            guard time < repeats.count else { return 1 }
            let round = time.rounded(.down)
            time -= round
            if repeats.autoreverses, Int(round) % 2 == 1 { time = 1 - time }
        }
        guard time < 1 else { return 1 }
        switch curve {
        case .settling: return 1 - pow(1 - time, 3)
        case .bezier(let curve): return curve.value(at: time)
        case .spring(let bounce): return Spring(duration: 1, bounce: bounce).progress(time)
        }
    }
}

extension Animation {
    public init(_ spring: Spring) { self.init(duration: spring.settlingTime, curve: .spring(bounce: spring.bounce)) }

    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { Animation(spring) }
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { Animation(Spring(response: response, dampingRatio: dampingFraction)) }
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation { Animation(Spring(duration: duration, bounce: bounce)) }
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { Animation(Spring(response: response, dampingRatio: dampingFraction)) }
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation { Animation(Spring(duration: duration, bounce: extraBounce)) }
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { Animation(Spring(mass: mass, stiffness: stiffness, damping: damping)) }
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation { Animation(Spring(duration: duration, bounce: bounce)) }
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(spring)
    }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(.bouncy(duration: duration, extraBounce: extraBounce))
    }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(.smooth(duration: duration, extraBounce: extraBounce))
    }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(.snappy(duration: duration, extraBounce: extraBounce))
    }
}
