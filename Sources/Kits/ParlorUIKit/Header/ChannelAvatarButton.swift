/// The picture of a channel at the end of its header. Opens the details.
@MainActor open class ChannelAvatarButton: ChatControl {
    /// The picture.
    public private(set) lazy var avatarView = components.avatarView.init()

    open override func setUp() {
        super.setUp()
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = "Details"
    }

    open override func setUpLayout() {
        super.setUpLayout()
        avatarView.showsPresence = true
        addSubview(avatarView)
    }

    open override var canBecomeFirstResponder: Bool { true }
    open override var canBecomeFocused: Bool { true }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        avatarView.frame = bounds
        avatarView.alpha = isHighlighted ? 0.6 : 1
    }
}
