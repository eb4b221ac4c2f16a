/// A number in a pill.
@MainActor open class ChatUnreadCountView: ChatView {
    public struct Content: Hashable {
        public var count: Int
        /// Grey instead of the accent: the channel is muted.
        public var isQuiet: Bool

        public init(count: Int, isQuiet: Bool = false) {
            self.count = count
            self.isQuiet = isQuiet
        }
    }

    open var content: Content? { didSet { if content != oldValue { updateContentIfNeeded() } } }
    public private(set) lazy var label = UILabel()

    open override func setUp() {
        super.setUp()
        label.textAlignment = .center
        isUserInteractionEnabled = false
    }

    open override func setUpLayout() {
        super.setUpLayout()
        addSubview(label)
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        label.font = appearance.fonts.badge
        updateContentIfNeeded()
    }

    open override func updateContent() {
        super.updateContent()
        guard let content else { return }
        let colors = appearance.colors
        label.text = UnreadBadge.text(content.count)
        label.textColor = content.isQuiet ? colors.background : colors.textOnAccent
        backgroundColor = content.isQuiet ? colors.textTertiary : colors.accent
        invalidateIntrinsicContentSize()
    }

    open override var intrinsicContentSize: CGSize {
        _ = super.intrinsicContentSize
        let text = label.intrinsicContentSize
        let height = max(20, text.height + 4)
        return CGSize(width: max(height, text.width + 12), height: height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds
    }
}
