import UIKit

extension Text {
    /// Text whose runs have fonts, colours, lines and links of their own.
    // A literal could be one too: it means a key of the app's strings.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        pieces = attributedContent.runs.map { run in
            var piece = Piece(String(attributedContent[run.range].characters))
            piece.link = run.link
            piece.font = run[AttributeScopes.SwiftUIAttributes.FontAttribute.self]
            piece.style = run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self].map(AnyShapeStyle.init)
            piece.background = run[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self]
            piece.kerning =
                run[AttributeScopes.SwiftUIAttributes.KerningAttribute.self]
                ?? run[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self]
            piece.baselineOffset = run[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self] ?? 0
            if let line = run[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] {
                piece.attributes.isUnderlined = true
                piece.attributes.underlineColor = line.color
            }
            if let line = run[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] {
                piece.attributes.isStruckThrough = true
                piece.attributes.strikethroughColor = line.color
            }
            let intent = run[AttributeScopes.SwiftUIAttributes.IntentAttribute.self] ?? []
            if intent.contains(.stronglyEmphasized) { piece.attributes.weight = .bold }
            if intent.contains(.emphasized) { piece.attributes.isItalic = true }
            if intent.contains(.code) { piece.attributes.isMonospaced = true }
            if intent.contains(.strikethrough) { piece.attributes.isStruckThrough = true }
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
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let inlinePresentationIntent: IntentAttribute
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
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
        /// Foundation's own, which is missing on Linux.
        public enum IntentAttribute: AttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name = "NSInlinePresentationIntent"
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
