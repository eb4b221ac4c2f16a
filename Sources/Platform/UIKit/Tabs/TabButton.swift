import Foundation
internal import CGtk

/// One place of a tab bar: picture over title, with a badge.
final class TabButton: UIControl {
    let item: UITabBarItem
    var restColor = UIColor.secondaryLabel
    private let picture = UIImageView(image: nil)
    private let label = UILabel()
    private let badge = BadgeLabel()

    init(_ item: UITabBarItem, choose: @escaping () -> Void) {
        self.item = item
        super.init(frame: .zero)
        pointerCursor = .pointer
        picture.contentMode = .scaleAspectFit
        label.font = .systemFont(ofSize: 11, weight: .medium)
        label.textAlignment = .center
        for view in [picture, label, badge] as [UIView] {
            view.accessibilityElementsHidden = true
            addSubview(view)
        }
        accessibilityTraits = .button
        addAction(UIAction { _ in choose() }, for: .primaryActionTriggered)
        item.onChange = { [weak self] in self?.update() }
        update()
    }

    required init?(coder: NSCoder) { nil }

    private func update() {
        label.text = item.title
        isEnabled = item.isEnabled
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? .systemRed
        let name = item.accessibilityLabel ?? item.title
        accessibilityLabel = name
        accessibilityValue = item.badgeValue
        accessibilityIdentifier = item.accessibilityIdentifier
        stateChanged()
        setNeedsLayout()
    }

    override func stateChanged() {
        let color = isSelected ? tintColor! : restColor
        picture.image = isSelected ? item.selectedImage ?? item.image : item.image
        picture.tintColor = color
        label.textColor = color
        alpha = isEnabled ? isHighlighted ? 0.6 : 1 : 0.4
        accessibilityTraits = isSelected ? [.button, .selected] : .button
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        let hasTitle = !(label.text ?? "").isEmpty
        let side: CGFloat = 24, top: CGFloat = hasTitle ? 6 : (bounds.height - side) / 2
        picture.frame = CGRect(x: ((bounds.width - side) / 2).rounded(), y: top, width: side, height: side)
        label.frame = CGRect(x: 2, y: 31, width: max(0, bounds.width - 4), height: 16)
        let size = badge.intrinsicContentSize
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? picture.frame.minX + 6 - size.width : picture.frame.maxX - 6
        badge.frame = CGRect(x: x, y: max(0, top - 4), width: size.width, height: size.height)
    }

    override var role: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_TAB }
}

/// A count in a pill.
final class BadgeLabel: UIView {
    private let label = UILabel()
    private static let height: CGFloat = 16

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 11, weight: .bold)
        label.textColor = .white
        label.textAlignment = .center
        layer.cornerRadius = Self.height / 2
        isUserInteractionEnabled = false
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    var text: String? { didSet { label.text = text; setNeedsLayout() } }

    override var intrinsicContentSize: CGSize {
        CGSize(width: max(Self.height, label.intrinsicContentSize.width.rounded(.up) + 8), height: Self.height)
    }

    override func layoutSubviews() { label.frame = bounds }
}
