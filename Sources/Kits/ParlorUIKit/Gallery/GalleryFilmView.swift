import AVFoundation

/// A film in a viewer. A click or Space plays and pauses; the line below shows how far it is, and a click on it goes there.
@MainActor open class GalleryFilmView: UIView {
    private let layerView = UIView()
    private let playerLayer = AVPlayerLayer(player: nil)
    private let playButton = UIButton(type: .custom)
    private let timeLabel = UILabel()
    private let track = UIView()
    private let played = UIView()
    private let ring = ChatProgressRing()
    private var shown: ChatMessageAttachment?
    private var loading: Task<Void, Never>?
    private var player: AVPlayer?
    private var ticks: Any?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        playerLayer.videoGravity = .resizeAspect
        layerView.layer.addSublayer(playerLayer)
        track.backgroundColor = UIColor(white: 1, alpha: 0.25)
        played.backgroundColor = .white
        for line in [track, played] { line.layer.cornerRadius = 2 }
        played.isUserInteractionEnabled = false
        playButton.tintColor = .white
        playButton.onPress { [weak self] in self?.toggle() }
        timeLabel.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
        timeLabel.textColor = .white
        ring.color = .white
        ring.isUserInteractionEnabled = false
        for view in [layerView, track, played, playButton, timeLabel, ring] as [UIView] { addSubview(view) }
        layerView.addGestureRecognizer(UITapGestureRecognizer { [weak self] in self?.toggle() })
        track.addGestureRecognizer(UITapGestureRecognizer(target: self, action: GalleryFilmView.trackTapped))
        updateControls()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public var isPlaying: Bool { (player?.rate ?? 0) != 0 }

    /// Shows a film and plays it; nil stops.
    open func show(_ attachment: ChatMessageAttachment?, client: ChatClient?) {
        guard attachment != shown else { return }
        shown = attachment
        stop()
        guard let attachment, let url = attachment.url, let client else { return }
        ring.isHidden = false
        ring.progress = 0
        loading = Task { [weak self] in
            let file = try? await client.mediaLoader.file(for: url) { progress in
                Task { @MainActor in self?.ring.progress = progress }
            }
            guard !Task.isCancelled, let self else { return }
            self.ring.isHidden = true
            if let file { self.play(file) }
        }
    }

    open func toggle() {
        guard let player else { return }
        if isPlaying {
            player.pause()
        } else {
            let item = player.currentItem
            if let item, item.duration.seconds - player.currentTime().seconds < 0.1 { player.seek(to: .zero) }
            player.play()
        }
        updateControls()
    }

    private func play(_ file: URL) {
        let player = AVPlayer(url: file)
        self.player = player
        playerLayer.player = player
        ticks = player.addPeriodicTimeObserver(
            forInterval: CMTime(seconds: 0.2, preferredTimescale: 600), queue: .main
        ) { [weak self] _ in MainActor.assumeIsolated { self?.updateControls() } }
        player.play()
        updateControls()
    }

    private func stop() {
        loading?.cancel()
        player?.pause()
        if let ticks { player?.removeTimeObserver(ticks) }
        (player, ticks, playerLayer.player) = (nil, nil, nil)
        updateControls()
    }

    private func updateControls() {
        let name = isPlaying ? "pause.fill" : "play.fill"
        playButton.setImage(UIImage(systemName: name), for: .normal)
        playButton.accessibilityLabel = isPlaying ? "Pause" : "Play"
        timeLabel.text = PlayingTime.text(seconds: position) + " / " + PlayingTime.text(seconds: length)
        setNeedsLayout()
    }

    private var position: Double { player?.currentTime().seconds ?? 0 }
    private var length: Double { player?.currentItem?.duration.seconds ?? 0 }

    private func trackTapped(_ tap: UITapGestureRecognizer) {
        guard let player, length.isFinite, length > 0, track.bounds.width > 0 else { return }
        let share = min(1, max(0, tap.location(in: track).x / track.bounds.width))
        player.seek(to: CMTime(seconds: length * Double(share), preferredTimescale: 600))
        updateControls()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layerView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - 52))
        playerLayer.frame = layerView.bounds
        let y = bounds.height - 44
        playButton.frame = CGRect(x: 16, y: y, width: 40, height: 40)
        let time = timeLabel.sizeThatFits(bounds.size).width + 4
        timeLabel.frame = CGRect(x: bounds.width - 20 - time, y: y + 12, width: time, height: 16)
        let width = max(0, timeLabel.frame.minX - 16 - 64)
        track.frame = CGRect(x: 64, y: y + 12, width: width, height: 16)
        let share = length.isFinite && length > 0 ? CGFloat(min(1, position / length)) : 0
        played.frame = CGRect(x: 64, y: y + 18, width: width * share, height: 4)
        ring.frame = CGRect(x: bounds.midX - 24, y: bounds.midY - 24, width: 48, height: 48)
    }
}
