import AVFoundation

/// Plays voice messages, one at a time.
@MainActor final class VoicePlayer {
    static let shared = VoicePlayer()

    struct State: Equatable {
        var isPlaying = false
        /// Both in seconds.
        var position = 0.0
        var length = 0.0
    }

    private var current: (id: String, player: AVPlayer)?
    private var state = State()
    private var loading: Task<Void, Never>?
    private var ticks: Any?
    private var ending: (any NSObjectProtocol)?
    private var listeners: [ObjectIdentifier: () -> Void] = [:]

    func listen(_ owner: AnyObject, _ listener: @escaping () -> Void) { listeners[ObjectIdentifier(owner)] = listener }
    func forget(_ owner: AnyObject) { listeners[ObjectIdentifier(owner)] = nil }

    func state(of id: String) -> State { current?.id == id ? state : State() }

    func toggle(_ attachment: ChatMessageAttachment, client: ChatClient?) {
        if let current, current.id == attachment.id {
            state.isPlaying ? current.player.pause() : current.player.play()
            state.isPlaying.toggle()
            return changed()
        }
        stop()
        guard let url = attachment.url, let client else { return }
        loading = Task { [weak self] in
            guard let file = try? await client.mediaLoader.file(for: url), !Task.isCancelled else { return }
            self?.play(file, attachment.id)
        }
    }

    func seek(_ id: String, to share: Double) {
        guard let current, current.id == id, state.length > 0 else { return }
        state.position = state.length * share
        current.player.seek(to: CMTime(seconds: state.position, preferredTimescale: 600))
        changed()
    }

    func stop() {
        loading?.cancel()
        if let current {
            current.player.pause()
            if let ticks { current.player.removeTimeObserver(ticks) }
        }
        if let ending { NotificationCenter.default.removeObserver(ending) }
        (current, ticks, ending, state) = (nil, nil, nil, State())
        changed()
    }

    private func play(_ file: URL, _ id: String) {
        let player = AVPlayer(url: file)
        current = (id, player)
        state = State(isPlaying: true)
        ticks = player.addPeriodicTimeObserver(
            forInterval: CMTime(seconds: 0.1, preferredTimescale: 600), queue: .main
        ) { [weak self] time in MainActor.assumeIsolated { self?.moved(to: time.seconds) } }
        ending = NotificationCenter.default.addObserver(
            forName: AVPlayerItem.didPlayToEndTimeNotification, object: player.currentItem, queue: nil
        ) { _ in DispatchQueue.main.async { VoicePlayer.shared.stop() } }
        player.play()
        changed()
    }

    private func moved(to seconds: Double) {
        guard let current else { return }
        state.position = seconds
        let length = current.player.currentItem?.duration.seconds ?? 0
        state.length = length.isFinite ? length : 0
        changed()
    }

    private func changed() { for listener in listeners.values { listener() } }
}
