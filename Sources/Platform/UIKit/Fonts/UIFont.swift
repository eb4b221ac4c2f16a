import Foundation

/// A font: Inter by default, at a size in points.
///
/// Sizes are the design's. The desktop's text scaling is applied where text is laid out, so it reaches every font alike.
open class UIFont: NSObject, @unchecked Sendable {
    // All stored properties are constants.
    public let familyName: String
    public let pointSize: CGFloat
    package let weight: Weight
    package let isItalic: Bool
    package let hasMonospacedDigits: Bool
    // Each look into the cache of texts asks for it.
    private let hashed: Int

    package static let systemFamily = "Inter"
    package static let monospacedFamily = "Monospace"

    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The weight on the scale of CSS and Pango.
        package var css: Int32 {
            switch rawValue {
            case ..<(-0.7): 100
            case ..<(-0.5): 200
            case ..<(-0.2): 300
            case ..<0.1: 400
            case ..<0.27: 500
            case ..<0.35: 600
            case ..<0.5: 700
            case ..<0.6: 800
            default: 900
            }
        }
    }

    package init(
        family: String = UIFont.systemFamily, size: CGFloat, weight: Weight = .regular, italic: Bool = false,
        monospacedDigits: Bool = false
    ) {
        familyName = family
        pointSize = size
        self.weight = weight
        isItalic = italic
        hasMonospacedDigits = monospacedDigits
        var hasher = Hasher()
        hasher.combine(family)
        hasher.combine(size)
        hasher.combine(weight)
        hasher.combine(italic)
        hashed = hasher.finalize()
    }

    /// A font of an installed family, as the desktop names it.
    public convenience init?(name: String, size: CGFloat) {
        let lowered = name.lowercased()
        let weight: Weight =
            lowered.hasSuffix("-bold")
            ? .bold : lowered.hasSuffix("-semibold") ? .semibold : lowered.hasSuffix("-medium") ? .medium : .regular
        self.init(family: name.split(separator: "-").first.map(String.init) ?? name, size: size, weight: weight)
    }

    public static var systemFontSize: CGFloat { 15 }
    public static var labelFontSize: CGFloat { 15 }
    public static var smallSystemFontSize: CGFloat { 13 }
    public static var buttonFontSize: CGFloat { 15 }

    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(size: size, weight: weight) }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, weight: .bold) }
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, italic: true) }

    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(family: monospacedFamily, size: size, weight: weight)
    }

    /// The system font with digits of one width: counters that change do not jitter.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: size, weight: weight, monospacedDigits: true)
    }

    open func withSize(_ size: CGFloat) -> UIFont {
        UIFont(family: familyName, size: size, weight: weight, italic: isItalic, monospacedDigits: hasMonospacedDigits)
    }

    package func withWeight(_ weight: Weight) -> UIFont {
        UIFont(
            family: familyName, size: pointSize, weight: weight, italic: isItalic, monospacedDigits: hasMonospacedDigits
        )
    }

    package func italicized() -> UIFont {
        UIFont(family: familyName, size: pointSize, weight: weight, italic: true, monospacedDigits: hasMonospacedDigits)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other
            || familyName == other.familyName && pointSize == other.pointSize && weight == other.weight
                && isItalic == other.isItalic && hasMonospacedDigits == other.hasMonospacedDigits
    }

    open override var hash: Int { hashed }
}
