import Foundation
internal import CGtk

/// One choice of a menu.
final class MenuRow: UIControl {
    let element: UIMenuElement
    private let label = UILabel()
    private let detail = UILabel()
    private let icon = UIImageView(image: nil)
    private let mark = UIImageView(image: nil)
    var onPress: (() -> Void)?
    var onHover: (() -> Void)?

    private static let side: CGFloat = 18

    init(_ element: UIMenuElement) {
        self.element = element
        super.init(frame: .zero)
        let leaf = element as? any UIMenuLeaf
        let isDanger =
            leaf?.attributes.contains(.destructive) ?? (element as? UIMenu)?.options.contains(.destructive) ?? false
        label.text = element.title
        label.font = .systemFont(ofSize: 14)
        label.textColor = isDanger ? .systemRed : .label
        detail.text = element.subtitle
        detail.font = .systemFont(ofSize: 12)
        detail.textColor = .secondaryLabel
        icon.image = element.image ?? Self.mark(of: leaf?.state)
        icon.tintColor = isDanger ? .systemRed : .secondaryLabel
        mark.image =
            submenu != nil
            ? UIImage(systemName: "chevron.forward") : element.image == nil ? nil : Self.mark(of: leaf?.state)
        mark.tintColor = .secondaryLabel
        for view in [icon, mark] { view.contentMode = .scaleAspectFit }
        isEnabled = !(leaf?.attributes.contains(.disabled) ?? false)
        layer.cornerRadius = 6
        accessibilityLabel = element.title
        accessibilityHint = element.subtitle
        accessibilityTraits = leaf?.state == .on ? [.button, .selected] : .button
        for view in [icon, label, detail, mark] as [UIView] {
            view.accessibilityElementsHidden = true
            addSubview(view)
        }
        addAction(UIAction { [weak self] _ in self?.onPress?() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    var submenu: UIMenu? { element as? UIMenu }

    private static func mark(of state: UIMenuElement.State?) -> UIImage? {
        switch state {
        case .on: UIImage(systemName: "checkmark")
        case .mixed: UIImage(systemName: "minus")
        default: nil
        }
    }

    private var hasDetail: Bool { !(detail.text ?? "").isEmpty }

    override var intrinsicContentSize: CGSize {
        let text = max(label.intrinsicContentSize.width, hasDetail ? detail.intrinsicContentSize.width : 0)
        return CGSize(width: (text + 38 + 14 + (mark.image == nil ? 0 : 24)).rounded(.up), height: hasDetail ? 46 : 34)
    }

    override func layoutSubviews() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func put(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
            view.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
        }
        put(icon, x: 10, y: (bounds.height - Self.side) / 2, width: Self.side, height: Self.side)
        put(mark, x: bounds.width - 24, y: (bounds.height - 14) / 2, width: 14, height: 14)
        let x: CGFloat = icon.image == nil ? 12 : 38
        let width = max(0, bounds.width - x - (mark.image == nil ? 10 : 30))
        put(label, x: x, y: hasDetail ? 4 : 0, width: width, height: hasDetail ? 20 : bounds.height)
        put(detail, x: x, y: 24, width: width, height: 18)
    }

    override func stateChanged() {
        if isHovered, !wasHovered { onHover?() }
        wasHovered = isHovered
        backgroundColor = isEnabled && (isHovered || isSelected || isHighlighted) ? .tertiarySystemFill : nil
        alpha = isEnabled ? 1 : 0.45
        setNeedsDisplay()
    }

    private var wasHovered = false

    override var role: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_MENU_ITEM }
}

/// The title of a menu or of a section.
final class MenuHeader: UIView {
    private let label = UILabel()

    init(_ title: String) {
        super.init(frame: .zero)
        label.text = title
        label.font = .systemFont(ofSize: 12, weight: .medium)
        label.textColor = .secondaryLabel
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { CGSize(width: label.intrinsicContentSize.width + 24, height: 26) }
    override func layoutSubviews() { label.frame = bounds.insetBy(dx: 12, dy: 0) }
}

/// The line between two sections.
final class MenuLine: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .separator
    }

    required init?(coder: NSCoder) { nil }
}

/// Choices side by side, as pictures: reactions, for example.
final class MenuPalette: UIView {
    static let height: CGFloat = 40
    private var buttons: [BarButton] = []

    init(_ menu: UIMenu, choose: @escaping (any UIMenuLeaf) -> Void) {
        super.init(frame: .zero)
        for case let leaf as any UIMenuLeaf in menu.children where !leaf.attributes.contains(.hidden) {
            let button = BarButton { choose(leaf) }
            button.show(title: leaf.title, image: leaf.image, attributes: nil, isDone: false)
            button.isEnabled = !leaf.attributes.contains(.disabled)
            button.isSelected = leaf.state == .on
            buttons.append(button)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        CGSize(width: buttons.map(\.intrinsicContentSize.width).reduce(0, +), height: Self.height)
    }

    override func layoutSubviews() {
        guard !buttons.isEmpty else { return }
        let width = bounds.width / CGFloat(buttons.count)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in (isMirrored ? buttons.reversed() : buttons).enumerated() {
            button.frame = CGRect(x: CGFloat(index) * width, y: 2, width: width, height: BarButton.side)
        }
    }
}
