import Foundation

extension UIButton {
    /// The look of a button, in one value.
    @preconcurrency @MainActor public struct Configuration {
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
        public enum Size: Int, Sendable { case medium, small, mini, large }
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
        public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }
        public enum Indicator: Int, Sendable { case automatic, none, popup }
        public typealias ImagePlacement = NSDirectionalRectEdge

        enum Style { case plain, gray, tinted, filled }

        let style: Style
        public var title: String? { didSet { attributedTitle = nil } }
        public var attributedTitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail
        public var subtitle: String? { didSet { attributedSubtitle = nil } }
        public var attributedSubtitle: AttributedString?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleLineBreakMode = NSLineBreakMode.byTruncatingTail
        public var image: UIImage?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// In place of the image a turning ring.
        public var showsActivityIndicator = false
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        public var indicator = Indicator.automatic
        public var imagePadding: CGFloat = 6
        public var imageReservation: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        public var imagePlacement: ImagePlacement = .leading
        public var automaticallyUpdateForSelection = true
        public var contentInsets: NSDirectionalEdgeInsets
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium { didSet { contentInsets = Self.insets(style, buttonSize) } }
        public var macIdiomStyle = MacIdiomStyle.automatic
        public var background = UIBackgroundConfiguration(base: nil)
        /// Shown with a font that is not the style's.
        public var font: UIFont?

        init(_ style: Style) {
            self.style = style
            contentInsets = Self.insets(style, .medium)
        }

        private static func insets(_ style: Style, _ size: Size) -> NSDirectionalEdgeInsets {
            let side: CGFloat = style == .plain ? 8 : 14
            let (vertical, factor): (CGFloat, CGFloat) =
                switch size {
                case .mini: (3, 0.7)
                case .small: (5, 0.85)
                case .medium: (7, 1)
                case .large: (12, 1.4)
                }
            return NSDirectionalEdgeInsets(
                top: vertical, leading: side * factor, bottom: vertical, trailing: side * factor)
        }

        public static func plain() -> Configuration { Configuration(.plain) }
        public static func borderless() -> Configuration { Configuration(.plain) }
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func bordered() -> Configuration { Configuration(.gray) }
        public static func tinted() -> Configuration { Configuration(.tinted) }
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        public static func filled() -> Configuration { Configuration(.filled) }
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        public mutating func setDefaultContentInsets() { contentInsets = Self.insets(style, buttonSize) }

        /// What changes with the button's state.
        public func updated(for button: UIButton) -> Configuration {
            var copy = self
            if automaticallyUpdateForSelection, button.isSelected, style == .plain {
                copy.baseBackgroundColor = baseBackgroundColor ?? UIColor.selectedRow
            }
            return copy
        }

        var foreground: UIColor? { baseForegroundColor ?? (style == .filled ? .white : nil) }

        var titleFont: UIFont {
            if let font { return font }
            let size: CGFloat = buttonSize == .mini || buttonSize == .small ? 13 : 15
            return .systemFont(ofSize: size, weight: .medium)
        }

        func applyBackground(to button: UIButton) {
            let accent = baseBackgroundColor ?? button.tintColor!
            button.backgroundColor =
                background.backgroundColor
                ?? {
                    switch style {
                    case .plain: baseBackgroundColor
                    case .gray: baseBackgroundColor ?? .tertiarySystemFill
                    case .tinted: accent.withAlphaComponent(0.16)
                    case .filled: button.isEnabled ? accent : .tertiarySystemFill
                    }
                }()
            button.layer.cornerRadius =
                switch cornerStyle {
                case .capsule: 1000
                case .small: 5
                case .medium: 9
                case .large: 14
                case .fixed: background.cornerRadius
                case .dynamic: background.cornerRadius > 0 ? background.cornerRadius : style == .plain ? 6 : 9
                }
            button.layer.borderWidth = background.strokeWidth
            if background.strokeWidth > 0 {
                button.layer.dynamicBorderColor = background.strokeColor ?? button.tintColor
            }
        }
    }

    public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void
}

/// Changes the attributes of a configuration's text.
@preconcurrency @MainActor public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
