/// A voice message: play button, waveform, time. A click on the waveform goes there.
@MainActor open class ChatVoiceView: ChatAttachmentView {
    public let playButton = UIButton(type: .custom)
    public let waveform = ChatWaveformView()
    public let timeLabel = UILabel()

    open override class func size(
        of content: ChatMessageAttachment, fitting width: CGFloat, in context: MessageContext
    ) -> CGSize {
        CGSize(width: min(width, 260), height: 40)
    }

    private var player: VoicePlayer { VoicePlayer.shared }

    open override func setUp() {
        super.setUp()
        playButton.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .primaryActionTriggered)
        playButton.layer.cornerRadius = 18
        addAction(UIAction { [weak self] _ in self?.toggle() }, for: .primaryActionTriggered)
        waveform.onSeek = { [weak self] share in
            guard let self, let id = self.content?.id else { return }
            self.player.seek(id, to: share)
        }
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

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { player.forget(self) } else { player.listen(self) { [weak self] in self?.updateContent() } }
    }

    open override func updateContent() {
        super.updateContent()
        guard let content else { return }
        let state = player.state(of: content.id)
        playButton.setImage(state.isPlaying ? appearance.images.pause : appearance.images.play, for: .normal)
        playButton.accessibilityLabel = state.isPlaying ? "Pause" : "Play"
        playButton.tintColor = textColor
        playButton.backgroundColor = textColor.withAlphaComponent(0.14)
        waveform.values = content.waveform
        waveform.color = textColor
        let length = content.duration.map { Double($0.components.seconds) } ?? state.length
        waveform.share = length > 0 ? min(1, state.position / length) : 0
        timeLabel.text = PlayingTime.text(seconds: state.position > 0 ? state.position : length)
        timeLabel.textColor = textColor.withAlphaComponent(0.85)
        setNeedsLayout()
    }

    private func toggle() {
        guard let content else { return }
        player.toggle(content, client: client)
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
