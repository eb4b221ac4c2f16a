import Foundation
internal import CGtk

/// The view of a bar's button: room to hit, a quiet background under the pointer.
final class BarButton: UIControl {
    private let label = UILabel()
    private let picture = UIImageView(image: nil)
    private var insets: CGFloat = 8

    static let side: CGFloat = 36
    private static let gap: CGFloat = 2

    init(_ press: @escaping () -> Void) {
        super.init(frame: .zero)
        pointerCursor = .pointer
        layer.cornerRadius = 8
        picture.contentMode = .scaleAspectFit
        label.accessibilityElementsHidden = true
        picture.accessibilityElementsHidden = true
        accessibilityTraits = .button
        addSubview(picture)
        addSubview(label)
        addAction(UIAction { _ in press() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    /// A back button has its title beside its picture; others show one of the two.
    func show(
        title: String?, image: UIImage?, both: Bool = false, attributes: [NSAttributedString.Key: Any]?, isDone: Bool
    ) {
        let text = image == nil || both ? title : nil
        let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 15, weight: isDone ? .semibold : .medium)
        label.font = font
        label.text = text
        label.isHidden = (text ?? "").isEmpty
        color = attributes?[.foregroundColor] as? UIColor
        picture.image = image
        picture.isHidden = image == nil
        accessibilityLabel = title
        setNeedsLayout()
        stateChanged()
    }

    private var color: UIColor?

    /// Symbols stand at 22 points; a picture of the app's keeps its size while it fits.
    private var pictureSize: CGSize {
        guard let size = picture.image?.size, !picture.isHidden else { return .zero }
        let factor = min(1, Self.side / max(size.height, 1), Self.side / max(size.width, 1))
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    override var intrinsicContentSize: CGSize {
        let text = label.isHidden ? .zero : label.intrinsicContentSize, image = pictureSize
        let gap = label.isHidden || picture.isHidden ? 0 : Self.gap
        return CGSize(
            width: max(Self.side, (text.width + image.width + gap + 2 * insets).rounded(.up)), height: Self.side)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func layoutSubviews() {
        let image = pictureSize
        let gap = label.isHidden || picture.isHidden ? 0 : Self.gap
        let room = max(0, bounds.width - 2 * insets - image.width - gap)
        let text = label.isHidden ? .zero : label.intrinsicContentSize
        let width = min(text.width, room)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = ((bounds.width - image.width - gap - width) / 2).rounded()
        func place(_ view: UIView, _ x: CGFloat, _ size: CGSize) {
            let left = isMirrored ? bounds.width - x - size.width : x
            view.frame = CGRect(
                x: left, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
        }
        place(picture, start, image)
        place(label, start + image.width + gap, CGSize(width: width, height: text.height))
    }

    override func stateChanged() {
        let tint = color ?? tintColor!
        label.textColor = isEnabled ? tint : .tertiaryLabel
        picture.tintColor = label.textColor
        backgroundColor =
            isHighlighted ? .secondarySystemFill : isHovered && isEnabled || isSelected ? .tertiarySystemFill : nil
        setNeedsDisplay()
    }

    override func tintColorDidChange() { stateChanged() }
    override var role: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_BUTTON }
}
