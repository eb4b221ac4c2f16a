import Foundation

extension UIWindow.Level: Comparable {
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    public static func + (level: Self, offset: CGFloat) -> Self { Self(rawValue: level.rawValue + offset) }
    public static func - (level: Self, offset: CGFloat) -> Self { Self(rawValue: level.rawValue - offset) }
}
