import Foundation
internal import CGtk

/// A choice of an alert: a filled button, or a row of an action sheet.
final class AlertButton: UIControl {
    static let rowHeight: CGFloat = 44

    let action: UIAlertAction
    private let label = UILabel()
    private let isProminent: Bool
    private let isRow: Bool

    init(_ action: UIAlertAction, isProminent: Bool, isRow: Bool, choose: @escaping () -> Void) {
        self.action = action
        self.isProminent = isProminent
        self.isRow = isRow
        super.init(frame: .zero)
        pointerCursor = .pointer
        layer.cornerRadius = 9
        label.text = action.title
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 15, weight: isRow && action.style == .default ? .regular : .medium)
        label.accessibilityElementsHidden = true
        accessibilityLabel = action.title
        accessibilityTraits = .button
        accessibilityIdentifier = action.accessibilityIdentifier
        addSubview(label)
        addAction(UIAction { _ in choose() }, for: .primaryActionTriggered)
        action.onChange = { [weak self, weak action] in self?.isEnabled = action?.isEnabled ?? true }
        isEnabled = action.isEnabled
        stateChanged()
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        CGSize(width: label.intrinsicContentSize.width + 24, height: isRow ? Self.rowHeight : 40)
    }

    override func layoutSubviews() { label.frame = bounds.insetBy(dx: 8, dy: 0) }

    override func stateChanged() {
        let isDanger = action.style == .destructive
        let isActive = isHovered && isEnabled
        if isProminent {
            backgroundColor = isDanger ? .systemRed : tintColor
            label.textColor = .white
        } else {
            label.textColor = isDanger ? .systemRed : isRow || action.style == .cancel ? .label : tintColor
            backgroundColor =
                isRow
                ? isHighlighted ? .secondarySystemFill : isActive ? .tertiarySystemFill : nil
                : isHighlighted ? .systemFill : isActive ? .secondarySystemFill : .tertiarySystemFill
        }
        alpha = isEnabled ? isProminent && (isActive || isHighlighted) ? 0.88 : 1 : 0.45
        setNeedsDisplay()
    }

    override func tintColorDidChange() { stateChanged() }
    override var role: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_BUTTON }
}
