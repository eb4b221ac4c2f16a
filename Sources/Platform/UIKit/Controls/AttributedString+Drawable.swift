import Foundation

extension AttributedString {
    /// As the attributed string that labels draw; the attributes of Foundation's own scope carry links and intents.
    @MainActor func drawable(_ transformer: UIConfigurationTextAttributesTransformer? = nil) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in runs {
            var container = run.attributes
            if let transformer { container = transformer(container) }
            let text = String(self[run.range].characters)
            result.append(NSAttributedString(string: text, attributes: container.keyedAttributes))
        }
        return result
    }
}

/// The attributes that UIKit adds to `AttributedString`: `string.font`, `string.foregroundColor`.
public enum UIKitTextAttributes {
    public enum Font: AttributedStringKey {
        public typealias Value = UIFont
        public static let name = "NSFont"
    }
    public enum ForegroundColor: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSColor"
    }
    public enum BackgroundColor: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSBackgroundColor"
    }
    public enum Kern: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "NSKern"
    }
    public enum UnderlineStyle: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = "NSUnderline"
    }
    public enum StrikethroughStyle: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = "NSStrikethrough"
    }
    public enum ParagraphStyle: AttributedStringKey {
        public typealias Value = NSParagraphStyle
        public static let name = "NSParagraphStyle"
    }
}

extension AttributeScopes {
    public struct UIKitAttributes: AttributeScope {
        public let font: UIKitTextAttributes.Font
        public let foregroundColor: UIKitTextAttributes.ForegroundColor
        public let backgroundColor: UIKitTextAttributes.BackgroundColor
        public let kern: UIKitTextAttributes.Kern
        public let underlineStyle: UIKitTextAttributes.UnderlineStyle
        public let strikethroughStyle: UIKitTextAttributes.StrikethroughStyle
        public let paragraphStyle: UIKitTextAttributes.ParagraphStyle
        public let foundation: FoundationAttributes
    }
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    // In a file that knows SwiftUI's attributes too, `.foregroundColor = .red` means SwiftUI's colour.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}
