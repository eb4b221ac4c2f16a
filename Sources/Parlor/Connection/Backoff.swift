/// How long to wait before trying again: the limit doubles with every failure, and chance picks any time below it.
///
/// Full jitter, because a homeserver that comes back is met by all its clients at once; with equal waits they would come in waves.
struct Backoff: Sendable, Equatable {
    var first: Duration = .milliseconds(500)
    var limit: Duration = .seconds(30)
    private(set) var attempt = 0

    /// Counts a failure.
    ///
    /// - Parameters:
    ///   - random: In `0..<1`.
    ///   - atLeast: What the homeserver asked for.
    mutating func next(random: Double, atLeast: Duration? = nil) -> Duration {
        let ceiling = min(limit, first * (1 << min(attempt, 16)))
        attempt += 1
        return max(atLeast ?? .zero, ceiling * random)
    }

    mutating func reset() { attempt = 0 }
}
