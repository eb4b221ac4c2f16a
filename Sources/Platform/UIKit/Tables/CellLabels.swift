import Foundation

/// The label, the second label and the picture that a cell has without a configuration.
@MainActor final class CellLabels {
    let text = UILabel()
    let detail = UILabel()
    let image = UIImageView(image: nil)
    private let style: UITableViewCell.CellStyle
    private unowned let room: UIView

    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 12

    init(_ style: UITableViewCell.CellStyle, in room: UIView) {
        self.style = style
        self.room = room
        text.font = .preferredFont(forTextStyle: .body)
        detail.font = .preferredFont(forTextStyle: style == .subtitle ? .footnote : .body)
        detail.textColor = .secondaryLabel
        image.contentMode = .scaleAspectFit
        if style == .value2 { text.textColor = .tintColor }
        for view in [image, text, detail] { room.addSubview(view) }
    }

    func setHighlighted(_ highlighted: Bool) {
        text.isHighlighted = highlighted
        detail.isHighlighted = highlighted
        image.isHighlighted = highlighted
    }

    private func start(_ indent: CGFloat) -> CGFloat {
        let width = image.image == nil ? 0 : image.intrinsicContentSize.width + Self.gap
        return Self.margin + indent + width
    }

    private func height(_ label: UILabel, _ width: CGFloat) -> CGFloat {
        (label.text ?? "").isEmpty
            ? 0 : label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    func height(in width: CGFloat, indent: CGFloat) -> CGFloat {
        let width = max(1, width - start(indent) - Self.margin)
        let first = height(text, width), second = height(detail, width)
        let lines = style == .subtitle ? first + (first > 0 && second > 0 ? 2 : 0) + second : max(first, second)
        return max(44, lines + 20, image.image == nil ? 0 : image.intrinsicContentSize.height + 12)
    }

    func layOut(indent: CGFloat) {
        let isRightToLeft = room.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let bounds = room.bounds
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            let left = isRightToLeft ? bounds.width - x - width : x
            view.frame = CGRect(x: left.rounded(), y: y.rounded(), width: max(0, width), height: height)
        }
        if image.image != nil {
            let size = image.intrinsicContentSize
            let height = min(size.height, bounds.height),
                width = size.width * (size.height > 0 ? height / size.height : 1)
            place(image, Self.margin + indent, (bounds.height - height) / 2, width, height)
        }
        let x = start(indent), width = bounds.width - x - Self.margin
        let first = height(text, width), second = height(detail, width)
        if style == .subtitle {
            let gap: CGFloat = first > 0 && second > 0 ? 2 : 0
            let top = (bounds.height - first - gap - second) / 2
            place(text, x, top, width, first)
            place(detail, x, top + first + gap, width, second)
        } else {
            let end = min(second > 0 ? detail.intrinsicContentSize.width : 0, width * 0.6)
            place(text, x, (bounds.height - first) / 2, width - end - (end > 0 ? 8 : 0), first)
            place(detail, x + width - end, (bounds.height - second) / 2, end, second)
        }
    }
}
