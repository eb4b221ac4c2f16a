/// The signs that a message is reacted to with most, and a way to all others.
@MainActor open class ChatReactionPickerView: ChatView {
    /// What the current user has reacted with already: choosing it takes it back.
    public var ownKeys: Set<String> = [] { didSet { if ownKeys != oldValue { updateContentIfNeeded() } } }
    public var onPick: ((String) -> Void)?
    /// The picker became larger or smaller.
    public var onResize: (() -> Void)?

    private var buttons: [UIButton] = []
    private let moreButton = UIButton(type: .custom)
    private var panel: ChatEmojiPanelView?

    private static let side: CGFloat = 40

    open override func setUp() {
        super.setUp()
        buttons = EmojiCatalog.quickReactions.map { key in
            let button = UIButton(type: .custom)
            button.setTitle(key, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 22)
            button.accessibilityLabel = "React with \(key)"
            button.layer.cornerRadius = 10
            button.onPress { [weak self] in self?.onPick?(key) }
            return button
        }
        moreButton.accessibilityLabel = "More emoji"
        moreButton.layer.cornerRadius = 10
        moreButton.onPress { [weak self] in self?.toggleAll() }
        // Arrow keys walk along the signs as Tab does.
        keyHandler = { [weak self] key in
            guard let self, let window, key.isOnly(.right) || key.isOnly(.left) else { return false }
            return window.keyboard.moveFocus(by: key.isOnly(.right) == isMirrored ? -1 : 1)
        }
    }

    open override func setUpLayout() {
        super.setUpLayout()
        for button in buttons + [moreButton] { addSubview(button) }
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        moreButton.setImage(appearance.images.attach, for: .normal)
        moreButton.tintColor = appearance.colors.textSecondary
        updateContent()
    }

    open override func updateContent() {
        super.updateContent()
        for button in buttons {
            let isOwn = ownKeys.contains(button.title(for: .normal) ?? "")
            button.backgroundColor = isOwn ? appearance.colors.selection : nil
            button.isSelected = isOwn
        }
    }

    open override var canBecomeFirstResponder: Bool { true }

    /// The first sign takes the keyboard.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { buttons.first?.becomeFirstResponder() ?? false }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func toggleAll() {
        if let panel {
            panel.removeFromSuperview()
            self.panel = nil
        } else {
            let panel = components.emojiPanelView.init()
            panel.onPick = { [weak self] in self?.onPick?($0) }
            addSubview(panel)
            self.panel = panel
        }
        setNeedsLayout()
        onResize?()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = CGFloat(buttons.count + 1) * Self.side + 16
        guard let panel else { return CGSize(width: width, height: Self.side + 12) }
        let room = panel.sizeThatFits(size)
        return CGSize(width: max(width, room.width), height: Self.side + 12 + room.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = Self.side
        for (index, button) in (buttons + [moreButton]).enumerated() {
            let x = 8 + CGFloat(index) * side
            button.frame = CGRect(x: isMirrored ? bounds.width - x - side : x, y: 6, width: side, height: side)
        }
        panel?.frame = CGRect(x: 0, y: side + 12, width: bounds.width, height: bounds.height - side - 12)
    }
}
