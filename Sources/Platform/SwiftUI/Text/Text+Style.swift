import UIKit

extension Text {
    // The outermost call wins only where an inner piece has said nothing itself.
    public func font(_ font: Font?) -> Text { changing { $0.font = $0.font ?? font } }
    public func foregroundColor(_ color: Color?) -> Text {
        changing { $0.style = $0.style ?? color.map(AnyShapeStyle.init) }
    }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        changing { $0.style = $0.style ?? AnyShapeStyle(style) }
    }
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        changing { $0.attributes.weight = $0.attributes.weight ?? weight }
    }
    public func fontDesign(_ design: Font.Design?) -> Text {
        design == .monospaced ? monospaced() : self
    }
    /// One width is drawn.
    public func fontWidth(_ width: Font.Width?) -> Text { self }
    public func bold() -> Text { fontWeight(.bold) }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    public func italic() -> Text { changing { $0.attributes.isItalic = true } }
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changing {
            $0.attributes.isUnderlined = isActive
            $0.attributes.underlineColor = color
        }
    }
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        underline(isActive, color: color)
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changing {
            $0.attributes.isStruckThrough = isActive
            $0.attributes.strikethroughColor = color
        }
    }
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        strikethrough(isActive, color: color)
    }
    public func monospaced(_ isActive: Bool = true) -> Text { changing { $0.attributes.isMonospaced = isActive } }
    public func monospacedDigit() -> Text { changing { $0.attributes.usesMonospacedDigits = true } }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        changing { $0.baselineOffset = baselineOffset }
    }
    /// More, or with a negative number less, room between the characters, in points.
    public func kerning(_ kerning: CGFloat) -> Text { changing { $0.kerning = $0.kerning ?? kerning } }
    public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
    public func customAttribute<T>(_ value: T) -> Text { self }

    // What is said to screen readers is the text itself.
    public func accessibilityLabel(_ label: Text) -> Text { self }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

    /// How a line under or through text is drawn: always as a single line.
    public struct LineStyle: Hashable, Sendable {
        public enum Pattern: Hashable, Sendable {
            case solid, dot, dash, dashDot, dashDotDot
        }
        public let pattern: Pattern
        public let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }
        public static let single = LineStyle()
    }
}

/// The rank of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}
