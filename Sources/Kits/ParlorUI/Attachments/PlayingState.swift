import Parlor

/// How far a film or a sound has played.
public struct PlayingState: Hashable, Sendable {
    public enum Phase: Hashable, Sendable {
        /// Nothing plays it.
        case idle
        /// It is being downloaded; `0...1`.
        case loading(progress: Double)
        case playing, paused
        /// Nothing on this machine can play it, or it could not be had.
        case failed
    }

    public var phase = Phase.idle
    /// In seconds. It stays when something else begins to play, so that one can go on from there.
    public var position = 0.0
    /// In seconds; 0 while it is not known.
    public var length = 0.0

    public init(length: Duration? = nil) {
        guard let (seconds, attoseconds) = length?.components else { return }
        self.length = Double(seconds) + Double(attoseconds) / 1e18
    }

    public var isPlaying: Bool { phase == .playing }

    /// Whether there is a player, which shows pictures and can be told to go somewhere.
    public var isOpen: Bool { phase == .playing || phase == .paused }

    /// How much of it is over, `0...1`.
    public var share: Double { length > 0 ? min(1, max(0, position / length)) : 0 }

    /// `0:03` once it has begun, before that how long it is.
    public var time: String { PlayingTime.text(seconds: position > 0 ? position : length) }

    /// For a screen reader: `0:03 of 0:17`.
    public var spokenPosition: String {
        "\(PlayingTime.text(seconds: position)) of \(PlayingTime.text(seconds: length))"
    }
}
