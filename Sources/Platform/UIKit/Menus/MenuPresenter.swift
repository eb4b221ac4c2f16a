import Foundation

/// Shows a menu as views over a window: a card at the pointer, closed by a press elsewhere, Escape or a choice.
@MainActor package enum MenuPresenter {
    package static func present(_ menu: UIMenu, in window: UIWindow, at place: CGPoint) {
        dismiss(in: window)
        let overlay = MenuOverlay(menu, returnFocusTo: window.firstResponder)
        overlay.frame = window.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(overlay)
        overlay.place(at: place)
        overlay.becomeFirstResponder()
    }

    package static func dismiss(in window: UIWindow) {
        for view in window.subviews.compactMap({ $0 as? MenuOverlay }) { view.close() }
    }

    /// The menu that is open in a window, for tests.
    package static func openMenu(in window: UIWindow) -> UIView? { window.subviews.first { $0 is MenuOverlay } }
}

/// Catches what happens outside the menu.
final class MenuOverlay: UIView {
    private let card = UIView()
    private var rows: [MenuRow] = []
    private weak var previous: UIResponder?

    private static let rowHeight: CGFloat = 34
    private static let inset: CGFloat = 6

    init(_ menu: UIMenu, returnFocusTo previous: UIResponder?) {
        self.previous = previous
        super.init(frame: .zero)
        card.backgroundColor = .tertiarySystemBackground
        card.layer.cornerRadius = 10
        card.layer.borderWidth = 1
        card.layer.dynamicBorderColor = .separator
        card.layer.shadowOpacity = 0.18
        card.layer.shadowRadius = 12
        card.layer.shadowOffset = CGSize(width: 0, height: 6)
        addSubview(card)
        build(menu)
        addGestureRecognizer(
            UITapGestureRecognizer { [weak self] in self?.close() })
    }

    required init?(coder: NSCoder) { nil }

    private func build(_ menu: UIMenu) {
        var y = Self.inset, width: CGFloat = 160
        func add(_ elements: [UIMenuElement]) {
            for (index, element) in elements.enumerated() {
                if let inner = element as? UIMenu {
                    if index > 0 { separator() }
                    add(inner.children)
                } else if let action = element as? UIAction, !action.attributes.contains(.hidden) {
                    let row = MenuRow(action) { [weak self] in
                        self?.close()
                        action.perform(sender: nil)
                    }
                    width = max(width, row.intrinsicContentSize.width)
                    row.frame = CGRect(x: Self.inset, y: y, width: 0, height: Self.rowHeight)
                    card.addSubview(row)
                    rows.append(row)
                    y += Self.rowHeight
                }
            }
        }
        func separator() {
            let line = UIView(frame: CGRect(x: 0, y: y + 4, width: 10_000, height: 1))
            line.backgroundColor = .separator
            card.addSubview(line)
            y += 9
        }
        add(menu.children)
        card.frame.size = CGSize(width: width + 2 * Self.inset, height: y + Self.inset)
        for view in card.subviews { view.frame.size.width = view is MenuRow ? width : card.frame.width }
    }

    func place(at point: CGPoint) {
        var origin = point
        if origin.x + card.frame.width > bounds.width - 8 { origin.x = max(8, point.x - card.frame.width) }
        if origin.y + card.frame.height > bounds.height - 8 { origin.y = max(8, point.y - card.frame.height) }
        card.frame.origin = CGPoint(x: origin.x.rounded(), y: origin.y.rounded())
    }

    func close() {
        let previous = previous
        removeFromSuperview()
        previous?.becomeFirstResponder()
    }

    override var canBecomeFirstResponder: Bool { true }

    override func handleKey(_ key: UIKey) -> Bool {
        switch key.code {
        case .escape: close()
        case .down: move(1)
        case .up: move(-1)
        case .enter, .space: rows.first { $0.isSelected }?.sendActions(for: .primaryActionTriggered)
        default: return super.handleKey(key)
        }
        return true
    }

    private func move(_ step: Int) {
        guard !rows.isEmpty else { return }
        let current = rows.firstIndex { $0.isSelected } ?? (step > 0 ? -1 : rows.count)
        for row in rows { row.isSelected = false }
        rows[(current + step + rows.count) % rows.count].isSelected = true
    }
}

/// One choice of a menu.
final class MenuRow: UIControl {
    private let label = UILabel()
    private let icon = UIImageView(image: nil)

    init(_ action: UIAction, choose: @escaping () -> Void) {
        super.init(frame: .zero)
        let color: UIColor = action.attributes.contains(.destructive) ? .systemRed : .label
        label.text = action.title
        label.font = .systemFont(ofSize: 14)
        label.textColor = color
        icon.image = action.state == .on ? UIImage(systemName: "checkmark") : action.image
        icon.tintColor = action.attributes.contains(.destructive) ? .systemRed : .secondaryLabel
        icon.contentMode = .scaleAspectFit
        isEnabled = !action.attributes.contains(.disabled)
        layer.cornerRadius = 6
        accessibilityLabel = action.title
        accessibilityTraits = .button
        addSubview(icon)
        addSubview(label)
        addAction(UIAction { _ in choose() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        CGSize(width: label.intrinsicContentSize.width + 36 + 20, height: 34)
    }

    override func layoutSubviews() {
        icon.frame = CGRect(x: 10, y: (bounds.height - 18) / 2, width: 18, height: 18)
        let x: CGFloat = icon.image == nil ? 12 : 38
        label.frame = CGRect(x: x, y: 0, width: bounds.width - x - 10, height: bounds.height)
    }

    override func stateChanged() {
        backgroundColor = isHovered || isSelected || isHighlighted ? .tertiarySystemFill : nil
        alpha = isEnabled ? 1 : 0.45
    }
}
