/// A row of a list of open channels: picture, name, what it is about, how many are there.
@preconcurrency @MainActor open class SBUOpenChannelCell: UITableViewCell {
    /// What the row shows.
    public private(set) var channel: OpenChannel?
    public let coverView = ChatAvatarView()
    public let nameLabel = UILabel()
    public let detailLabel = UILabel()
    public let countLabel = UILabel()
    public let countIcon = UIImageView(image: nil)
    public let frozenIcon = UIImageView(image: nil)

    /// How it looks.
    public private(set) var theme = SBUTheme.current

    public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setupViews()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Adds the parts. Called once.
    open func setupViews() {
        for part in [coverView, nameLabel, detailLabel, countIcon, countLabel, frozenIcon] as [UIView] {
            part.accessibilityElementsHidden = true
            contentView.addSubview(part)
        }
        countIcon.image = SBUIconSet.participants
        frozenIcon.image = SBUIconSet.frozen
    }

    /// Sets colours and fonts.
    open func setupStyles() {
        let (colors, fonts) = (theme.appearance.colors, theme.appearance.fonts)
        backgroundColor = colors.surface
        coverView.appearance = theme.appearance
        coverView.ground = colors.surface
        nameLabel.font = fonts.rowTitle
        nameLabel.textColor = colors.text
        for label in [detailLabel, countLabel] {
            label.font = fonts.footnote
            label.textColor = colors.textSecondary
        }
        for icon in [countIcon, frozenIcon] { icon.tintColor = colors.textSecondary }
    }

    /// Shows a channel.
    open func configure(channel: OpenChannel, theme: SBUTheme) {
        self.channel = channel
        self.theme = theme
        setupStyles()
        let name = channel.name.isEmpty ? SBUStringSet.unnamedChannel : channel.name
        coverView.client = channel.client
        coverView.content = AvatarContent(imageURL: channel.coverURL, name: name, id: channel.channelURL)
        nameLabel.text = name
        detailLabel.text = channel.topic
        countLabel.text = "\(channel.participantCount)"
        frozenIcon.isHidden = !channel.isFrozen
        accessibilityLabel = [
            name, SBUStringSet.participants(channel.participantCount), channel.isFrozen ? SBUStringSet.frozen : nil,
            channel.topic,
        ].compactMap { $0 }.joined(separator: ", ")
        setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = nameLabel.intrinsicContentSize.height + max(20, detailLabel.intrinsicContentSize.height) + 3
        return CGSize(width: size.width, height: max(theme.appearance.metrics.rowHeight, text + 20))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = theme.appearance.metrics
        let (start, end) = (metrics.rowInset, contentView.bounds.width - metrics.rowInset)
        let middle = contentView.bounds.midY
        place(coverView, leading: start, centre: middle, CGSize(width: metrics.rowAvatar, height: metrics.rowAvatar))
        let text = start + metrics.rowAvatar + metrics.rowInset
        let name = nameLabel.intrinsicContentSize
        let hasDetail = detailLabel.text?.isEmpty == false
        let detail = hasDetail ? detailLabel.intrinsicContentSize.height : 0
        let top = middle - (name.height + detail + (hasDetail ? 3 : 0)) / 2

        let count = countLabel.intrinsicContentSize
        place(countLabel, leading: end - count.width, centre: top + name.height / 2, count)
        let icon = end - count.width - 20
        place(countIcon, leading: icon, centre: top + name.height / 2, CGSize(width: 15, height: 15))
        let room = icon - 8 - text - (frozenIcon.isHidden ? 0 : 20)
        let width = min(name.width, max(0, room))
        place(nameLabel, leading: text, centre: top + name.height / 2, CGSize(width: width, height: name.height))
        place(frozenIcon, leading: text + width + 5, centre: top + name.height / 2, CGSize(width: 14, height: 14))
        place(
            detailLabel, leading: text, centre: top + name.height + 3 + detail / 2,
            CGSize(width: max(0, end - text), height: detail))
    }

    private func place(_ view: UIView, leading: CGFloat, centre: CGFloat, _ size: CGSize) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = CGRect(
            x: isMirrored ? contentView.bounds.width - leading - size.width : leading,
            y: (centre - size.height / 2).rounded(), width: size.width, height: size.height)
    }
}
