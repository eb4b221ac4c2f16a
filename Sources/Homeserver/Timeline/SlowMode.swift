import Matrix

/// When members last wrote in a room where they may write only so often. Lives in memory only.
///
/// Slow mode is Parlor's own: the state event `parlor.slow_mode` with `seconds`.
struct SlowMode: Sendable {
    private var lastMessages: [UserID: Int] = [:]

    /// - Parameter now: milliseconds since 1970.
    /// - Returns: how long to wait, in milliseconds; `nil` when the message may be sent.
    func wait(for user: UserID, at now: Int, seconds: Int) -> Int? {
        guard let last = lastMessages[user] else { return nil }
        let wait = last + seconds * 1_000 - now
        return wait > 0 ? wait : nil
    }

    mutating func note(_ user: UserID, at now: Int, seconds: Int) {
        if lastMessages.count > 10_000 { lastMessages = lastMessages.filter { $0.value + seconds * 1_000 > now } }
        lastMessages[user] = now
    }
}

extension Shard {
    /// - Throws: `M_LIMIT_EXCEEDED` with the time to wait, for members who wrote just now in a slow room.
    func checkSlowMode(_ draft: Draft, in room: Room) throws {
        guard room.state.rules.slowMode != nil else { return }
        let rules = room.view.rules
        guard let seconds = rules.slowMode, draft.type == .message, draft.relation?.kind != .replace else { return }
        let levels = rules.powerLevels
        guard levels.level(of: draft.sender) < levels.levelToSend(.slowMode, isState: true) else { return }
        let now = environment.now()
        if room.slowMode == nil { room.slowMode = slowMode(of: room, seconds: seconds) }
        if let wait = room.slowMode?.wait(for: draft.sender, at: now, seconds: seconds) {
            if try isRetry(draft, in: room) { return }
            throw MatrixError(
                .limitExceeded, status: 429, "This room is slow: wait before you write again.",
                retryAfterMilliseconds: wait)
        }
        room.slowMode?.note(draft.sender, at: now, seconds: seconds)
    }

    /// After a start of the server: what the latest messages tell.
    private func slowMode(of room: Room, seconds: Int) -> SlowMode {
        var slowMode = SlowMode()
        for event in room.timeline.events where event.type == .message && event.relation?.kind != .replace {
            slowMode.note(event.sender, at: event.timestamp, seconds: seconds)
        }
        return slowMode
    }
}
