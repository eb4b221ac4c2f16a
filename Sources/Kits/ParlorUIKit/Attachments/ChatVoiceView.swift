import Combine

/// A voice message: play button, waveform, time. A click on the waveform goes there.
@MainActor open class ChatVoiceView: ChatAttachmentView {
    public let playButton = UIButton(type: .custom)
    public let waveform = ChatWaveformView()
    public let timeLabel = UILabel()

    private var item: PlayingItem?
    private var changes: AnyCancellable?

    open override class func size(
        of content: ChatMessageAttachment, fitting width: CGFloat, in context: MessageContext
    ) -> CGSize {
        CGSize(width: min(width, 260), height: 40)
    }

    open override func setUp() {
        super.setUp()
        playButton.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .primaryActionTriggered)
        playButton.layer.cornerRadius = 18
        addAction(UIAction { [weak self] _ in self?.toggle() }, for: .primaryActionTriggered)
        waveform.onSeek = { [weak self] share in self?.item?.seek(to: share) }
        timeLabel.accessibilityElementsHidden = true
        waveform.accessibilityElementsHidden = true
    }

    open override func setUpLayout() {
        super.setUpLayout()
        for view in [playButton, waveform, timeLabel] as [UIView] { addSubview(view) }
    }

    open override func setUpAppearance() {
        super.setUpAppearance()
        timeLabel.font = appearance.fonts.caption
        updateContent()
    }

    open override func updateContent() {
        super.updateContent()
        guard let content else { return }
        playButton.tintColor = textColor
        playButton.backgroundColor = textColor.withAlphaComponent(0.14)
        waveform.values = content.waveform
        waveform.color = textColor
        timeLabel.textColor = textColor.withAlphaComponent(0.85)
        follow(MediaPlayback.shared.item(content, client: client))
        setNeedsLayout()
    }

    private func follow(_ new: PlayingItem) {
        guard new !== item else { return show(new.state) }
        item = new
        changes = new.$state.sink { [weak self] state in MainActor.assumeIsolated { self?.show(state) } }
    }

    private func show(_ state: PlayingState) {
        playButton.setImage(state.isPlaying ? appearance.images.pause : appearance.images.play, for: .normal)
        playButton.accessibilityLabel = state.isPlaying ? "Pause" : "Play"
        waveform.share = state.share
        timeLabel.text = state.time
    }

    private func toggle() { item?.toggle(for: screen) }

    /// The screen that it is played for: the nearest list of messages, or what stands in its place.
    private var screen: UIViewController? {
        sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let time: CGFloat = 40
        playButton.frame = CGRect(x: isRightToLeft ? bounds.width - 36 : 0, y: 2, width: 36, height: 36)
        let x: CGFloat = isRightToLeft ? time + 8 : 46
        waveform.frame = CGRect(x: x, y: 4, width: max(0, bounds.width - 54 - time), height: 32)
        timeLabel.frame = CGRect(x: isRightToLeft ? 0 : bounds.width - time, y: 0, width: time, height: 40)
        timeLabel.textAlignment = isRightToLeft ? .left : .right
    }
}
