/// Shows whether a setting is on. The row that it stands in is what the reader presses.
@MainActor open class ChatSwitchView: ChatView {
    open var isOn = false { didSet { if isOn != oldValue { updateContentIfNeeded() } } }

    public static let size = CGSize(width: 40, height: 24)
    private let knob = UIView()

    open override func setUp() {
        super.setUp()
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.size.height / 2
        knob.layer.cornerRadius = Self.size.height / 2 - 3
        knob.backgroundColor = .white
    }

    open override func setUpLayout() {
        super.setUpLayout()
        addSubview(knob)
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        updateContentIfNeeded()
    }

    open override func updateContent() {
        super.updateContent()
        backgroundColor = isOn ? appearance.colors.accent : appearance.colors.textTertiary
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = bounds.height - 6
        let isAtEnd = isOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        knob.frame = CGRect(x: isAtEnd ? bounds.width - side - 3 : 3, y: 3, width: side, height: side)
    }
}
