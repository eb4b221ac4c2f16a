/// A grid of emoji to choose from.
@MainActor open class ChatEmojiPanelView: ChatView {
    public var onPick: ((String) -> Void)?

    private let scroller = UIScrollView()
    private var buttons: [UIButton] = []

    private static let cell = CGSize(width: 38, height: 36)

    open override func setUp() {
        super.setUp()
        buttons = EmojiCatalog.entries.map { entry in
            let button = UIButton(type: .custom)
            button.setTitle(entry.emoji, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 22)
            button.accessibilityLabel = entry.name
            button.layer.cornerRadius = 8
            button.onPress { [weak self] in self?.onPick?(entry.emoji) }
            return button
        }
        keyHandler = { [weak self] key in self?.walk(key) ?? false }
    }

    open override func setUpLayout() {
        super.setUpLayout()
        addSubview(scroller)
        for button in buttons { scroller.addSubview(button) }
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        layer.cornerRadius = 12
    }

    /// Arrow keys walk along the grid.
    private func walk(_ key: UIKey) -> Bool {
        guard let place = buttons.firstIndex(where: \.isFirstResponder) else { return false }
        let step: Int
        switch key.code {
        case .left: step = -1
        case .right: step = 1
        case .up: step = -columns
        case .down: step = columns
        default: return false
        }
        let next = place + step
        guard buttons.indices.contains(next) else { return true }
        scroller.scrollRectToVisible(buttons[next].frame, animated: false)
        return buttons[next].becomeFirstResponder()
    }

    private var columns: Int { max(1, Int((bounds.width - 16) / Self.cell.width)) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: min(size.width, Self.cell.width * 10 + 16), height: 164)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scroller.frame = bounds
        let columns = columns
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            let column = isRightToLeft ? columns - 1 - index % columns : index % columns
            button.frame = CGRect(
                x: 8 + CGFloat(column) * Self.cell.width, y: 8 + CGFloat(index / columns) * Self.cell.height,
                width: Self.cell.width, height: Self.cell.height)
        }
        scroller.contentSize = CGSize(width: bounds.width, height: (buttons.last?.frame.maxY ?? 0) + 8)
    }
}
