import UIKit

/// A font, by style or by size, resolved to the system's where text is drawn.
public struct Font: Hashable, @unchecked Sendable {
    enum Source: Hashable {
        case style(TextStyle)
        case system(size: CGFloat)
        case custom(String, size: CGFloat)
        case fixed(UIFont)
    }

    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    public enum Weight: Hashable, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }

    let source: Source
    var weight: Weight?
    var isItalic = false
    var design = Design.default

    init(_ source: Source, weight: Weight? = nil, design: Design? = nil) {
        self.source = source
        self.weight = weight
        self.design = design ?? .default
    }

    public init(_ uiFont: UIFont) { self.init(.fixed(uiFont)) }

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size), weight: weight, design: design)
    }
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight, design: design)
    }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size: size)) }

    public static let largeTitle = Font(.style(.largeTitle))
    public static let title = Font(.style(.title))
    public static let title2 = Font(.style(.title2))
    public static let title3 = Font(.style(.title3))
    public static let headline = Font(.style(.headline))
    public static let subheadline = Font(.style(.subheadline))
    public static let body = Font(.style(.body))
    public static let callout = Font(.style(.callout))
    public static let footnote = Font(.style(.footnote))
    public static let caption = Font(.style(.caption))
    public static let caption2 = Font(.style(.caption2))

    public func weight(_ weight: Weight) -> Font {
        var copy = self
        copy.weight = weight
        return copy
    }
    public func bold() -> Font { weight(.bold) }
    public func italic() -> Font {
        var copy = self
        copy.isItalic = true
        return copy
    }
    public func monospaced() -> Font {
        var copy = self
        copy.design = .monospaced
        return copy
    }
    public func monospacedDigit() -> Font { self }
    public func leading(_ leading: Leading) -> Font { self }
}
