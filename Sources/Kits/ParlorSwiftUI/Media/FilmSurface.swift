import AVFoundation
import SwiftUI
import UIKit

/// Where a player's pictures are shown.
struct FilmSurface: UIViewRepresentable {
    let player: AVPlayer
    var gravity = AVLayerVideoGravity.resizeAspect

    func makeUIView(context: Context) -> FilmSurfaceView { FilmSurfaceView() }

    func updateUIView(_ view: FilmSurfaceView, context: Context) {
        view.playerLayer.player = player
        view.playerLayer.videoGravity = gravity
    }

    static func dismantleUIView(_ view: FilmSurfaceView, coordinator: ()) { view.playerLayer.player = nil }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: FilmSurfaceView, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 180))
    }
}

final class FilmSurfaceView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }
    var playerLayer: AVPlayerLayer { layer as! AVPlayerLayer }
}
