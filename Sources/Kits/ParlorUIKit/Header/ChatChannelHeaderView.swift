import Combine

/// The name of a channel and a line of what goes on in it. Stands as the title view of a navigation item.
///
/// It listens to its channel by itself. Override ``subtitleText`` or one of the delegate methods to say something else:
///
/// ```swift
/// class QuietHeaderView: ChatChannelHeaderView {
///     override var subtitleText: String? { nil }
/// }
/// ```
@MainActor open class ChatChannelHeaderView: ChatView, @preconcurrency ChatChannelControllerDelegate {
    /// The channel that is named.
    open var channelController: ChatChannelController? {
        didSet { if channelController !== oldValue { controllerChanged(from: oldValue) } }
    }

    /// Called when the reader presses the header.
    public var onPress: (() -> Void)?

    public private(set) lazy var titleLabel = UILabel()
    public private(set) lazy var subtitleLabel = UILabel()
    private var connectionChanges: AnyCancellable?

    /// Who is signed in.
    open var currentUserId: UserId? { channelController?.client.currentUserId }

    /// The upper line: what the channel is called.
    open var titleText: String? {
        channelController?.channel.map { appearance.formatters.name(of: $0, for: currentUserId) }
    }

    /// The lower line: the connection when it is bad, who types, who is there. `nil` leaves the line out.
    open var subtitleText: String? { status?.text }

    /// Whether the lower line is drawn in the accent colour.
    open var isSubtitleAccented: Bool { status?.isAccented ?? false }

    private var status: StatusLine? {
        guard let channelController, let channel = channelController.channel else { return nil }
        return StatusLine.of(
            channel, currentUserID: currentUserId, connection: channelController.client.connectionStatus,
            times: appearance.formatters.times)
    }

    // MARK: Life

    open override func setUp() {
        super.setUp()
        addGestureRecognizer(UITapGestureRecognizer { [weak self] in self?.onPress?() })
        for label in [titleLabel, subtitleLabel] {
            label.textAlignment = .center
            label.accessibilityElementsHidden = true
        }
        isAccessibilityElement = true
        accessibilityTraits = .header
    }

    open override func setUpLayout() {
        super.setUpLayout()
        addSubview(titleLabel)
        addSubview(subtitleLabel)
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        titleLabel.font = appearance.fonts.title
        titleLabel.textColor = appearance.colors.text
        subtitleLabel.font = appearance.fonts.caption
        updateContentIfNeeded()
    }

    open override func updateContent() {
        super.updateContent()
        titleLabel.text = titleText
        subtitleLabel.text = subtitleText
        subtitleLabel.isHidden = subtitleText == nil
        subtitleLabel.textColor = isSubtitleAccented ? appearance.colors.accent : appearance.colors.textSecondary
        accessibilityLabel = [titleText, subtitleText].compactMap { $0 }.joined(separator: ", ")
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func controllerChanged(from old: ChatChannelController?) {
        old?.removeDelegate(self)
        channelController?.addDelegate(self)
        connectionChanges = channelController?.client.connectionStatusPublisher.dropFirst()
            .sink { [weak self] _ in MainActor.assumeIsolated { self?.updateContentIfNeeded() } }
        updateContentIfNeeded()
    }

    // MARK: What the channel tells

    open func channelController(_ channelController: ChatChannelController, didUpdateChannel channel: ChatChannel) {
        updateContentIfNeeded()
    }

    open func channelController(
        _ channelController: ChatChannelController, didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {}

    open func channelController(
        _ channelController: ChatChannelController, didChangeTypingUsers typingUsers: Set<ChatUser>
    ) {
        updateContentIfNeeded()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        _ = super.intrinsicContentSize
        let (title, subtitle) = (titleLabel.intrinsicContentSize, shownSubtitleSize)
        return CGSize(width: max(title.width, subtitle.width), height: title.height + subtitle.height)
    }

    private var shownSubtitleSize: CGSize { subtitleLabel.isHidden ? .zero : subtitleLabel.intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let (title, subtitle) = (titleLabel.intrinsicContentSize.height, shownSubtitleSize.height)
        let top = ((bounds.height - title - subtitle) / 2).rounded()
        titleLabel.frame = CGRect(x: 0, y: top, width: bounds.width, height: title)
        subtitleLabel.frame = CGRect(x: 0, y: top + title, width: bounds.width, height: subtitle)
    }
}
