/// The message that another one answers, as an inset bar. A click shows the original.
@MainActor open class ChatQuoteView: ChatControl {
    open var content: QuoteContent? { didSet { if content != oldValue { updateContentIfNeeded() } } }
    /// What bar and name are drawn in.
    public var accentColor: UIColor = .tintColor { didSet { if accentColor != oldValue { updateContentIfNeeded() } } }
    public var textColor: UIColor = .label { didSet { if textColor != oldValue { updateContentIfNeeded() } } }

    public let bar = UIView()
    public let authorLabel = UILabel()
    public let textLabel = UILabel()

    /// The room that a quote takes.
    open class func size(of content: QuoteContent, fitting width: CGFloat, in context: MessageContext) -> CGSize {
        let fonts = context.appearance.fonts
        let author = content.author.map { context.size(of: $0, fonts.captionBold) } ?? .zero
        let text = TextLayout.of(
            [TextRun(content.text, font: fonts.footnote)], style: TextStyle(lineLimit: 2), width: width - 27
        ).size
        return CGSize(
            width: min(width, max(author.width, text.width, 80) + 27), height: author.height + text.height + 13)
    }

    open override func setUp() {
        super.setUp()
        pointerCursor = .pointer
        layer.cornerRadius = 10
        bar.layer.cornerRadius = 1.5
        bar.isUserInteractionEnabled = false
        textLabel.numberOfLines = 2
        for label in [authorLabel, textLabel] { label.accessibilityElementsHidden = true }
        accessibilityTraits = .button
    }

    open override func setUpLayout() {
        super.setUpLayout()
        for view in [bar, authorLabel, textLabel] { addSubview(view) }
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        authorLabel.font = appearance.fonts.captionBold
        textLabel.font = appearance.fonts.footnote
        updateContent()
    }

    open override func updateContent() {
        super.updateContent()
        authorLabel.text = content?.author
        textLabel.text = content?.text
        authorLabel.textColor = accentColor
        bar.backgroundColor = accentColor
        textLabel.textColor = textColor.withAlphaComponent(0.85)
        backgroundColor = textColor.withAlphaComponent(0.08)
        accessibilityLabel = content?.spoken
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = bounds.width - 27
        let x: CGFloat = isRightToLeft ? 8 : 19
        bar.frame = CGRect(x: isRightToLeft ? bounds.width - 11 : 8, y: 6, width: 3, height: bounds.height - 12)
        let author = authorLabel.text == nil ? 0 : authorLabel.sizeThatFits(CGSize(width: width, height: 100)).height
        authorLabel.frame = CGRect(x: x, y: 6, width: width, height: author)
        textLabel.frame = CGRect(x: x, y: 7 + author, width: width, height: max(0, bounds.height - 13 - author))
    }
}
