extension SBUOpenChannelModule {
    /// The channel's name with how many are there, the way back and a button that leads to the settings.
    @preconcurrency @MainActor open class Header: SBUHeaderComponent {
        open override func makeTitleView() -> UIView? { SBUOpenChannelTitleView() }

        open override func makeRightBarButton() -> UIBarButtonItem? {
            rightItem(SBUIconSet.settings, SBUStringSet.channelSettings)
        }

        /// Shows what the channel is now.
        open func reload(_ channel: OpenChannel?) {
            (titleView as? SBUOpenChannelTitleView)?.show(channel, theme: theme)
        }
    }
}

/// A channel's name, and below it how many are there.
@preconcurrency @MainActor open class SBUOpenChannelTitleView: UIView {
    public let nameLabel = UILabel()
    public let statusLabel = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        for label in [nameLabel, statusLabel] {
            label.textAlignment = .center
            label.accessibilityElementsHidden = true
            addSubview(label)
        }
        isAccessibilityElement = true
        accessibilityTraits = .header
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows a channel; nil: nothing yet.
    open func show(_ channel: OpenChannel?, theme: SBUTheme) {
        let name = channel.map { $0.name.isEmpty ? SBUStringSet.unnamedChannel : $0.name }
        nameLabel.text = name
        nameLabel.font = theme.appearance.fonts.title
        nameLabel.textColor = theme.appearance.colors.text
        let status = channel.map { channel in
            [SBUStringSet.participants(channel.participantCount), channel.isFrozen ? SBUStringSet.frozen : nil]
                .compactMap { $0 }.joined(separator: " · ")
        }
        statusLabel.text = status
        statusLabel.font = theme.appearance.fonts.caption
        statusLabel.textColor = theme.appearance.colors.textSecondary
        accessibilityLabel = [name, status].compactMap { $0 }.joined(separator: ", ")
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override var intrinsicContentSize: CGSize {
        let (name, status) = (nameLabel.intrinsicContentSize, statusLabel.intrinsicContentSize)
        return CGSize(width: max(name.width, status.width), height: name.height + status.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(width: min(own.width, size.width), height: own.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let (name, status) = (nameLabel.intrinsicContentSize.height, statusLabel.intrinsicContentSize.height)
        let top = ((bounds.height - name - status) / 2).rounded()
        nameLabel.frame = CGRect(x: 0, y: top, width: bounds.width, height: name)
        statusLabel.frame = CGRect(x: 0, y: top + name, width: bounds.width, height: status)
    }
}
