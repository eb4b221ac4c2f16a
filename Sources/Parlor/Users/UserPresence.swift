/// Whether a person is there.
public enum UserPresence: String, Hashable, Sendable, CaseIterable {
    /// There and active.
    case online
    /// Connected, but doing something else.
    case unavailable
    /// Not connected, or not telling.
    case offline
}
