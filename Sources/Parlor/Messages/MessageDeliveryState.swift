/// What a sender's tick shows.
public enum MessageDeliveryState: String, Hashable, Sendable {
    /// The clock: not yet at the homeserver.
    case pending
    /// One tick: the homeserver has stored it.
    case sent
    /// Two ticks: somebody else has read it.
    case read
    /// The exclamation mark.
    case failed
}
