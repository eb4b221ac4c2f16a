import AVFoundation
import UIKit

/// The picture, what an app puts over it, and the controls at the bottom.
final class PlayerView: UIView {
    let overlay = UIView()
    let controls = PlaybackControls()

    override class var layerClass: AnyClass { AVPlayerLayer.self }
    var playerLayer: AVPlayerLayer { layer as! AVPlayerLayer }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .black
        isAccessibilityElement = false
        addSubview(overlay)
        addSubview(controls)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: PlayerView.toggle))
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func toggle() { controls.toggle() }

    override func layoutSubviews() {
        super.layoutSubviews()
        overlay.frame = bounds
        let room = bounds.inset(by: safeAreaInsets)
        controls.frame = CGRect(x: room.minX, y: room.maxY - 44, width: room.width, height: 44)
    }
}
