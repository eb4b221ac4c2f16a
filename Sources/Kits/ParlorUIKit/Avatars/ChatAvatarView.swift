/// A picture or initials in a circle, with a dot for somebody who is online.
@MainActor open class ChatAvatarView: ChatView {
    /// What it shows.
    open var content: AvatarContent? { didSet { if content != oldValue { updateContentIfNeeded() } } }
    /// Whose media the picture is loaded through.
    public weak var client: ChatClient? { didSet { if client !== oldValue { updateContentIfNeeded() } } }
    /// Whether the dot is shown at all.
    public var showsPresence = false { didSet { if showsPresence != oldValue { updateContentIfNeeded() } } }
    /// What the avatar stands on; the ring around the dot has its colour. Nil: the background of the appearance.
    public var ground: UIColor? { didSet { if ground != oldValue { setNeedsDisplay() } } }

    public let initialsLabel = UILabel()
    private var pictureView: ChatPictureView?
    private var dot: UIView?

    open override func setUp() {
        super.setUp()
        isUserInteractionEnabled = false
        // The row or the header beside it says the name already.
        accessibilityElementsHidden = true
        initialsLabel.accessibilityElementsHidden = true
        initialsLabel.textAlignment = .center
        initialsLabel.clipsToBounds = true
    }

    open override func setUpLayout() {
        super.setUpLayout()
        addSubview(initialsLabel)
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        initialsLabel.textColor = .white
        updateContent()
    }

    open override func updateContent() {
        super.updateContent()
        initialsLabel.text = content?.initials
        initialsLabel.backgroundColor = content.map { UIColor($0.background) } ?? appearance.colors.hairline
        if let url = content?.imageURL { showPicture(url) } else { hidePicture() }
        dot?.isHidden = true
        if showsPresence, content?.isOnline == true { showDot() }
        setNeedsLayout()
    }

    private func showPicture(_ url: URL) {
        let view = pictureView ?? ChatPictureView()
        if pictureView == nil {
            // The initials show until the picture is there, and when it cannot be had.
            view.placeholderColor = .clear
            view.accessibilityElementsHidden = true
            insertSubview(view, aboveSubview: initialsLabel)
            pictureView = view
        }
        view.isHidden = false
        view.show(url, client: client)
    }

    private func hidePicture() {
        pictureView?.isHidden = true
        pictureView?.show(nil, client: nil)
    }

    private func showDot() {
        if dot == nil {
            let view = UIView()
            addSubview(view)
            dot = view
        }
        dot?.isHidden = false
        dot?.backgroundColor = appearance.colors.online
        dot?.layer.borderWidth = appearance.metrics.presenceRing
        dot?.layer.dynamicBorderColor = ground ?? appearance.colors.background
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        let circle = CGRect(x: 0, y: 0, width: side, height: side)
        initialsLabel.frame = circle
        initialsLabel.layer.cornerRadius = side / 2
        // Initials fill their circle whatever the desktop's text scaling is.
        let font = UIFont.systemFont(ofSize: (side * 0.38).rounded() / Desktop.textScale, weight: .semibold)
        if initialsLabel.font != font { initialsLabel.font = font }
        pictureView?.frame = circle
        pictureView?.layer.cornerRadius = side / 2
        guard let dot, !dot.isHidden else { return }
        let ring = appearance.metrics.presenceRing
        let diameter = appearance.metrics.presenceDot + 2 * ring
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        dot.frame = CGRect(
            x: isRightToLeft ? -ring : side - diameter + ring, y: side - diameter + ring, width: diameter,
            height: diameter)
        dot.layer.cornerRadius = diameter / 2
    }
}
