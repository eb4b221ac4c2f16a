import AVFoundation
import Combine
import Parlor
import ParlorUI

/// The playing of one film or sound: how far it is, for views to observe, and what can be done with it.
@preconcurrency @MainActor public final class PlayingItem: ObservableObject {
    public internal(set) var attachment: ChatMessageAttachment
    @Published public internal(set) var state: PlayingState
    /// What plays it, for a view that shows a film; nil while nothing does.
    public internal(set) var player: AVPlayer?

    weak var client: ChatClient?
    private let playback: MediaPlayback

    init(_ attachment: ChatMessageAttachment, client: ChatClient?, playback: MediaPlayback) {
        self.attachment = attachment
        self.client = client
        self.playback = playback
        state = PlayingState(length: attachment.duration)
    }

    /// Plays from where it stands, downloading it if it must; what else plays stops.
    ///
    /// - Parameter owner: The screen it is played for; see ``MediaPlayback/stop(for:)``. It is not kept alive.
    public func play(for owner: AnyObject?) { playback.play(self, for: owner) }

    public func pause() { playback.pause(self) }

    /// Gives the player up. The position stays, to go on from there.
    public func stop() { playback.stop(self) }

    /// Plays, or pauses.
    public func toggle(for owner: AnyObject?) {
        switch state.phase {
        case .playing, .loading: pause()
        case .idle, .paused, .failed: play(for: owner)
        }
    }

    /// Goes to a part of its length, `0...1`, also before it plays.
    public func seek(to share: Double) { playback.seek(self, to: state.length * share) }
}
