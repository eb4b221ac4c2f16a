import Foundation

extension UIFont {
    /// The roles of text. The sizes are Parlor's, a little denser than on a phone.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public static let largeTitle = Self(rawValue: "largeTitle")
        public static let title1 = Self(rawValue: "title1")
        public static let title2 = Self(rawValue: "title2")
        public static let title3 = Self(rawValue: "title3")
        public static let headline = Self(rawValue: "headline")
        public static let subheadline = Self(rawValue: "subheadline")
        public static let body = Self(rawValue: "body")
        public static let callout = Self(rawValue: "callout")
        public static let footnote = Self(rawValue: "footnote")
        public static let caption1 = Self(rawValue: "caption1")
        public static let caption2 = Self(rawValue: "caption2")

        public init(rawValue: String) { self.rawValue = rawValue }

        package var size: CGFloat {
            switch self {
            case .largeTitle: 28
            case .title1: 24
            case .title2: 20
            case .title3: 17
            case .subheadline: 14
            case .callout: 14
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            default: 15
            }
        }

        package var weight: Weight {
            switch self {
            case .largeTitle: .bold
            case .headline, .title3: .semibold
            default: .regular
            }
        }
    }

    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(size: style.size, weight: style.weight)
    }

    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFont {
        preferredFont(forTextStyle: style)
    }
}
