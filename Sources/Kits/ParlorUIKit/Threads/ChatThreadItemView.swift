/// A row of the list of threads: who began it and with what, and the newest reply.
@MainActor open class ChatThreadItemView: ChatRowView {
    open var content: ThreadItemContent? { didSet { if content != oldValue { updateContentIfNeeded() } } }
    /// Whose pictures are loaded.
    public weak var client: ChatClient?

    public private(set) lazy var avatarView = components.avatarView.init()
    public private(set) lazy var titleLabel = UILabel()
    public private(set) lazy var timeLabel = UILabel()
    public private(set) lazy var rootLabel = UILabel()
    public private(set) lazy var replyLabel = UILabel()
    public private(set) lazy var unreadView = components.unreadCountView.init()

    open override var rowHeight: CGFloat { 84 }
    open override var spoken: String { content?.spoken ?? "" }

    open override func setUpLayout() {
        super.setUpLayout()
        for part in [avatarView, titleLabel, timeLabel, rootLabel, replyLabel, unreadView] as [UIView] {
            part.accessibilityElementsHidden = true
            addSubview(part)
        }
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        let (colors, fonts) = (appearance.colors, appearance.fonts)
        titleLabel.font = fonts.rowTitle
        titleLabel.textColor = colors.text
        timeLabel.font = fonts.caption
        timeLabel.textColor = colors.textSecondary
        rootLabel.font = fonts.footnote
        rootLabel.textColor = colors.text
        replyLabel.font = fonts.footnote
        replyLabel.textColor = colors.textSecondary
    }

    open override func updateContent() {
        super.updateContent()
        guard let content else { return }
        avatarView.client = client
        avatarView.content = content.avatar
        titleLabel.text = content.title
        timeLabel.text = content.time
        rootLabel.text = content.root
        replyLabel.text = content.reply
        unreadView.content = ChatUnreadCountView.Content(count: content.unread)
        unreadView.isHidden = content.unread == 0
        setNeedsLayout()
    }

    private var lines: [CGFloat] { [titleLabel, rootLabel, replyLabel].map { $0.font.lineRoom } }

    open override var linesHeight: CGFloat { lines.reduce(4, +) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = appearance.metrics
        let start = contentInset, end = bounds.width - contentInset
        place(
            avatarView, leading: start, centre: bounds.midY,
            size: CGSize(width: metrics.rowAvatar, height: metrics.rowAvatar))
        let left = start + metrics.rowAvatar + metrics.rowInset
        let heights = lines
        var y = (bounds.height - heights.reduce(4, +)) / 2
        let time = content?.time == nil ? .zero : timeLabel.intrinsicContentSize
        place(timeLabel, leading: end - time.width, centre: y + heights[0] / 2, size: time)
        func line(_ label: UILabel, _ height: CGFloat, taken: CGFloat) {
            place(
                label, leading: left, centre: y + height / 2,
                size: CGSize(width: max(0, end - left - taken), height: height))
            y += height + 2
        }
        line(titleLabel, heights[0], taken: time.width > 0 ? time.width + 8 : 0)
        line(rootLabel, heights[1], taken: 0)
        let badge = unreadView.isHidden ? .zero : unreadView.intrinsicContentSize
        place(unreadView, leading: end - badge.width, centre: y + heights[2] / 2, size: badge)
        line(replyLabel, heights[2], taken: badge.width > 0 ? badge.width + 8 : 0)
    }
}
