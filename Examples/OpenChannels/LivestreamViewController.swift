import AVFoundation
import SendbirdUIKit
import UIKit

/// A channel with its film above the messages.
final class LivestreamViewController: SBUOpenChannelViewController {
    static var film: URL?

    private var player: AVPlayer?

    override func configureComponents() {
        super.configureComponents()
        guard let film = Self.film else { return }
        let player = AVPlayer(url: film)
        mediaComponent?.contentView = FilmView(player)
        player.play()
        self.player = player
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        player?.pause()
    }
}

/// Shows what a player plays.
private final class FilmView: UIView {
    private let playerLayer: AVPlayerLayer

    init(_ player: AVPlayer) {
        playerLayer = AVPlayerLayer(player: player)
        super.init(frame: .zero)
        playerLayer.videoGravity = .resizeAspect
        layer.addSublayer(playerLayer)
        isAccessibilityElement = true
        accessibilityLabel = "Livestream"
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        playerLayer.frame = bounds
    }
}
