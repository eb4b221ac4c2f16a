import Foundation
internal import CGtk

/// Text that is only read.
@preconcurrency @MainActor open class UILabel: UIView {
    private var storedText: String?
    private var storedAttributed: NSAttributedString?
    private var cachedRuns: [TextRun]?

    open var text: String? {
        get { storedAttributed?.string ?? storedText }
        set {
            guard newValue != storedText || storedAttributed != nil else { return }
            storedText = newValue
            storedAttributed = nil
            textChanged()
        }
    }

    open var attributedText: NSAttributedString? {
        get { storedAttributed ?? storedText.map { NSAttributedString(string: $0) } }
        set {
            storedAttributed = newValue
            storedText = nil
            textChanged()
        }
    }

    open var font: UIFont! = .systemFont(ofSize: 15) { didSet { if font != oldValue { textChanged() } } }
    open var textColor: UIColor! = .label { didSet { if textColor != oldValue { setNeedsDisplay() } } }
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
    open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }
    open var textAlignment: NSTextAlignment = .natural { didSet { if textAlignment != oldValue { setNeedsDisplay() } } }
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet { if lineBreakMode != oldValue { textChanged() } }
    }
    /// 0 is no limit.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textChanged() } } }
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false
    open var allowsDefaultTighteningForTruncation = false
    /// Kept: text that is not shrunk to fit has one baseline.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// A hard shadow of the letters; nil draws none.
    open var shadowColor: UIColor? { didSet { if shadowColor != oldValue { setNeedsDisplay() } } }
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
    }
    open var showsExpansionTextWhenTruncated = false
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { textChanged() } }
    }
    /// The width the text was measured in, where the label is only as wide as its lines: measuring and drawing then share one
    /// layout. For text that is set from the left.
    package var measuredWidth: CGFloat? { didSet { if measuredWidth != oldValue { setNeedsDisplay() } } }
    package var lineSpacing: CGFloat = 0 { didSet { if lineSpacing != oldValue { textChanged() } } }
    /// Runs set by a caller that has them already: SwiftUI's `Text`.
    package var runs: [TextRun] {
        get { currentRuns }
        set {
            storedText = newValue.map(\.text).joined()
            storedAttributed = nil
            guard cachedRuns != newValue else { return }
            textChanged()
            cachedRuns = newValue
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func textChanged() {
        cachedRuns = nil
        shown = nil
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
        applyAccessibility()
    }

    private var currentRuns: [TextRun] {
        if let cachedRuns { return cachedRuns }
        let made = storedAttributed.map { TextRun.runs(of: $0, font: font) } ?? [TextRun(storedText ?? "", font: font)]
        cachedRuns = made
        return made
    }

    /// The layout that was drawn last, so that drawing it again need not look for it by all of its text.
    private var shown: (style: TextStyle, width: CGFloat, generation: Int, layout: TextLayout)?

    private func shownLayout(width: CGFloat, traits: UITraitCollection) -> TextLayout {
        let style = style(in: traits)
        if let shown, shown.width == width, shown.generation == TextLayout.generation, shown.style == style {
            return shown.layout
        }
        let layout = TextLayout.of(currentRuns, style: style, width: width)
        shown = (style, width, TextLayout.generation, layout)
        return layout
    }

    private var style: TextStyle { style(in: nil) }

    private func style(in traits: UITraitCollection?) -> TextStyle {
        var style = TextStyle(
            alignment: textAlignment, lineLimit: numberOfLines, lineBreakMode: lineBreakMode, lineSpacing: lineSpacing)
        if let storedAttributed, storedAttributed.length > 0,
            let paragraph = storedAttributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        {
            if paragraph.alignment != .natural { style.alignment = paragraph.alignment }
            if paragraph.lineSpacing > 0 { style.lineSpacing = paragraph.lineSpacing }
        }
        if let traits, semanticContentAttribute == .unspecified {
            style.isRightToLeft = traits.layoutDirection == .rightToLeft
        } else {
            style.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        }
        return style
    }

    private var isEmpty: Bool { currentRuns.allSatisfy(\.text.isEmpty) }

    package func layout(width: CGFloat) -> TextLayout { TextLayout.of(currentRuns, style: style, width: width) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if isEmpty { return .zero }
        let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
        let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    /// Where the text stands in a room. Labels with room around their text override it, together with `drawText(in:)`.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        var style = self.style
        style.lineLimit = numberOfLines
        let fitted = TextLayout.of(currentRuns, style: style, width: max(0, bounds.width)).size
        return CGRect(
            origin: bounds.origin, size: CGSize(width: min(fitted.width, bounds.width), height: fitted.height))
    }

    open override func sizeToFit() {
        let width = numberOfLines == 1 ? CGFloat.greatestFiniteMagnitude : bounds.width
        bounds.size = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(
            CGSize(
                width: preferredMaxLayoutWidth > 0
                    ? preferredMaxLayoutWidth
                    : automaticLayoutWidth > 0 ? automaticLayoutWidth : .greatestFiniteMagnitude,
                height: .greatestFiniteMagnitude))
    }

    // MARK: Auto Layout

    override var wrapsAtItsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
    private var layoutWidth: CGFloat = 0
    override var automaticLayoutWidth: CGFloat {
        get { layoutWidth }
        set { layoutWidth = newValue }
    }
    override var firstBaseline: Baseline { Baseline(offset: font.ascender.rounded(.up)) }
    override var lastBaseline: Baseline { Baseline(share: 1, offset: font.descender.rounded(.down)) }

    override func drawContent(_ canvas: Canvas) {
        guard !isEmpty, bounds.width > 0 else { return }
        textCanvas = canvas
        drawText(in: CGRect(origin: .zero, size: bounds.size))
        textCanvas = nil
    }

    /// What `drawText(in:)` draws on, while it runs.
    private var textCanvas: Canvas?

    /// Draws the text in the middle of the rectangle's height. Called while the label is drawn, never by an app itself.
    open func drawText(in rect: CGRect) {
        guard let canvas = textCanvas, rect.width > 0 else { return }
        let layout = shownLayout(
            width: rect.width == bounds.width ? measuredWidth ?? rect.width : rect.width, traits: canvas.traits)
        let color = isHighlighted ? highlightedTextColor ?? textColor! : textColor!
        var rgba = color.rgba(canvas.traits)
        if !isEnabled { rgba.alpha *= 0.4 }
        // As in UIKit: the lines stand in the middle of the label's height.
        let origin = CGPoint(
            x: rect.minX, y: rect.minY + ((rect.height - layout.size.height) / 2).rounded(.down))
        if let shadowColor {
            let place = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
            layout.draw(canvas, at: place, color: shadowColor.rgba(canvas.traits))
        }
        layout.draw(canvas, at: origin, color: rgba)
    }

    // MARK: Accessibility

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.staticText) }
        set { super.accessibilityTraits = newValue }
    }

    override var isElementByNature: Bool { true }
}

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
