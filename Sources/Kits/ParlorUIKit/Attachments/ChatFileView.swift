/// A file in a bubble: a sign, its name, its size. While it goes out, a ring around the sign tells how far it is.
@MainActor open class ChatFileView: ChatAttachmentView {
    public let icon = UIImageView(image: nil)
    public let nameLabel = UILabel()
    public let detailLabel = UILabel()
    public let disc = UIView()
    public let ring = ChatProgressRing()

    private static let discSide: CGFloat = 40

    open override class func size(
        of content: ChatMessageAttachment, fitting width: CGFloat, in context: MessageContext
    ) -> CGSize {
        let fonts = context.appearance.fonts
        let words = max(
            context.size(of: content.name, fonts.bodyBold).width,
            context.size(of: AttachmentText.detail(content), fonts.caption).width)
        return CGSize(
            width: min(width, max(160, words + discSide + 12)),
            height: max(discSide, fonts.bodyBold.lineRoom + fonts.caption.lineRoom + 2))
    }

    open override func setUp() {
        super.setUp()
        nameLabel.lineBreakMode = .byTruncatingMiddle
        for view in [icon, nameLabel, detailLabel, disc] as [UIView] {
            view.isUserInteractionEnabled = false
            view.accessibilityElementsHidden = true
        }
        disc.layer.cornerRadius = Self.discSide / 2
        ring.addAction(UIAction { [weak self] _ in self?.onCancel?() }, for: .primaryActionTriggered)
    }

    open override func setUpLayout() {
        super.setUpLayout()
        for view in [disc, icon, nameLabel, detailLabel, ring] as [UIView] { addSubview(view) }
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        nameLabel.font = appearance.fonts.bodyBold
        detailLabel.font = appearance.fonts.caption
        updateContent()
    }

    open override func updateContent() {
        super.updateContent()
        guard let content else { return }
        nameLabel.text = content.name
        detailLabel.text = AttachmentText.detail(content)
        icon.image = content.kind == .audio ? appearance.images.sound : appearance.images.file
        let progress = AttachmentText.progress(content)
        ring.isHidden = progress == nil
        icon.isHidden = progress != nil
        ring.progress = progress ?? 0
        ring.color = textColor
        nameLabel.textColor = textColor
        detailLabel.textColor = textColor.withAlphaComponent(0.8)
        icon.tintColor = textColor
        disc.backgroundColor = textColor.withAlphaComponent(0.12)
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = Self.discSide
        let middle = bounds.height / 2
        disc.frame = CGRect(
            x: isRightToLeft ? bounds.width - side : 0, y: middle - side / 2, width: side, height: side)
        icon.frame = disc.frame.insetBy(dx: 10, dy: 10)
        ring.frame = disc.frame
        let x: CGFloat = isRightToLeft ? 0 : side + 10
        let width = max(0, bounds.width - side - 10)
        let hasDetail = detailLabel.text?.isEmpty == false
        let (first, second) = (nameLabel.font.lineRoom, hasDetail ? detailLabel.font.lineRoom : 0)
        let y = (middle - (first + second) / 2).rounded()
        nameLabel.frame = CGRect(x: x, y: y, width: width, height: first)
        detailLabel.frame = CGRect(x: x, y: y + first, width: width, height: second)
    }
}
