/// What happened to the channel or its members, between the messages.
@MainActor open class ChatSystemMessageView: ChatView {
    open var content: SystemRow? { didSet { if content != oldValue { updateContentIfNeeded() } } }

    public let icon = UIImageView(image: nil)
    public let label = UILabel()

    private static let side: CGFloat = 13

    /// How high the row is.
    open class func height(of content: SystemRow, in context: MessageContext) -> CGFloat {
        textSize(content.text, context.appearance.fonts.caption, context.width).height
            + context.appearance.metrics.spaceBetweenGroups + 4
    }

    private class func textSize(_ text: String, _ font: UIFont, _ width: CGFloat) -> CGSize {
        TextLayout.of([TextRun(text, font: font)], style: TextStyle(alignment: .center), width: max(60, width - 110))
            .size
    }

    open override func setUp() {
        super.setUp()
        label.numberOfLines = 0
        label.textAlignment = .center
        icon.accessibilityElementsHidden = true
    }

    open override func setUpLayout() {
        super.setUpLayout()
        addSubview(icon)
        addSubview(label)
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        label.font = appearance.fonts.caption
        label.textColor = appearance.colors.textSecondary
        icon.tintColor = appearance.colors.textTertiary
        updateContent()
    }

    open override func updateContent() {
        super.updateContent()
        label.text = content?.text
        icon.image =
            switch content?.sign {
            case .pin: appearance.images.pinned
            case .lock: appearance.images.locked
            case .moved: appearance.images.next
            case .settings: appearance.images.settings
            case .member: appearance.images.people
            case nil: nil
            }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = Self.textSize(content?.text ?? "", appearance.fonts.caption, bounds.width)
        let width = size.width + Self.side + 6
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = ((bounds.width - width) / 2).rounded()
        let y = bounds.height - size.height - 2
        label.frame = CGRect(
            x: isRightToLeft ? left : left + Self.side + 6, y: y, width: size.width, height: size.height)
        icon.frame = CGRect(
            x: isRightToLeft ? label.frame.maxX + 6 : left, y: y + 1, width: Self.side, height: Self.side)
    }
}
