import AVFoundation

/// A player of one file, and what it tells, until it is stopped.
@MainActor final class FilePlayer {
    enum Event { case moved, ended, failed }

    let player: AVPlayer
    private let hear: (Event) -> Void
    private var ticks: Any?
    private var observers: [any NSObjectProtocol] = []

    init(_ file: URL, _ hear: @escaping (Event) -> Void) {
        player = AVPlayer(url: file)
        self.hear = hear
        ticks = player.addPeriodicTimeObserver(
            forInterval: CMTime(seconds: 0.1, preferredTimescale: 600), queue: .main
        ) { [weak self] _ in MainActor.assumeIsolated { self?.hear(.moved) } }
        listen(AVPlayerItem.didPlayToEndTimeNotification, .ended)
        listen(AVPlayerItem.failedToPlayToEndTimeNotification, .failed)
    }

    var position: Double { player.currentTime().seconds }

    /// 0 while it is not known.
    var length: Double {
        let length = player.currentItem?.duration.seconds ?? 0
        return length.isFinite ? length : 0
    }

    func play() {
        player.play()
        // What cannot be opened at all may have said so before anybody listened.
        if player.status == .failed { hear(.failed) }
    }

    func pause() { player.pause() }

    func seek(to seconds: Double, done: @escaping () -> Void) {
        player.seek(to: CMTime(seconds: seconds, preferredTimescale: 600)) { _ in
            MainActor.assumeIsolated { done() }
        }
    }

    func stop() {
        player.pause()
        if let ticks { player.removeTimeObserver(ticks) }
        ticks = nil
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
    }

    private func listen(_ name: Notification.Name, _ event: Event) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: player.currentItem, queue: nil) {
                [weak self] _ in
                // Told in the middle of the player's own work.
                Task { @MainActor [weak self] in
                    guard let self, !self.observers.isEmpty else { return }
                    self.hear(event)
                }
            })
    }
}
