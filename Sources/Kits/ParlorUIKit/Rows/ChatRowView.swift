/// The base of the kit's rows: a plate behind the content that shows the pointer and the selection.
@MainActor open class ChatRowView: ChatView {
    /// Whether the row is open, or highlighted to be chosen.
    open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    /// Whether the keyboard is at the row.
    open var hasKeyboard = false { didSet { if hasKeyboard != oldValue { stateChanged() } } }
    /// Whether the pointer is over the row.
    open var isHovered = false { didSet { if isHovered != oldValue { stateChanged() } } }

    private let plate = UIView()

    /// How far the plate stays away from the sides.
    public static let plateInset: CGFloat = 8

    open override func setUp() {
        super.setUp()
        isUserInteractionEnabled = false
        plate.layer.cornerRadius = 10
    }

    open override func setUpLayout() {
        super.setUpLayout()
        insertSubview(plate, at: 0)
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        stateChanged()
        updateContentIfNeeded()
    }

    private func stateChanged() {
        let colors = appearance.colors
        plate.backgroundColor = isSelected ? colors.selection : isHovered || hasKeyboard ? colors.hover : nil
        plate.layer.borderWidth = hasKeyboard ? 2 : 0
        plate.layer.dynamicBorderColor = hasKeyboard ? colors.accent : nil
    }

    /// What a screen reader says of the row.
    open var spoken: String { "" }

    /// How high the row is at the design's size of text.
    open var rowHeight: CGFloat { 56 }

    /// How high the row's lines are together: with large text the row grows so that they keep their room.
    open var linesHeight: CGFloat { 0 }

    private static let roomAroundLines: CGFloat = 20

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        _ = super.sizeThatFits(size)
        return CGSize(width: size.width, height: max(rowHeight, (linesHeight + Self.roomAroundLines).rounded(.up)))
    }

    // MARK: Layout

    /// Where content begins and ends.
    public var contentInset: CGFloat { Self.plateInset + appearance.metrics.rowInset }

    open override func layoutSubviews() {
        super.layoutSubviews()
        plate.frame = bounds.insetBy(dx: Self.plateInset, dy: 1)
    }

    /// Places a view by its distance from the leading edge, whichever side that is, centred at a height.
    public func place(_ view: UIView, leading: CGFloat, centre: CGFloat, size: CGSize) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = CGRect(
            x: isMirrored ? bounds.width - leading - size.width : leading,
            y: (centre - size.height / 2).rounded(), width: size.width, height: size.height)
    }
}
