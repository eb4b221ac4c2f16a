/// The parts of a composer, one above the other: banner, suggestions, emoji, files, a sentence, the input with its buttons.
///
/// Each part takes room only while it is needed; the view's natural height says how much that is.
@MainActor open class ChatComposerView: ChatView {
    public let bannerView = ChatComposerBannerView()
    public private(set) lazy var mentionListView = components.mentionListView.init()
    public private(set) lazy var emojiPanelView = components.emojiPanelView.init()
    public let trayView = ChatAttachmentTrayView()
    /// Why nothing can be sent now, or how long until it can.
    public let sentenceLabel = UILabel()
    public let inputBackground = UIView()
    public let input = UITextView()
    public let attachButton = UIButton(type: .custom)
    public let emojiButton = UIButton(type: .custom)
    public let sendButton = UIButton(type: .custom)
    private let hairline = UIView()

    /// Whether the sentence stands in place of the input, rather than above it.
    open var isClosed = false {
        didSet {
            guard isClosed != oldValue else { return }
            for part in inputParts { part.isHidden = isClosed }
            contentSizeChanged()
        }
    }

    private var inputParts: [UIView] { [inputBackground, input, attachButton, emojiButton] }
    /// How high one line of the input is, and how large the buttons beside it.
    private var side: CGFloat { max(38, (appearance.fonts.body.lineRoom + 18).rounded(.up)) }

    open override func setUp() {
        super.setUp()
        input.placeholder = "Message"
        input.accessibilityLabel = "Message"
        input.maximumLines = appearance.metrics.composerMaxLines
        input.backgroundColor = nil
        attachButton.accessibilityLabel = "Attach files"
        emojiButton.accessibilityLabel = "Emoji"
        sendButton.accessibilityLabel = "Send"
        sentenceLabel.numberOfLines = 0
        sentenceLabel.textAlignment = .center
        for part in [bannerView, mentionListView, emojiPanelView, trayView, sentenceLabel] as [UIView] {
            part.isHidden = true
        }
    }

    open override func setUpLayout() {
        super.setUpLayout()
        let parts: [UIView] = [
            hairline, bannerView, mentionListView, emojiPanelView, trayView, sentenceLabel, inputBackground,
            attachButton,
            input, emojiButton, sendButton,
        ]
        for part in parts { addSubview(part) }
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        let (colors, fonts, images) = (appearance.colors, appearance.fonts, appearance.images)
        backgroundColor = colors.background
        hairline.backgroundColor = colors.hairline
        inputBackground.backgroundColor = colors.bubbleIncoming
        emojiPanelView.backgroundColor = colors.surface
        input.font = fonts.body
        input.textColor = colors.text
        sentenceLabel.font = fonts.footnote
        sentenceLabel.textColor = colors.textSecondary
        attachButton.setImage(images.attach, for: .normal)
        emojiButton.setImage(images.emoji, for: .normal)
        sendButton.setImage(images.send, for: .normal)
        for button in [attachButton, emojiButton] { button.tintColor = colors.textSecondary }
        sendButton.tintColor = colors.textOnAccent
        sendButton.backgroundColor = colors.accent
        inputBackground.layer.cornerRadius = side / 2
        sendButton.layer.cornerRadius = side / 2
        let (start, end) = (CGFloat(14), CGFloat(4))
        input.textContainerInset = UIEdgeInsets(
            top: 9, left: isRightToLeft ? end : start, bottom: 9, right: isRightToLeft ? start : end)
        contentSizeChanged()
    }

    /// A part came, went or grew.
    public func contentSizeChanged() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    // MARK: Layout

    /// The frames of all shown parts within a width, and the height they take together.
    private func frames(_ width: CGFloat) -> (parts: [(view: UIView, frame: CGRect)], height: CGFloat) {
        var parts: [(UIView, CGRect)] = [(hairline, CGRect(x: 0, y: 0, width: width, height: 1))]
        var y: CGFloat = 1
        func stack(_ view: UIView, _ inset: CGFloat, _ height: CGFloat) {
            guard !view.isHidden else { return }
            y += 10
            parts.append((view, CGRect(x: inset, y: y, width: width - 2 * inset, height: height)))
            y += height
        }
        if !mentionListView.isHidden {
            let size = mentionListView.sizeThatFits(CGSize(width: width - 24, height: 400))
            y += 10
            parts.append((mentionListView, CGRect(x: 12, y: y, width: size.width, height: size.height)))
            y += size.height
        }
        stack(bannerView, 16, bannerView.sizeThatFits(CGSize(width: width - 32, height: 400)).height)
        stack(emojiPanelView, 12, emojiPanelView.sizeThatFits(CGSize(width: width - 24, height: 400)).height)
        stack(trayView, 0, max(52, appearance.fonts.footnote.lineRoom + appearance.fonts.caption.lineRoom + 16))
        let sentence = sentenceLabel.sizeThatFits(CGSize(width: width - 48, height: 400)).height
        stack(sentenceLabel, 24, max(sentence, isClosed ? side : 0))
        guard !isClosed else { return (parts, y + 10) }
        addInput(&parts, &y, width)
        return (parts, y)
    }

    private func addInput(_ parts: inout [(UIView, CGRect)], _ y: inout CGFloat, _ width: CGFloat) {
        y += 10
        let side = side
        let end = sendButton.isHidden ? 12 : 12 + side + 8
        let field = CGRect(x: 8 + side + 4, y: y, width: max(60, width - 12 - side - end), height: side)
        let height = max(
            side, input.sizeThatFits(CGSize(width: field.width - side, height: .greatestFiniteMagnitude)).height)
        let bottom = y + height
        parts += [
            (attachButton, CGRect(x: 8, y: bottom - side, width: side, height: side)),
            (inputBackground, CGRect(x: field.minX, y: y, width: field.width, height: height)),
            (input, CGRect(x: field.minX, y: y, width: field.width - side, height: height)),
            (emojiButton, CGRect(x: field.maxX - side, y: bottom - side, width: side, height: side)),
            (sendButton, CGRect(x: field.maxX + 8, y: bottom - side, width: side, height: side)),
        ]
        y = bottom + 10
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        _ = super.sizeThatFits(size)
        return CGSize(width: size.width, height: frames(size.width).height)
    }

    open override var intrinsicContentSize: CGSize {
        _ = super.intrinsicContentSize
        let width = bounds.width > 0 ? bounds.width : 400
        return CGSize(width: UIView.noIntrinsicMetric, height: frames(width).height)
    }

    private var laidOutWidth: CGFloat = 0
    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.width != laidOutWidth {
            laidOutWidth = bounds.width
            invalidateIntrinsicContentSize()
        }
        for (view, frame) in frames(bounds.width).parts {
            view.frame =
                isRightToLeft
                ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
    }
}
