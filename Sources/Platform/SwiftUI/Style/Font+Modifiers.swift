import UIKit

extension Font {
    /// How wide the characters are; one width is drawn.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        custom(name, size: size)
    }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, size: fixedSize) }
    public static func system(size: CGFloat, weight: Weight, design: Design) -> Font {
        Font(.system(size: size), weight: weight, design: design)
    }
    public static func system(_ style: TextStyle, design: Design) -> Font { Font(.style(style), design: design) }

    public func width(_ width: Width) -> Font { self }
    public func design(_ design: Design) -> Font {
        var copy = self
        copy.design = design
        return copy
    }
    public func smallCaps() -> Font { self }
    public func lowercaseSmallCaps() -> Font { self }
    public func uppercaseSmallCaps() -> Font { self }
}
