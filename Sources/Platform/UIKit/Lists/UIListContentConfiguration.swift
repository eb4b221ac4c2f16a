import Foundation

/// Text, second text and picture of a row, in one value.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    @preconcurrency @MainActor public struct TextProperties {
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
        public var font: UIFont
        public var color: UIColor
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// 0 is no limit.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true
        public var showsExpansionTextWhenTruncated = false
        public var transform = TextTransform.none
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    }

    @preconcurrency @MainActor public struct ImageProperties {
        public static let standardDimension: CGFloat = 28
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// nil takes the tint of the view.
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0
        /// The largest size; zero is no limit.
        public var maximumSize = CGSize.zero
        /// The room that is kept for the image, so that the texts of rows line up; zero takes the image's size.
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    public var axesPreservingSuperviewLayoutMargins: UIAxis = []
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 12
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    public var textToSecondaryTextVerticalPadding: CGFloat = 2
    public var alpha: CGFloat = 1
    var minimumHeight: CGFloat = 44

    init() {}

    public static func cell() -> Self { Self() }
    public static func subtitleCell() -> Self { Self() }

    public static func valueCell() -> Self {
        var value = Self()
        value.prefersSideBySideTextAndSecondaryText = true
        value.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        return value
    }

    public static func header() -> Self { plainHeader() }
    public static func footer() -> Self { plainFooter() }
    public static func plainHeader() -> Self { small(color: .secondaryLabel, weight: .semibold, top: 8, bottom: 6) }
    public static func plainFooter() -> Self { small(color: .secondaryLabel, weight: .regular, top: 6, bottom: 8) }
    public static func prominentInsetGroupedHeader() -> Self { extraProminentInsetGroupedHeader() }
    public static func groupedHeader() -> Self { small(color: .secondaryLabel, weight: .semibold, top: 18, bottom: 6) }
    public static func groupedFooter() -> Self { small(color: .secondaryLabel, weight: .regular, top: 6, bottom: 10) }
    public static func sidebarCell() -> Self { Self() }
    public static func sidebarSubtitleCell() -> Self { Self() }
    public static func accompaniedSidebarCell() -> Self { Self() }
    public static func accompaniedSidebarSubtitleCell() -> Self { Self() }
    public static func sidebarHeader() -> Self { groupedHeader() }

    public static func extraProminentInsetGroupedHeader() -> Self {
        var header = small(color: .label, weight: .semibold, top: 18, bottom: 8)
        header.textProperties.font = .preferredFont(forTextStyle: .headline)
        return header
    }

    private static func small(color: UIColor, weight: UIFont.Weight, top: CGFloat, bottom: CGFloat) -> Self {
        var small = Self()
        small.textProperties = TextProperties(font: .systemFont(ofSize: 13, weight: weight), color: color)
        small.directionalLayoutMargins.top = top
        small.directionalLayoutMargins.bottom = bottom
        small.minimumHeight = 0
        return small
    }

    public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

    public func updated(for state: UIConfigurationState) -> Self {
        var copy = self
        if let state = state as? UICellConfigurationState, state.isDisabled { copy.alpha = 0.45 }
        return copy
    }
}
