import Foundation

/// A line with a knob that says how far a film is, and is dragged to go elsewhere.
@MainActor final class PlayerScrubber: UIControl {
    /// From 0 to 1.
    var value = 0.0 { didSet { if value != oldValue { setNeedsLayout() } } }

    private let track = UIView()
    private let done = UIView()
    private let knob = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityLabel = "Position"
        track.backgroundColor = UIColor(white: 1, alpha: 0.3)
        done.backgroundColor = .white
        knob.backgroundColor = .white
        knob.layer.cornerRadius = 7
        for part in [track, done, knob] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        for line in [track, done] { line.layer.cornerRadius = 2 }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        let width = max(0, bounds.width - 14), x = 7 + width * value
        track.frame = CGRect(x: 7, y: bounds.midY - 2, width: width, height: 4)
        done.frame = CGRect(x: 7, y: bounds.midY - 2, width: x - 7, height: 4)
        knob.frame = CGRect(x: x - 7, y: bounds.midY - 7, width: 14, height: 14)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return isEnabled
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    private func follow(_ touch: UITouch) {
        guard isEnabled, bounds.width > 14 else { return }
        value = min(1, max(0, (touch.location(in: self).x - 7) / (bounds.width - 14)))
        sendActions(for: .valueChanged)
    }
}
