import Foundation

/// How progress follows time, both from 0 to 1.
enum TimingCurve: Equatable {
    /// The house's motion: quick at first, then settling.
    case settling
    case cubic(CGPoint, CGPoint)
    /// A spring of a damping ratio; the velocity is in whole distances per duration.
    case spring(damping: CGFloat, velocity: CGFloat)

    static let linear = TimingCurve.cubic(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    static let easeIn = TimingCurve.cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    static let easeOut = TimingCurve.cubic(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    static let easeInOut = TimingCurve.cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))

    func progress(_ t: CGFloat) -> CGFloat {
        guard t > 0 else { return 0 }
        guard t < 1 else { return 1 }
        switch self {
        case .settling: return 1 - pow(1 - t, 3)
        case .cubic(let a, let b): return Self.cubic(t, a, b)
        case .spring(let damping, let velocity): return Self.spring(t, max(0.01, damping), velocity)
        }
    }

    /// The height of a cubic Bézier curve from (0, 0) to (1, 1) above `x`, by halving.
    private static func cubic(_ x: CGFloat, _ a: CGPoint, _ b: CGPoint) -> CGFloat {
        func value(_ s: CGFloat, _ p: CGFloat, _ q: CGFloat) -> CGFloat {
            3 * (1 - s) * (1 - s) * s * p + 3 * (1 - s) * s * s * q + s * s * s
        }
        var low: CGFloat = 0, high: CGFloat = 1, middle = x
        for _ in 0..<24 {
            let found = value(middle, a.x, b.x)
            if abs(found - x) < 0.0001 { break }
            if found < x { low = middle } else { high = middle }
            middle = (low + high) / 2
        }
        return value(middle, a.y, b.y)
    }

    /// A spring that has come to rest, to a thousandth, when the duration is over.
    private static func spring(_ t: CGFloat, _ damping: CGFloat, _ velocity: CGFloat) -> CGFloat {
        if damping >= 1 {
            let speed: CGFloat = 9.2
            return 1 - exp(-speed * t) * (1 + (speed - velocity) * t)
        }
        let decay: CGFloat = 6.9
        let turn = decay / damping * sqrt(1 - damping * damping)
        return 1 - exp(-decay * t) * (cos(turn * t) + (decay - velocity) / turn * sin(turn * t))
    }
}

extension UIView.AnimationOptions {
    var curve: TimingCurve {
        switch rawValue >> 16 & 3 {
        case 1: .easeIn
        case 2: .easeOut
        case 3: .linear
        default: .settling
        }
    }
}
