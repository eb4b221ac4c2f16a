import Foundation

/// The bar below a film: play or pause, how far it is, a line to go elsewhere, sound.
@MainActor final class PlayerControls: UIView {
    static let height: CGFloat = 52

    var onToggle: (() -> Void)?
    var onMute: (() -> Void)?
    /// Told a share of the whole, from 0 to 1.
    var onScrub: ((Double) -> Void)?

    let playButton = UIButton(type: .custom)
    let muteButton = UIButton(type: .custom)
    let timeLabel = UILabel()
    let scrubber = PlayerScrubber()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0, alpha: 0.55)
        tintColor = .white
        timeLabel.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
        timeLabel.textColor = .white
        playButton.addAction(UIAction { [weak self] _ in self?.onToggle?() }, for: .primaryActionTriggered)
        muteButton.addAction(UIAction { [weak self] _ in self?.onMute?() }, for: .primaryActionTriggered)
        scrubber.addAction(
            UIAction { [weak self] _ in self.map { $0.onScrub?($0.scrubber.value) } }, for: .valueChanged)
        for part in [playButton, scrubber, timeLabel, muteButton] as [UIView] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    func show(isPlaying: Bool, isMuted: Bool, time: Double, duration: Double) {
        playButton.setImage(UIImage(systemName: isPlaying ? "pause.fill" : "play.fill"), for: .normal)
        playButton.accessibilityLabel = isPlaying ? "Pause" : "Play"
        muteButton.setImage(UIImage(systemName: isMuted ? "speaker.slash" : "speaker.wave.2"), for: .normal)
        muteButton.accessibilityLabel = isMuted ? "Unmute" : "Mute"
        timeLabel.text = "\(Self.clock(time)) / \(Self.clock(duration))"
        scrubber.accessibilityValue = timeLabel.text
        if !scrubber.isTracking { scrubber.value = duration > 0 ? min(1, time / duration) : 0 }
        setNeedsLayout()
    }

    static func clock(_ seconds: Double) -> String {
        let whole = Int(max(0, seconds.isFinite ? seconds : 0))
        let (hours, minutes) = (whole / 3600, whole / 60 % 60)
        let rest = String(format: "%02d", whole % 60)
        return hours > 0 ? "\(hours):\(String(format: "%02d", minutes)):\(rest)" : "\(minutes):\(rest)"
    }

    /// Time runs from left to right in every language.
    override func layoutSubviews() {
        let middle = bounds.midY, time = timeLabel.intrinsicContentSize
        playButton.frame = CGRect(x: 12, y: middle - 16, width: 32, height: 32)
        muteButton.frame = CGRect(x: bounds.width - 44, y: middle - 16, width: 32, height: 32)
        timeLabel.frame = CGRect(
            x: bounds.width - 56 - time.width, y: middle - time.height / 2, width: time.width, height: time.height)
        scrubber.frame = CGRect(x: 56, y: middle - 16, width: max(0, timeLabel.frame.minX - 68), height: 32)
    }
}
