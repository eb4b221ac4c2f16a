import UIKit

extension Text {
    /// How a line under or through text is drawn.
    public struct LineStyle: Hashable, Sendable {
        public static let single = LineStyle()
    }

    /// Text whose runs have fonts, colours, lines and links of their own.
    public init(_ attributedContent: AttributedString) {
        pieces = attributedContent.runs.map { run in
            var piece = Piece(String(attributedContent[run.range].characters))
            piece.link = run.link
            piece.font = run[AttributeScopes.SwiftUIAttributes.FontAttribute.self]
            piece.style = run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self].map(AnyShapeStyle.init)
            if run[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] != nil {
                piece.attributes.isUnderlined = true
            }
            if run[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] != nil {
                piece.attributes.isStruckThrough = true
            }
            return piece
        }
    }
}

extension AttributeScopes {
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes that `Text` draws.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}
