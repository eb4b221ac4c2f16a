import Foundation

/// Shows a player with controls. Space plays and pauses, the arrow keys go five seconds on or back, M mutes.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer? { didSet { if player !== oldValue { playerChanged(from: oldValue) } } }
    open var showsPlaybackControls = true { didSet { controls.isHidden = !showsPlaybackControls } }
    open var videoGravity = AVLayerVideoGravity.resizeAspect {
        didSet { playerLayer.videoGravity = videoGravity }
    }
    open weak var delegate: (any AVPlayerViewControllerDelegate)?

    /// There is no picture in picture here: the desktop's windows do that.
    open var allowsPictureInPicturePlayback = true
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var updatesNowPlayingInfoCenter = true
    open var requiresLinearPlayback = false { didSet { controls.scrubber.isEnabled = !requiresLinearPlayback } }

    /// Between the pictures and the controls.
    public private(set) lazy var contentOverlayView: UIView? = UIView()
    let controls = PlayerControls()
    private let playerLayer = AVPlayerLayer(player: nil)
    private var observer: Any?

    open var isReadyForDisplay: Bool { playerLayer.isReadyForDisplay }
    /// Where the pictures stand in the view.
    open var videoBounds: CGRect { playerLayer.videoRect }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        view.layer.addSublayer(playerLayer)
        if let contentOverlayView { view.addSubview(contentOverlayView) }
        view.addSubview(controls)
        controls.onToggle = { [weak self] in self?.togglePlaying() }
        controls.onMute = { [weak self] in self?.toggleMuted() }
        controls.onScrub = { [weak self] in self?.seek(toShare: $0) }
        view.keyHandler = { [weak self] in self?.take($0) ?? false }
        playerChanged(from: nil)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        playerLayer.frame = view.bounds
        contentOverlayView?.frame = view.bounds
        controls.frame = CGRect(
            x: 0, y: view.bounds.maxY - PlayerControls.height, width: view.bounds.width, height: PlayerControls.height)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        player?.pause()
    }

    // MARK: The player

    private func playerChanged(from old: AVPlayer?) {
        if let observer { old?.removeTimeObserver(observer) }
        observer = nil
        guard isViewLoaded else { return }
        playerLayer.player = player
        let step = CMTime(value: 1, timescale: 10)
        observer = player?.addPeriodicTimeObserver(forInterval: step, queue: .main) { [weak self] _ in
            MainActor.assumeIsolated { self?.showState() }
        }
        showState()
    }

    private func showState() {
        guard let player else { return }
        let duration = player.currentItem?.duration.seconds ?? .nan
        controls.show(
            isPlaying: player.rate > 0, isMuted: player.isMuted, time: player.currentTime().seconds,
            duration: duration.isFinite ? duration : 0)
    }

    private func togglePlaying() {
        guard let player else { return }
        let end = player.currentItem?.duration.seconds ?? .nan
        if player.rate > 0 {
            player.pause()
        } else if end.isFinite, player.currentTime().seconds >= end - 0.05 {
            player.seek(to: .zero) { [player] _ in player.play() }
        } else {
            player.play()
        }
        showState()
    }

    private func toggleMuted() {
        player?.isMuted.toggle()
        showState()
    }

    private func seek(toShare share: Double) {
        guard let player, let duration = player.currentItem?.duration, duration.isNumeric else { return }
        player.seek(to: CMTime(seconds: duration.seconds * share, preferredTimescale: 1000)) { [weak self] _ in
            MainActor.assumeIsolated { self?.showState() }
        }
    }

    private func take(_ key: UIKey) -> Bool {
        guard showsPlaybackControls, let player else { return false }
        if key.isOnly(.space) { togglePlaying(); return true }
        if key.charactersIgnoringModifiers == "m" { toggleMuted(); return true }
        guard !requiresLinearPlayback, key.isOnly(.left) || key.isOnly(.right) else { return false }
        let step = key.isOnly(.right) ? 5.0 : -5
        player.seek(to: CMTime(seconds: max(0, player.currentTime().seconds + step), preferredTimescale: 1000))
        return true
    }
}

/// Told about full screen and picture in picture on phones; nothing is told here.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: AnyObject {}
