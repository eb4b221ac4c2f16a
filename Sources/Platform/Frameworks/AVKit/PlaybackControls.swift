import AVFoundation
import UIKit

/// A button to play and pause, a slider over the time, and the time that is left.
final class PlaybackControls: UIView {
    private let button = UIButton(type: .custom)
    private let slider = UISlider()
    private let remaining = UILabel()
    private var observer: Any?

    var allowsSeeking = true { didSet { slider.isHidden = !allowsSeeking } }

    var player: AVPlayer? {
        willSet {
            if let observer { player?.removeTimeObserver(observer) }
            observer = nil
        }
        didSet { observe() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0, alpha: 0.5)
        button.tintColor = .white
        button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
        slider.minimumTrackTintColor = .white
        slider.accessibilityLabel = "Position"
        slider.addAction(UIAction { [weak self] _ in self?.seek() }, for: .valueChanged)
        remaining.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        remaining.textColor = .white
        remaining.textAlignment = .right
        for view in [button, slider, remaining] as [UIView] { addSubview(view) }
        showState()
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.insetBy(dx: 8, dy: 0)
        button.frame = CGRect(x: room.minX, y: 0, width: 44, height: bounds.height)
        remaining.frame = CGRect(x: room.maxX - 64, y: 0, width: 64, height: bounds.height)
        slider.frame = CGRect(
            x: button.frame.maxX + 4, y: (bounds.height - 32) / 2,
            width: max(0, remaining.frame.minX - button.frame.maxX - 12), height: 32)
    }

    func toggle() {
        guard let player else { return }
        if player.rate > 0 {
            player.pause()
        } else {
            // At the end Play means once more.
            if duration > 0, player.currentTime().seconds >= duration - 0.1 { player.seek(to: .zero) }
            player.play()
        }
        showState()
    }

    private var duration: Double {
        let seconds = player?.currentItem?.duration.seconds ?? 0
        return seconds.isFinite ? seconds : 0
    }

    private func seek() {
        guard duration > 0 else { return }
        player?.seek(to: CMTime(seconds: Double(slider.value) * duration, preferredTimescale: 600))
    }

    private func observe() {
        let step = CMTime(value: 1, timescale: 4)
        observer = player?.addPeriodicTimeObserver(forInterval: step, queue: .main) { [weak self] _ in
            MainActor.assumeIsolated { self?.showState() }
        }
        showState()
    }

    private func showState() {
        let plays = (player?.rate ?? 0) > 0
        button.setImage(UIImage(systemName: plays ? "pause.fill" : "play.fill"), for: .normal)
        button.accessibilityLabel = plays ? "Pause" : "Play"
        let time = player?.currentTime().seconds ?? 0
        if !slider.isTracking { slider.value = duration > 0 ? Float(time / duration) : 0 }
        let left = Int(max(0, duration - time).rounded())
        remaining.text = duration > 0 ? "-" + String(format: "%d:%02d", left / 60, left % 60) : nil
    }
}
