import Foundation

/// Sizes that follow the reader's text size.
///
/// The desktop's text scale is applied where text is laid out, so a font is the same at every scale, and only lengths are
/// multiplied here.
@preconcurrency @MainActor open class UIFontMetrics: NSObject {
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    public init(forTextStyle textStyle: UIFont.TextStyle) {}

    /// The font itself: layout scales it.
    open func scaledFont(for font: UIFont) -> UIFont { font }
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { font }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.pointSize * Desktop.textScale > maximumPointSize
            ? font.withSize(maximumPointSize / Desktop.textScale) : font
    }

    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize) }

    open func scaledValue(for value: CGFloat) -> CGFloat { value * Desktop.textScale }
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        scaledValue(for: value)
    }
}
