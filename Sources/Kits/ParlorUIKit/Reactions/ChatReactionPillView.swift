/// One kind of reaction: a sign, and how many.
@MainActor open class ChatReactionPillView: ChatControl {
    open var content: ReactionPill? { didSet { if content != oldValue { updateContentIfNeeded() } } }

    public let label = UILabel()

    private static let height: CGFloat = 26

    class func size(of content: ReactionPill, _ appearance: Appearance) -> CGSize {
        let text = TextLayout.of(
            runs(content, appearance), style: TextStyle(lineLimit: 1), width: .greatestFiniteMagnitude
        ).size
        return CGSize(width: text.width + 16, height: max(height, text.height + 6))
    }

    private class func runs(_ content: ReactionPill, _ appearance: Appearance) -> [TextRun] {
        let sign = TextRun(content.key, font: appearance.fonts.footnote)
        guard let count = content.countText else { return [sign] }
        return [sign, TextRun(" \(count)", font: appearance.fonts.captionBold)]
    }

    open override func setUp() {
        super.setUp()
        pointerCursor = .pointer
        layer.borderWidth = 1
        label.textAlignment = .center
        label.accessibilityElementsHidden = true
        accessibilityTraits = .button
    }

    open override func setUpLayout() {
        super.setUpLayout()
        addSubview(label)
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        updateContent()
    }

    open override func updateContent() {
        super.updateContent()
        guard let content else { return }
        let colors = appearance.colors
        label.runs = Self.runs(content, appearance)
        label.textColor = content.isOwn ? colors.accent : colors.textSecondary
        backgroundColor = colors.elevated
        layer.dynamicBorderColor = content.isOwn ? colors.accent : colors.hairline
        accessibilityLabel = content.spoken
        isSelected = content.isOwn
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        layer.cornerRadius = bounds.height / 2
    }
}
