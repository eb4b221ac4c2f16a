/// What the composer replies to or edits, with a way out.
@MainActor open class ChatComposerBannerView: ChatView {
    open var content: ComposerBanner? { didSet { if content != oldValue { updateContentIfNeeded() } } }
    public var onCancel: (() -> Void)?

    public let titleLabel = UILabel()
    public let textLabel = UILabel()
    public let cancelButton = UIButton(type: .custom)
    private let bar = UIView()

    open override func setUp() {
        super.setUp()
        bar.layer.cornerRadius = 1.5
        cancelButton.accessibilityLabel = "Cancel"
        cancelButton.onPress { [weak self] in self?.onCancel?() }
    }

    open override func setUpLayout() {
        super.setUpLayout()
        for view in [bar, titleLabel, textLabel, cancelButton] as [UIView] { addSubview(view) }
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        bar.backgroundColor = appearance.colors.accent
        titleLabel.font = appearance.fonts.captionBold
        titleLabel.textColor = appearance.colors.accent
        textLabel.font = appearance.fonts.footnote
        textLabel.textColor = appearance.colors.textSecondary
        cancelButton.setImage(
            appearance.images.close.withConfiguration(UIImage.SymbolConfiguration(pointSize: 12)), for: .normal)
        cancelButton.tintColor = appearance.colors.textSecondary
        updateContent()
    }

    open override func updateContent() {
        super.updateContent()
        titleLabel.text = content?.title
        textLabel.text = content?.text
        setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        _ = super.sizeThatFits(size)
        return CGSize(width: size.width, height: max(36, titleLabel.font.lineRoom + textLabel.font.lineRoom + 2))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ frame: CGRect) {
            view.frame =
                isRightToLeft
                ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        let width = max(0, bounds.width - 13 - 40)
        place(bar, CGRect(x: 0, y: 1, width: 3, height: bounds.height - 2))
        let first = titleLabel.font.lineRoom
        place(titleLabel, CGRect(x: 13, y: 0, width: width, height: first))
        place(textLabel, CGRect(x: 13, y: first + 1, width: width, height: textLabel.font.lineRoom))
        place(cancelButton, CGRect(x: bounds.width - 32, y: (bounds.height - 32) / 2, width: 32, height: 32))
    }
}
