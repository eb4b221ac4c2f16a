/// A day, above its first message.
@MainActor open class ChatDayView: ChatView {
    open var date: Date? { didSet { if date != oldValue { updateContentIfNeeded() } } }

    public let label = UILabel()

    /// How high the row is.
    open class func height(in context: MessageContext) -> CGFloat { 48 }

    open override func setUp() {
        super.setUp()
        label.textAlignment = .center
        label.clipsToBounds = true
    }

    open override func setUpLayout() {
        super.setUpLayout()
        addSubview(label)
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        label.font = appearance.fonts.captionBold
        label.textColor = appearance.colors.textSecondary
        label.backgroundColor = appearance.colors.surface
        updateContent()
    }

    open override func updateContent() {
        super.updateContent()
        label.text = date.map { appearance.formatters.times.day($0) }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = label.sizeThatFits(CGSize(width: bounds.width, height: 100))
        let (width, height) = (size.width + 24, size.height + 8)
        label.frame = CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: bounds.height - height - 4, width: width, height: height)
        label.layer.cornerRadius = height / 2
    }
}
