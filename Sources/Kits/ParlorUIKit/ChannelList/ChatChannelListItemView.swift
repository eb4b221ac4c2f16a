/// A row of the channel list: avatar, name and time, preview and badge.
@MainActor open class ChatChannelListItemView: ChatRowView {
    /// What the row says.
    open var content: ChannelRowContent? { didSet { if content != oldValue { updateContentIfNeeded() } } }
    /// Whose pictures are loaded.
    public weak var client: ChatClient?

    public private(set) lazy var avatarView = components.avatarView.init()
    public private(set) lazy var titleLabel = UILabel()
    public private(set) lazy var mutedIcon = UIImageView(image: nil)
    public private(set) lazy var pinnedIcon = UIImageView(image: nil)
    public private(set) lazy var timeLabel = UILabel()
    public private(set) lazy var previewIcon = UIImageView(image: nil)
    public private(set) lazy var previewLabel = UILabel()
    public private(set) lazy var unreadView = components.unreadCountView.init()
    public private(set) lazy var deliveryMark = DeliveryMarkView()

    open override var spoken: String { content?.spoken ?? "" }
    open override var rowHeight: CGFloat { appearance.metrics.rowHeight }

    // MARK: Life

    open override func setUp() {
        super.setUp()
        avatarView.showsPresence = true
        timeLabel.textAlignment = .natural
    }

    open override func setUpLayout() {
        super.setUpLayout()
        let parts: [UIView] = [
            avatarView, titleLabel, mutedIcon, pinnedIcon, timeLabel, previewIcon, previewLabel, unreadView,
            deliveryMark,
        ]
        for part in parts {
            part.accessibilityElementsHidden = true
            addSubview(part)
        }
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        let (colors, fonts, images) = (appearance.colors, appearance.fonts, appearance.images)
        avatarView.ground = colors.surface
        titleLabel.textColor = colors.text
        timeLabel.font = fonts.caption
        (mutedIcon.image, pinnedIcon.image) = (images.muted, images.pinned)
        for icon in [mutedIcon, pinnedIcon] { icon.tintColor = colors.textTertiary }
    }

    open override func updateContent() {
        super.updateContent()
        guard let content else { return }
        avatarView.client = client
        avatarView.content = content.avatar
        titleLabel.text = content.name
        titleLabel.font = content.isUnread ? appearance.fonts.rowTitleUnread : appearance.fonts.rowTitle
        mutedIcon.isHidden = !content.isMuted
        pinnedIcon.isHidden = !content.isPinned
        timeLabel.text = content.time
        updatePreview(content)
        updateBadge(content.badge)
        setNeedsLayout()
    }

    private func updatePreview(_ content: ChannelRowContent) {
        let colors = appearance.colors
        let color =
            switch content.preview.emphasis {
            case .accent: colors.accent
            case .plain: content.isUnread ? colors.text : colors.textSecondary
            case .placeholder: colors.textSecondary
            }
        previewLabel.text = content.preview.text
        previewLabel.font =
            content.preview.emphasis == .placeholder ? appearance.fonts.footnoteItalic : appearance.fonts.footnote
        previewLabel.textColor = color
        previewIcon.isHidden = content.preview.icon == nil
        previewIcon.image = content.preview.icon.map(appearance.images.image(for:))
        previewIcon.tintColor = color
    }

    private func updateBadge(_ badge: ChannelRowContent.Badge) {
        unreadView.isHidden = true
        deliveryMark.isHidden = true
        timeLabel.textColor = appearance.colors.textSecondary
        switch badge {
        case .none: break
        case .unread(let count, let isQuiet):
            unreadView.isHidden = false
            unreadView.content = ChatUnreadCountView.Content(count: count, isQuiet: isQuiet)
            if !isQuiet { timeLabel.textColor = appearance.colors.accent }
        case .delivery(let state):
            deliveryMark.isHidden = false
            deliveryMark.state = state
        }
    }

    // MARK: Layout

    private var lines: (title: CGFloat, preview: CGFloat) {
        (appearance.fonts.rowTitle.lineRoom, max(20, appearance.fonts.footnote.lineRoom))
    }

    open override var linesHeight: CGFloat { lines.title + 3 + lines.preview }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = appearance.metrics
        let start = contentInset, end = bounds.width - contentInset
        place(
            avatarView, leading: start, centre: bounds.midY,
            size: CGSize(width: metrics.rowAvatar, height: metrics.rowAvatar))
        let text = start + metrics.rowAvatar + metrics.rowInset
        let (upper, lower) = lines
        let top = ((bounds.height - upper - lower - 3) / 2).rounded()
        layOutTitle(from: text, to: end, centre: top + upper / 2)
        layOutPreview(from: text, to: end, centre: top + upper + 3 + lower / 2)
    }

    private func layOutTitle(from start: CGFloat, to end: CGFloat, centre: CGFloat) {
        let time = content?.time == nil ? .zero : timeLabel.intrinsicContentSize
        place(timeLabel, leading: end - time.width, centre: centre, size: time)
        let icons = [mutedIcon, pinnedIcon].filter { !$0.isHidden }
        let room = end - start - (time.width > 0 ? time.width + 8 : 0) - CGFloat(icons.count) * 18
        let title = titleLabel.intrinsicContentSize
        let width = min(title.width, max(0, room))
        place(titleLabel, leading: start, centre: centre, size: CGSize(width: width, height: title.height))
        var x = start + width + 5
        for icon in icons {
            place(icon, leading: x, centre: centre, size: CGSize(width: 13, height: 13))
            x += 18
        }
    }

    private func layOutPreview(from start: CGFloat, to end: CGFloat, centre: CGFloat) {
        let badge: UIView? = !unreadView.isHidden ? unreadView : !deliveryMark.isHidden ? deliveryMark : nil
        var limit = end
        if let badge {
            let size = badge.intrinsicContentSize
            place(badge, leading: end - size.width, centre: centre, size: size)
            limit -= size.width + 8
        }
        var x = start
        if !previewIcon.isHidden {
            place(previewIcon, leading: x, centre: centre, size: CGSize(width: 15, height: 15))
            x += 19
        }
        place(
            previewLabel, leading: x, centre: centre,
            size: CGSize(width: max(0, limit - x), height: previewLabel.intrinsicContentSize.height))
    }
}

extension Appearance.Images {
    /// The sign of an attachment.
    public func image(for icon: PreviewIcon) -> UIImage {
        switch icon {
        case .picture: picture
        case .video: video
        case .sound: sound
        case .file: file
        }
    }
}
