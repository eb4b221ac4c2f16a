/// One picture or film of a message.
@MainActor open class ChatPictureTileView: ChatControl {
    open var content: ChatMessageAttachment? { didSet { if content != oldValue { updateContentIfNeeded() } } }
    /// How many more pictures stand behind this one.
    open var hiddenCount = 0 { didSet { if hiddenCount != oldValue { updateContentIfNeeded() } } }
    public weak var client: ChatClient?

    public let pictureView = ChatPictureView()
    public let ring = ChatProgressRing()
    private let shade = UIView()
    private let countLabel = UILabel()
    private let playDisc = UIView()
    private let playIcon = UIImageView(image: nil)
    private let timeLabel = UILabel()

    open override func setUp() {
        super.setUp()
        clipsToBounds = true
        pointerCursor = .pointer
        accessibilityTraits = .button
        for view in [pictureView, shade, countLabel, playDisc, playIcon, timeLabel] as [UIView] {
            view.isUserInteractionEnabled = false
            view.accessibilityElementsHidden = true
        }
        countLabel.textAlignment = .center
        playDisc.layer.cornerRadius = 24
        ring.color = .white
        timeLabel.textAlignment = .center
        timeLabel.layer.cornerRadius = 8
    }

    open override func setUpLayout() {
        super.setUpLayout()
        for view in [pictureView, shade, playDisc, playIcon, timeLabel, countLabel, ring] as [UIView] {
            addSubview(view)
        }
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        let dim = UIColor(white: 0, alpha: 0.5)
        for view in [shade, playDisc, timeLabel] as [UIView] { view.backgroundColor = dim }
        countLabel.textColor = .white
        countLabel.font = appearance.fonts.title.withSize(24)
        playIcon.image = appearance.images.play
        playIcon.tintColor = .white
        timeLabel.textColor = .white
        timeLabel.font = appearance.fonts.captionBold
        updateContent()
    }

    open override func updateContent() {
        super.updateContent()
        guard let content else { return }
        // A film without a picture of itself shows only the button.
        let picture = content.thumbnailURL ?? (content.kind == .image ? content.url : nil)
        pictureView.show(picture, client: client, blur: BlurredPicture.bytes(content))
        let progress = AttachmentText.progress(content)
        ring.isHidden = progress == nil
        ring.progress = progress ?? 0
        countLabel.text = hiddenCount > 0 ? "+\(hiddenCount)" : nil
        shade.isHidden = hiddenCount == 0 && progress == nil
        let isFilm = content.kind == .video && hiddenCount == 0 && progress == nil
        playDisc.isHidden = !isFilm
        playIcon.isHidden = !isFilm
        timeLabel.text = isFilm ? content.duration.map { PlayingTime.text($0) } : nil
        timeLabel.isHidden = timeLabel.text == nil
        accessibilityLabel =
            hiddenCount > 0
            ? "\(AttachmentText.spoken(content)), and \(hiddenCount) more" : AttachmentText.spoken(content)
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        pictureView.frame = bounds
        shade.frame = bounds
        countLabel.frame = bounds
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        func centred(_ side: CGFloat) -> CGRect {
            CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
        }
        playDisc.frame = centred(48)
        playIcon.frame = centred(22)
        ring.frame = centred(min(44, bounds.width, bounds.height))
        let size = timeLabel.sizeThatFits(CGSize(width: 200, height: 40))
        timeLabel.frame = CGRect(
            x: bounds.width - size.width - 20, y: bounds.height - 28, width: size.width + 12, height: 20)
    }
}
