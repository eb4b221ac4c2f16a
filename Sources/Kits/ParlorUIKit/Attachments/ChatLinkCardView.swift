/// The first web address of a message, as a card under its words.
@MainActor open class ChatLinkCardView: ChatControl {
    open var content: LinkCard? { didSet { if content != oldValue { updateContentIfNeeded() } } }
    public var textColor: UIColor = .label { didSet { if textColor != oldValue { updateContentIfNeeded() } } }

    public let icon = UIImageView(image: nil)
    public let titleLabel = UILabel()
    public let hostLabel = UILabel()

    open class func size(of content: LinkCard, fitting width: CGFloat, in context: MessageContext) -> CGSize {
        let fonts = context.appearance.fonts
        let words = max(
            context.size(of: content.page ?? content.host, fonts.footnoteBold).width,
            content.page == nil ? 0 : context.size(of: content.host, fonts.caption).width)
        let lines = fonts.footnoteBold.lineRoom + (content.page == nil ? 0 : fonts.caption.lineRoom)
        return CGSize(width: min(width, max(140, words + 50)), height: lines + 14)
    }

    open override func setUp() {
        super.setUp()
        pointerCursor = .pointer
        layer.cornerRadius = 10
        accessibilityTraits = .link
        for view in [icon, titleLabel, hostLabel] as [UIView] {
            view.isUserInteractionEnabled = false
            view.accessibilityElementsHidden = true
        }
    }

    open override func setUpLayout() {
        super.setUpLayout()
        for view in [icon, titleLabel, hostLabel] as [UIView] { addSubview(view) }
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        icon.image = appearance.images.link
        titleLabel.font = appearance.fonts.footnoteBold
        hostLabel.font = appearance.fonts.caption
        updateContent()
    }

    open override func updateContent() {
        super.updateContent()
        titleLabel.text = content?.page ?? content?.host
        hostLabel.text = content?.page == nil ? nil : content?.host
        titleLabel.textColor = textColor
        hostLabel.textColor = textColor.withAlphaComponent(0.8)
        icon.tintColor = textColor.withAlphaComponent(0.8)
        backgroundColor = textColor.withAlphaComponent(0.06)
        accessibilityLabel = content.map { "Link to \($0.host)" }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        icon.frame = CGRect(
            x: isRightToLeft ? bounds.width - 28 : 10, y: (bounds.height - 18) / 2, width: 18, height: 18)
        let x: CGFloat = isRightToLeft ? 10 : 38
        let width = max(0, bounds.width - 48)
        let isAlone = hostLabel.text == nil
        let (first, second) = (titleLabel.font.lineRoom, isAlone ? 0 : hostLabel.font.lineRoom)
        let y = ((bounds.height - first - second) / 2).rounded()
        titleLabel.frame = CGRect(x: x, y: y, width: width, height: first)
        hostLabel.frame = CGRect(x: x, y: y + first, width: width, height: second)
    }
}
