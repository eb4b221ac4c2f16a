/// Time and state under the last message of a group. A click on that of a failed one sends it again.
@MainActor open class ChatFootnoteView: ChatControl {
    open var content: FootnoteContent? { didSet { if content != oldValue { updateContentIfNeeded() } } }

    public let label = UILabel()
    public let mark = DeliveryMarkView()
    private let pin = UIImageView(image: nil)

    /// The room that a footnote takes.
    open class func size(of content: FootnoteContent, in context: MessageContext) -> CGSize {
        let words = context.size(of: content.words, context.appearance.fonts.caption)
        let mark = content.delivery == nil ? 0 : DeliveryMarkView.size.width + 4
        return CGSize(width: words.width + mark + (content.isPinned ? 16 : 0), height: max(words.height, 16))
    }

    open override func setUp() {
        super.setUp()
        // The message says all this already; only sending again is something to press.
        label.accessibilityElementsHidden = true
        mark.accessibilityElementsHidden = true
        pin.accessibilityElementsHidden = true
        mark.isHidden = true
        pin.isHidden = true
        accessibilityTraits = .button
    }

    open override var canBecomeFocused: Bool { content?.isFailure == true }

    open override func setUpLayout() {
        super.setUpLayout()
        for view in [pin, label, mark] { addSubview(view) }
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        label.font = appearance.fonts.caption
        pin.image = appearance.images.pinned
        pin.tintColor = appearance.colors.textSecondary
        updateContent()
    }

    open override func updateContent() {
        super.updateContent()
        label.text = content?.words
        let isFailure = content?.isFailure == true
        label.textColor = isFailure ? appearance.colors.danger : appearance.colors.textSecondary
        mark.state = content?.delivery
        mark.isHidden = content?.delivery == nil
        pin.isHidden = content?.isPinned != true
        isUserInteractionEnabled = isFailure
        accessibilityElementsHidden = !isFailure
        accessibilityLabel = isFailure ? content?.words : nil
        pointerCursor = isFailure ? .pointer : nil
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        func place(_ view: UIView, _ size: CGSize, gap: CGFloat) {
            guard !view.isHidden else { return }
            let y = ((bounds.height - size.height) / 2).rounded()
            view.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - size.width : x, y: y, width: size.width, height: size.height)
            x += size.width + gap
        }
        place(pin, CGSize(width: 12, height: 12), gap: 4)
        // A failure's mark stands before its words, a tick behind the time.
        let marks = mark.isHidden ? 0 : DeliveryMarkView.size.width + 4
        let words = CGSize(width: max(0, bounds.width - marks - x), height: bounds.height)
        if content?.isFailure == true { place(mark, DeliveryMarkView.size, gap: 4) }
        place(label, words, gap: 4)
        if content?.isFailure != true { place(mark, DeliveryMarkView.size, gap: 0) }
    }
}
