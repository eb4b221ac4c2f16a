/// A symbol, a sentence and, where something can be done, a button, in the middle of an empty screen.
@MainActor open class ChatStateView: ChatView {
    public struct Content {
        public var image: UIImage?
        public var title: String
        public var detail: String?
        public var action: (title: String, run: () -> Void)?

        public init(
            image: UIImage? = nil, title: String, detail: String? = nil, action: (title: String, run: () -> Void)? = nil
        ) {
            self.image = image
            self.title = title
            self.detail = detail
            self.action = action
        }
    }

    open var content: Content? { didSet { updateContentIfNeeded() } }

    public let icon = UIImageView(image: nil)
    public let titleLabel = UILabel()
    public let detailLabel = UILabel()
    public let button = UIButton(type: .custom)

    open override func setUp() {
        super.setUp()
        for label in [titleLabel, detailLabel] {
            label.textAlignment = .center
            label.numberOfLines = 0
        }
        icon.accessibilityElementsHidden = true
        button.layer.cornerRadius = 18
        button.addAction(UIAction { [weak self] _ in self?.content?.action?.run() }, for: .primaryActionTriggered)
    }

    open override func setUpLayout() {
        super.setUpLayout()
        for view in [icon, titleLabel, detailLabel, button] as [UIView] { addSubview(view) }
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        icon.tintColor = appearance.colors.textTertiary
        titleLabel.font = appearance.fonts.title
        titleLabel.textColor = appearance.colors.text
        detailLabel.font = appearance.fonts.footnote
        detailLabel.textColor = appearance.colors.textSecondary
        button.backgroundColor = appearance.colors.accent
        button.setTitleColor(appearance.colors.textOnAccent, for: .normal)
        button.titleLabel?.font = appearance.fonts.bodyBold
        updateContent()
    }

    open override func updateContent() {
        super.updateContent()
        icon.image = content?.image
        titleLabel.text = content?.title
        detailLabel.text = content?.detail
        button.setTitle(content?.action?.title, for: .normal)
        button.isHidden = content?.action == nil
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = CGSize(width: min(420, bounds.width - 48), height: .greatestFiniteMagnitude)
        let title = titleLabel.sizeThatFits(room)
        let detail = detailLabel.sizeThatFits(room)
        let press = CGSize(width: button.intrinsicContentSize.width + 40, height: 36)
        let height = 44 + 12 + title.height + 8 + detail.height + (button.isHidden ? 0 : 16 + press.height)
        var y = max(12, ((bounds.height - height) / 2).rounded())
        func place(_ view: UIView, _ size: CGSize, _ gap: CGFloat) {
            view.frame = CGRect(
                x: ((bounds.width - size.width) / 2).rounded(), y: y, width: size.width, height: size.height)
            y += size.height + gap
        }
        place(icon, CGSize(width: 44, height: 44), 12)
        place(titleLabel, title, 8)
        place(detailLabel, detail, 16)
        place(button, press, 0)
    }
}
