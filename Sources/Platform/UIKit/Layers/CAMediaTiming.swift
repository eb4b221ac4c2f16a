import Foundation
internal import CGtk

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let forwards = Self(rawValue: "forwards")
    public static let backwards = Self(rawValue: "backwards")
    public static let both = Self(rawValue: "both")
    public static let removed = Self(rawValue: "removed")
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let linear = Self(rawValue: "linear")
    public static let easeIn = Self(rawValue: "easeIn")
    public static let easeOut = Self(rawValue: "easeOut")
    public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
    public static let `default` = Self(rawValue: "default")
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A curve of progress over time.
public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    // A constant.
    let curve: TimingCurve

    public init(name: CAMediaTimingFunctionName) {
        curve =
            switch name {
            case .linear: .linear
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            default: .easeInOut
            }
    }

    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        curve = .cubic(CGPoint(x: CGFloat(c1x), y: CGFloat(c1y)), CGPoint(x: CGFloat(c2x), y: CGFloat(c2y)))
    }
}

/// Seconds of the clock that layers' times are counted by.
public func CACurrentMediaTime() -> CFTimeInterval { Double(g_get_monotonic_time()) / 1_000_000 }

public typealias CFTimeInterval = Double
