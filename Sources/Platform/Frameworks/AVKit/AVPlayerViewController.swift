import AVFoundation
import UIKit

/// A controller that shows what a player plays, with controls over it.
///
/// Present it, or embed it as a child. A click on the picture, or Space, plays and pauses; the controls stand at the bottom.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer? { didSet { if isViewLoaded { showPlayer() } } }

    /// Whether the bar with the button and the time is shown.
    open var showsPlaybackControls = true {
        didSet { if isViewLoaded { playerView.controls.isHidden = !showsPlaybackControls } }
    }

    open var videoGravity = AVLayerVideoGravity.resizeAspect {
        didSet { if isViewLoaded { playerView.playerLayer.videoGravity = videoGravity } }
    }

    /// A view between the picture and the controls, for what an app adds.
    open var contentOverlayView: UIView? { isViewLoaded ? playerView.overlay : nil }

    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// Without the slider: the reader plays and pauses only.
    open var requiresLinearPlayback = false {
        didSet { if isViewLoaded { playerView.controls.allowsSeeking = !requiresLinearPlayback } }
    }

    // A phone's ways of showing a film elsewhere: kept, and without effect on a desktop.
    open var allowsPictureInPicturePlayback = true
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var updatesNowPlayingInfoCenter = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false

    private var playerView: PlayerView { view as! PlayerView }

    /// Whether a picture is there.
    open var isReadyForDisplay: Bool { isViewLoaded && playerView.playerLayer.isReadyForDisplay }
    /// Where the picture stands in the view.
    open var videoBounds: CGRect { isViewLoaded ? playerView.playerLayer.videoRect : .zero }

    open override func loadView() { view = PlayerView(frame: .zero) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        playerView.controls.isHidden = !showsPlaybackControls
        playerView.controls.allowsSeeking = !requiresLinearPlayback
        playerView.playerLayer.videoGravity = videoGravity
        showPlayer()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissed || isMovingFromParent { player?.pause() }
    }

    private func showPlayer() {
        playerView.playerLayer.player = player
        playerView.controls.player = player
    }
}

/// Told about pictures in pictures and full screens on a phone; nothing calls it here.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: AnyObject {}

/// A film in a small window over other apps.
@preconcurrency @MainActor open class AVPictureInPictureController: NSObject {
    /// Always false: GTK has no such window.
    public class func isPictureInPictureSupported() -> Bool { false }

    /// Always nil, as on a device that has no picture in picture.
    public init?(playerLayer: AVPlayerLayer) { return nil }

    open var isPictureInPictureActive: Bool { false }
    open func startPictureInPicture() {}
    open func stopPictureInPicture() {}
}

@available(*, unavailable, message: "There is no AirPlay here: leave the button out")
open class AVRoutePickerView: UIView {}
