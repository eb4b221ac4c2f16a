/// A round button to the newest message, with the number of messages that have arrived there.
@MainActor open class ChatJumpToLatestButton: ChatControl {
    open var count = 0 { didSet { if count != oldValue { updateContentIfNeeded() } } }

    public let icon = UIImageView(image: nil)
    public let badge = UILabel()

    open override func setUp() {
        super.setUp()
        pointerCursor = .pointer
        accessibilityTraits = .button
        layer.borderWidth = 1
        layer.shadowOpacity = 0.15
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 2)
        badge.textAlignment = .center
        badge.clipsToBounds = true
        badge.accessibilityElementsHidden = true
        icon.accessibilityElementsHidden = true
    }

    open override func setUpLayout() {
        super.setUpLayout()
        addSubview(icon)
        addSubview(badge)
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        backgroundColor = appearance.colors.elevated
        layer.dynamicBorderColor = appearance.colors.hairline
        icon.image = appearance.images.jumpToLatest
        icon.tintColor = appearance.colors.textSecondary
        badge.font = appearance.fonts.badge
        badge.textColor = appearance.colors.textOnAccent
        badge.backgroundColor = appearance.colors.accent
        updateContent()
    }

    open override func updateContent() {
        super.updateContent()
        badge.isHidden = count == 0
        badge.text = UnreadBadge.text(count)
        accessibilityLabel = count > 0 ? "Jump to latest, \(count) new" : "Jump to latest"
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        icon.frame = CGRect(x: bounds.midX - 9, y: bounds.midY - 9, width: 18, height: 18)
        let width = max(20, badge.sizeThatFits(CGSize(width: 100, height: 20)).width + 12)
        badge.frame = CGRect(x: (bounds.width - width) / 2, y: -10, width: width, height: 20)
        badge.layer.cornerRadius = 10
    }
}
