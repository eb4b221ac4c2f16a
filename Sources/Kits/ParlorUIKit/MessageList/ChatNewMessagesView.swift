/// The line above the first message that the reader has not seen.
@MainActor open class ChatNewMessagesView: ChatView {
    public let label = UILabel()
    private let lines = [UIView(), UIView()]

    /// How high the row is.
    open class func height(in context: MessageContext) -> CGFloat { 32 }

    open override func setUp() {
        super.setUp()
        label.text = "New"
        label.accessibilityLabel = "New messages"
    }

    open override func setUpLayout() {
        super.setUpLayout()
        for view in lines + [label] { addSubview(view) }
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        label.font = appearance.fonts.captionBold
        label.textColor = appearance.colors.accent
        for line in lines { line.backgroundColor = appearance.colors.accent.withAlphaComponent(0.35) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = label.sizeThatFits(bounds.size)
        let y: CGFloat = 14
        label.frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: y, width: size.width, height: size.height)
        let middle = y + (size.height / 2).rounded()
        let length = label.frame.minX - 10 - 16
        lines[0].frame = CGRect(x: 16, y: middle, width: length, height: 1)
        lines[1].frame = CGRect(x: label.frame.maxX + 10, y: middle, width: length, height: 1)
    }
}
