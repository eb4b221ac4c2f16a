import AVFoundation
import Combine

/// A film in a viewer. A click or Space plays and pauses; the line below shows how far it is, and a click on it goes there.
@MainActor open class GalleryFilmView: UIView {
    private let layerView = UIView()
    private let playerLayer = AVPlayerLayer(player: nil)
    private let playButton = UIButton(type: .custom)
    private let timeLabel = UILabel()
    private let track = UIView()
    private let played = UIView()
    private let ring = ChatProgressRing()
    private var item: PlayingItem?
    private var changes: AnyCancellable?
    private var state = PlayingState()

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
        show(state)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public var isPlaying: Bool { state.isPlaying }

    /// Shows a film and plays it; nil stops.
    open func show(_ attachment: ChatMessageAttachment?, client: ChatClient?) {
        guard attachment?.id != item?.attachment.id else { return }
        changes = nil
        item?.stop()
        item = attachment.map { MediaPlayback.shared.item($0, client: client) }
        changes = item?.$state.sink { [weak self] state in MainActor.assumeIsolated { self?.show(state) } }
        item?.play(for: self)
        if item == nil { show(PlayingState()) }
    }

    open func toggle() { item?.toggle(for: self) }

    private func show(_ state: PlayingState) {
        self.state = state
        playerLayer.player = item?.player
        let name = state.isPlaying ? "pause.fill" : "play.fill"
        playButton.setImage(UIImage(systemName: name), for: .normal)
        playButton.accessibilityLabel = state.isPlaying ? "Pause" : "Play"
        timeLabel.text = PlayingTime.text(seconds: state.position) + " / " + PlayingTime.text(seconds: state.length)
        if case .loading(let progress) = state.phase {
            ring.isHidden = false
            ring.progress = progress
        } else {
            ring.isHidden = true
        }
        setNeedsLayout()
    }

    private func trackTapped(_ tap: UITapGestureRecognizer) {
        guard track.bounds.width > 0 else { return }
        item?.seek(to: Double(min(1, max(0, tap.location(in: track).x / track.bounds.width))))
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
        played.frame = CGRect(x: 64, y: y + 18, width: width * CGFloat(state.share), height: 4)
        ring.frame = CGRect(x: bounds.midX - 24, y: bounds.midY - 24, width: 48, height: 48)
    }
}
