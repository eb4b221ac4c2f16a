import Foundation

/// Where the parts of a button stand: picture at one of four sides of title and subtitle, the whole aligned in the button.
@MainActor struct ButtonLayout {
    private let button: UIButton
    private let placement: NSDirectionalRectEdge
    private let image: CGSize
    private let title: CGSize
    private let subtitle: CGSize
    private let gap: CGFloat

    init(_ button: UIButton) {
        self.button = button
        placement = button.configuration?.imagePlacement ?? .leading
        image = button.symbolView?.intrinsicContentSize ?? .zero
        let limit =
            button.label.numberOfLines == 1
            ? CGFloat.greatestFiniteMagnitude : max(1, button.bounds.width - button.insets.left - button.insets.right)
        title =
            button.label.isHidden
            ? .zero : button.label.sizeThatFits(CGSize(width: limit, height: .greatestFiniteMagnitude))
        subtitle = button.secondLabel.isHidden ? .zero : button.secondLabel.intrinsicContentSize
        gap = image.width > 0 && title.width + subtitle.width > 0 ? button.configuration?.imagePadding ?? 6 : 0
    }

    private var isStacked: Bool { placement == .top || placement == .bottom }
    private var between: CGFloat {
        subtitle.height > 0 && title.height > 0 ? button.configuration?.titlePadding ?? 1 : 0
    }
    private var text: CGSize {
        CGSize(width: max(title.width, subtitle.width), height: title.height + between + subtitle.height)
    }

    private var content: CGSize {
        isStacked
            ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
            : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
    }

    var naturalSize: CGSize {
        let inset = button.insets
        return CGSize(
            width: (content.width + inset.left + inset.right).rounded(.up),
            height: (content.height + inset.top + inset.bottom).rounded(.up))
    }

    func place() {
        let room = CGRect(origin: .zero, size: button.bounds.size).inset(by: button.insets)
        let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var textWidth = text.width
        if isStacked {
            textWidth = min(textWidth, room.width)
        } else {
            textWidth = min(textWidth, max(0, room.width - image.width - gap))
        }
        let whole =
            isStacked
            ? CGSize(width: max(image.width, textWidth), height: content.height)
            : CGSize(width: image.width + gap + textWidth, height: content.height)
        let x: CGFloat =
            switch button.contentHorizontalAlignment {
            case .left: room.minX
            case .right: room.maxX - whole.width
            case .leading: isMirrored ? room.maxX - whole.width : room.minX
            case .trailing: isMirrored ? room.minX : room.maxX - whole.width
            default: room.minX + (room.width - whole.width) / 2
            }
        let y: CGFloat =
            switch button.contentVerticalAlignment {
            case .top: room.minY
            case .bottom: room.maxY - whole.height
            default: room.minY + (room.height - whole.height) / 2
            }
        let imageFirst = (placement == .top || placement == .leading) || placement == .top
        let leads = isStacked ? placement == .top : imageFirst != isMirrored
        var imageOrigin = CGPoint.zero, textOrigin = CGPoint.zero
        if isStacked {
            imageOrigin = CGPoint(x: x + (whole.width - image.width) / 2, y: leads ? y : y + text.height + gap)
            textOrigin = CGPoint(x: x + (whole.width - textWidth) / 2, y: leads ? y + image.height + gap : y)
        } else {
            imageOrigin = CGPoint(x: leads ? x : x + textWidth + gap, y: y + (whole.height - image.height) / 2)
            textOrigin = CGPoint(x: leads ? x + image.width + gap : x, y: y + (whole.height - text.height) / 2)
        }
        set(button.symbolView, imageOrigin, image, button.imageEdgeInsets)
        let alignment = button.configuration?.titleAlignment ?? .automatic
        func offset(_ width: CGFloat) -> CGFloat {
            switch alignment {
            case .center: (textWidth - width) / 2
            case .automatic where isStacked: (textWidth - width) / 2
            case .trailing: isMirrored ? 0 : textWidth - width
            default: isMirrored ? textWidth - width : 0
            }
        }
        let first = min(title.width, textWidth), second = min(subtitle.width, textWidth)
        set(
            button.label, CGPoint(x: textOrigin.x + offset(first), y: textOrigin.y),
            CGSize(width: first, height: title.height), button.titleEdgeInsets)
        set(
            button.secondLabel, CGPoint(x: textOrigin.x + offset(second), y: textOrigin.y + title.height + between),
            CGSize(width: second, height: subtitle.height), .zero)
    }

    /// The classic insets shift a part by the difference of their sides.
    private func set(_ view: UIView?, _ origin: CGPoint, _ size: CGSize, _ inset: UIEdgeInsets) {
        guard let view else { return }
        view.frame = CGRect(
            x: (origin.x + (inset.left - inset.right) / 2).rounded(),
            y: (origin.y + (inset.top - inset.bottom) / 2).rounded(),
            width: size.width, height: size.height)
    }
}
