/// A place that somebody sent. A click shows it on a map on the web.
@MainActor open class ChatLocationView: ChatControl {
    open var content: LocationContent? { didSet { if content != oldValue { updateContentIfNeeded() } } }
    public var textColor: UIColor = .label { didSet { if textColor != oldValue { updateContentIfNeeded() } } }

    public let icon = UIImageView(image: nil)
    public let titleLabel = UILabel()
    public let detailLabel = UILabel()
    private let disc = UIView()

    open class func size(of content: LocationContent, fitting width: CGFloat, in context: MessageContext) -> CGSize {
        let fonts = context.appearance.fonts
        let words = max(
            context.size(of: content.title, fonts.bodyBold).width,
            context.size(of: content.coordinates ?? "", fonts.caption).width)
        return CGSize(
            width: min(width, max(160, words + 54)),
            height: max(40, fonts.bodyBold.lineRoom + fonts.caption.lineRoom + 2))
    }

    open override func setUp() {
        super.setUp()
        pointerCursor = .pointer
        accessibilityTraits = .link
        disc.layer.cornerRadius = 20
        for view in [disc, icon, titleLabel, detailLabel] as [UIView] {
            view.isUserInteractionEnabled = false
            view.accessibilityElementsHidden = true
        }
    }

    open override func setUpLayout() {
        super.setUpLayout()
        for view in [disc, icon, titleLabel, detailLabel] as [UIView] { addSubview(view) }
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        icon.image = appearance.images.location
        titleLabel.font = appearance.fonts.bodyBold
        detailLabel.font = appearance.fonts.caption
        updateContent()
    }

    open override func updateContent() {
        super.updateContent()
        titleLabel.text = content?.title
        detailLabel.text = content?.coordinates
        titleLabel.textColor = textColor
        detailLabel.textColor = textColor.withAlphaComponent(0.8)
        icon.tintColor = textColor
        disc.backgroundColor = textColor.withAlphaComponent(0.12)
        accessibilityLabel = content.map { "Location, \($0.title)" }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let middle = bounds.height / 2
        disc.frame = CGRect(x: isRightToLeft ? bounds.width - 40 : 0, y: middle - 20, width: 40, height: 40)
        icon.frame = disc.frame.insetBy(dx: 10, dy: 10)
        let x: CGFloat = isRightToLeft ? 0 : 50
        let width = max(0, bounds.width - 50)
        let (first, second) = (titleLabel.font.lineRoom, detailLabel.text == nil ? 0 : detailLabel.font.lineRoom)
        let y = (middle - (first + second) / 2).rounded()
        titleLabel.frame = CGRect(x: x, y: y, width: width, height: first)
        detailLabel.frame = CGRect(x: x, y: y + first, width: width, height: second)
    }
}
