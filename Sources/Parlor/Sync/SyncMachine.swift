/// When to ask the homeserver for news, when to wait, and when to stop. It does neither; see ``SyncEngine``.
struct SyncMachine: Sendable {
    enum Step: Equatable, Sendable {
        /// Ask for what came after `since`, and let the homeserver hold the answer back for `poll` while there is nothing.
        case request(since: String?, poll: Duration)
        /// Wait, then ask again.
        case wait(Duration)
        /// The session has ended; asking again is no use.
        case stop(ClientError)
    }

    /// How long a poll is held. Shorter than the time after which routers forget a silent connection.
    static let pollDuration = Duration.seconds(30)

    private(set) var since: String?
    private(set) var isConnected = false
    private var backoff = Backoff()

    init(since: String?) {
        self.since = since
    }

    var failedAttempts: Int { backoff.attempt }

    /// The request that is due. The first one after a failure is not held back, so that its answer shows the connection at once.
    var request: Step { .request(since: since, poll: isConnected ? Self.pollDuration : .zero) }

    /// An answer was stored.
    mutating func succeeded(nextBatch: String) -> Step {
        since = nextBatch
        isConnected = true
        backoff.reset()
        return request
    }

    mutating func failed(_ error: ClientError, random: Double) -> Step {
        isConnected = false
        switch error.kind {
        case .signedOut, .cancelled, .notConnected: return .stop(error)
        // Anything else may be a proxy, a homeserver in trouble, or one being updated: it passes.
        default: return .wait(backoff.next(random: random, atLeast: error.retryAfter))
        }
    }
}
