/// How fast a room with a display rate is written in, and when its readers were last woken.
struct CrowdPace: Sendable {
    /// The second that is counted, in seconds since 1970.
    private var second = 0
    private var messages = 0
    /// Milliseconds since 1970.
    var lastBeat = 0
    var hasAlarm = false

    /// Readers of a room that is written in too fast are woken once in so many milliseconds.
    static let beat = 1_000

    /// Counts a message.
    ///
    /// - Returns: whether there were more in this second than may be shown one by one.
    mutating func note(at now: Int, rate: Int) -> Bool {
        if now / 1_000 != second {
            second = now / 1_000
            messages = 0
        }
        messages += 1
        return messages > rate
    }
}
