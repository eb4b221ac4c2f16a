import Foundation

/// Shows a `UIListContentConfiguration`: a picture, then a text with a second one below or beside it.
open class UIListContentView: UIView, UIContentView {
    private let picture = UIImageView(image: nil)
    private let label = UILabel()
    private let secondary = UILabel()
    private var list: UIListContentConfiguration

    public init(configuration: UIListContentConfiguration) {
        list = configuration
        super.init(frame: .zero)
        for view in [picture, label, secondary] { addSubview(view) }
        configure()
    }

    public required init?(coder: NSCoder) {
        list = .cell()
        super.init(coder: coder)
    }

    open var configuration: UIContentConfiguration {
        get { list }
        set {
            guard let new = newValue as? UIListContentConfiguration else { return }
            list = new
            configure()
        }
    }

    open func supports(_ configuration: UIContentConfiguration) -> Bool { configuration is UIListContentConfiguration }

    private func configure() {
        picture.image = list.image
        picture.isHidden = list.image == nil
        picture.preferredSymbolConfiguration = list.imageProperties.preferredSymbolConfiguration
        picture.tintColor = list.imageProperties.tintColor
        picture.contentMode = .scaleAspectFit
        picture.layer.cornerRadius = list.imageProperties.cornerRadius
        picture.clipsToBounds = list.imageProperties.cornerRadius > 0
        apply(list.textProperties, list.text, list.attributedText, to: label)
        apply(list.secondaryTextProperties, list.secondaryText, list.secondaryAttributedText, to: secondary)
        alpha = list.alpha
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func apply(
        _ look: UIListContentConfiguration.TextProperties, _ text: String?, _ attributed: NSAttributedString?,
        to label: UILabel
    ) {
        label.font = look.font
        label.textColor = look.resolvedColor()
        label.numberOfLines = look.numberOfLines
        label.lineBreakMode = look.lineBreakMode
        label.textAlignment = look.alignment == .center ? .center : look.alignment == .justified ? .justified : .natural
        if let attributed { label.attributedText = attributed } else { label.text = look.transform.apply(text) }
        label.isHidden = (label.text ?? "").isEmpty
    }

    // MARK: Layout

    private var imageSize: CGSize {
        guard let image = list.image else { return .zero }
        var size =
            list.imageProperties.preferredSymbolConfiguration.map { image.withConfiguration($0).size } ?? image.size
        let limit = list.imageProperties.maximumSize
        for (room, length) in [(limit.width, size.width), (limit.height, size.height)] where room > 0 && length > room {
            size = CGSize(width: size.width * room / length, height: size.height * room / length)
        }
        return size
    }

    private var imageRoom: CGSize {
        let reserved = list.imageProperties.reservedLayoutSize, size = imageSize
        return CGSize(
            width: reserved.width > 0 ? reserved.width : size.width,
            height: reserved.height > 0 ? reserved.height : size.height)
    }

    /// Side by side as long as both fit into one line.
    private func isSideBySide(_ width: CGFloat) -> Bool {
        guard list.prefersSideBySideTextAndSecondaryText, !label.isHidden, !secondary.isHidden else { return false }
        let natural = label.intrinsicContentSize.width + secondary.intrinsicContentSize.width
        return natural + list.textToSecondaryTextHorizontalPadding <= width
    }

    private func textWidth(_ width: CGFloat) -> CGFloat {
        let margins = list.directionalLayoutMargins
        let image = list.image == nil ? 0 : imageRoom.width + list.imageToTextPadding
        return max(1, width - margins.leading - margins.trailing - image)
    }

    private func height(_ label: UILabel, _ width: CGFloat) -> CGFloat {
        label.isHidden ? 0 : label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width.isFinite && size.width > 0 && size.width < 100_000 ? size.width : 320
        let room = textWidth(width), first = height(label, room), second = height(secondary, room)
        let gap = first > 0 && second > 0 ? list.textToSecondaryTextVerticalPadding : 0
        let text = isSideBySide(room) ? max(first, second) : first + gap + second
        let margins = list.directionalLayoutMargins
        return CGSize(
            width: width,
            height: max(list.minimumHeight, max(text, imageRoom.height) + margins.top + margins.bottom))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let room = bounds.inset(by: list.directionalLayoutMargins.resolved(isRightToLeft: isRightToLeft))
        func place(_ view: UIView, x: CGFloat, y: CGFloat, _ size: CGSize) {
            let left = isRightToLeft ? bounds.width - x - size.width : x
            view.frame = CGRect(origin: CGPoint(x: left.rounded(), y: y.rounded()), size: size)
        }
        var x = list.directionalLayoutMargins.leading
        if list.image != nil {
            let size = imageSize
            place(picture, x: x + (imageRoom.width - size.width) / 2, y: room.midY - size.height / 2, size)
            x += imageRoom.width + list.imageToTextPadding
        }
        let width = textWidth(bounds.width), first = height(label, width), second = height(secondary, width)
        if isSideBySide(width) {
            let end = secondary.intrinsicContentSize.width
            place(label, x: x, y: room.midY - first / 2, CGSize(width: width - end, height: first))
            place(secondary, x: x + width - end, y: room.midY - second / 2, CGSize(width: end, height: second))
            return
        }
        let gap = first > 0 && second > 0 ? list.textToSecondaryTextVerticalPadding : 0
        let top = room.midY - (first + gap + second) / 2
        place(label, x: x, y: top, CGSize(width: width, height: first))
        place(secondary, x: x, y: top + first + gap, CGSize(width: width, height: second))
    }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
    func apply(_ text: String?) -> String? {
        switch self {
        case .none: text
        case .uppercase: text?.uppercased()
        case .lowercase: text?.lowercased()
        case .capitalized: text?.capitalized
        }
    }
}
