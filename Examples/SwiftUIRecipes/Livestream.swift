import AVFoundation
import StreamChat
import StreamChatSwiftUI
import SwiftUI
import UIKit

// A film with the talk about it below.

struct LivestreamView: View {
    let film: URL
    let channel: ChatChannelController

    var body: some View {
        VStack(spacing: 0) {
            FilmView(url: film)
                .aspectRatio(16 / 9, contentMode: .fit)
            ChatChannelView(channelController: channel)
        }
    }
}

struct FilmView: UIViewRepresentable {
    let url: URL

    func makeUIView(context: Context) -> PlayerView {
        let view = PlayerView()
        view.player = AVPlayer(url: url)
        view.player?.play()
        return view
    }

    func updateUIView(_ view: PlayerView, context: Context) {}

    static func dismantleUIView(_ view: PlayerView, coordinator: ()) { view.player?.pause() }
}

final class PlayerView: UIView {
    var player: AVPlayer? { didSet { playerLayer.player = player } }
    private let playerLayer = AVPlayerLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .black
        playerLayer.videoGravity = .resizeAspect
        layer.addSublayer(playerLayer)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        playerLayer.frame = bounds
    }
}
