/// How far an own message got: clock, one tick, two ticks in the accent colour, a red mark.
@MainActor open class DeliveryMarkView: ChatView {
    open var state: MessageDeliveryState? { didSet { if state != oldValue { updateContentIfNeeded() } } }

    private let icon = UIImageView(image: nil)

    /// The room it takes, whatever the state.
    public static let size = CGSize(width: 16, height: 14)

    open override func setUp() {
        super.setUp()
        isUserInteractionEnabled = false
        icon.accessibilityElementsHidden = true
    }

    open override func setUpLayout() {
        super.setUpLayout()
        addSubview(icon)
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        updateContent()
    }

    open override func updateContent() {
        super.updateContent()
        let (image, color): (UIImage?, UIColor?) =
            switch state {
            case .pending: (appearance.images.pending, appearance.colors.textTertiary)
            case .failed: (appearance.images.failed, appearance.colors.danger)
            case .sent: (appearance.images.sent, appearance.colors.textTertiary)
            case .read: (appearance.images.read, appearance.colors.accent)
            case nil: (nil, nil)
            }
        icon.image = image
        icon.tintColor = color
        accessibilityLabel = state?.spoken
    }

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = CGRect(x: (bounds.width - 14) / 2, y: (bounds.height - 14) / 2, width: 14, height: 14)
    }
}
