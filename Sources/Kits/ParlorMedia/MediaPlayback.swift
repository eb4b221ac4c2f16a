import AVFoundation
import Parlor
import ParlorUI

/// Plays the films and sounds of messages, one at a time.
///
/// A view asks for the ``PlayingItem`` of what it shows, observes that, and tells it what the user does. What is playing goes on when its
/// view scrolls away; a screen that is left stops what was played in it with ``stop(for:)``.
@preconcurrency @MainActor public final class MediaPlayback {
    /// What the kits use: of two films that a process shows, one is heard.
    public static let shared = MediaPlayback()

    private struct Key: Hashable {
        let id: String
        let client: ObjectIdentifier?
    }

    private struct Reference { weak var item: PlayingItem? }

    private var items: [Key: Reference] = [:]
    private var current: PlayingItem?
    private weak var owner: AnyObject?
    private var hasOwner = false
    private var loading: Task<Void, Never>?
    private var player: FilePlayer?
    private var seeks = 0

    public init() {}

    /// How the playing of an attachment stands: the same object for the same attachment, as long as anybody holds it.
    public func item(_ attachment: ChatMessageAttachment, client: ChatClient?) -> PlayingItem {
        let key = Key(id: attachment.id, client: client.map { ObjectIdentifier($0) })
        if let item = items[key]?.item {
            item.attachment = attachment
            return item
        }
        items = items.filter { $0.value.item != nil }
        let item = PlayingItem(attachment, client: client, playback: self)
        items[key] = Reference(item: item)
        return item
    }

    /// Stops what plays, wherever that is.
    public func stop() {
        loading?.cancel()
        player?.stop()
        let stopped = current
        (loading, player, current, seeks) = (nil, nil, nil, 0)
        (owner, hasOwner) = (nil, false)
        stopped?.player = nil
        stopped?.state.phase = .idle
    }

    /// Stops what was begun for a screen, because that is left.
    public func stop(for owner: AnyObject) {
        if self.owner === owner { stop() }
    }

    // MARK: What items ask for

    func play(_ item: PlayingItem, for owner: AnyObject?) {
        if item !== current { open(item) }
        (self.owner, hasOwner) = (owner, owner != nil)
        guard let player else { return }
        if item.state.length > 0, item.state.position >= item.state.length - 0.1 { seek(item, to: 0) }
        player.play()
        item.state.phase = .playing
    }

    func pause(_ item: PlayingItem) {
        guard item === current else { return }
        // Whoever presses Pause before anything has come does not want it to begin later.
        guard let player else { return stop() }
        player.pause()
        item.state.phase = .paused
    }

    func stop(_ item: PlayingItem) {
        if item === current { stop() }
    }

    func seek(_ item: PlayingItem, to seconds: Double) {
        item.state.position = max(0, item.state.length > 0 ? min(seconds, item.state.length) : seconds)
        guard item === current, let player else { return }
        // Until the player is there, it tells of where it was.
        seeks += 1
        player.seek(to: item.state.position) { [weak self, weak player] in
            guard let self, player === self.player else { return }
            self.seeks -= 1
        }
    }

    // MARK: Playing

    private func open(_ item: PlayingItem) {
        stop()
        guard let url = item.attachment.url, let client = item.client else { return item.state.phase = .failed }
        current = item
        item.state.phase = .loading(progress: 0)
        loading = Task { [weak self] in
            let file = try? await client.mediaLoader.file(for: url) { progress in
                Task { @MainActor in self?.hasLoaded(progress, of: item) }
            }
            guard !Task.isCancelled, let self else { return }
            self.loading = nil
            if let file { self.begin(item, file) } else { self.fail() }
        }
    }

    private func hasLoaded(_ progress: Double, of item: PlayingItem) {
        guard item === current, case .loading = item.state.phase else { return }
        item.state.phase = .loading(progress: progress)
    }

    private func begin(_ item: PlayingItem, _ file: URL) {
        let player = FilePlayer(file) { [weak self] in self?.hear($0) }
        self.player = player
        item.player = player.player
        item.state.phase = .playing
        if item.state.position > 0 { seek(item, to: item.state.position) }
        player.play()
    }

    private func hear(_ event: FilePlayer.Event) {
        guard let player, let current else { return }
        switch event {
        // A screen that was covered when it was left has not said so.
        case .moved where hasOwner && owner == nil: stop()
        case .moved:
            if player.length > 0 { current.state.length = player.length }
            if seeks == 0 { current.state.position = player.position }
        case .ended:
            stop()
            current.state.position = 0
        case .failed: fail()
        }
    }

    private func fail() {
        let failed = current
        stop()
        failed?.state.phase = .failed
    }
}
