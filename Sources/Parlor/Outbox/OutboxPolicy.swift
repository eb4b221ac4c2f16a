/// What to do with an item that could not be sent.
enum OutboxPolicy {
    enum Verdict: Equatable {
        /// Wait this long, then send it again under the same transaction id.
        case retry(after: Duration)
        /// Stop sending altogether, and keep everything: the session has to be renewed first.
        case pause
        /// The homeserver will never take it.
        case giveUp
    }

    static func verdict(on error: ClientError, backoff: inout Backoff, random: Double) -> Verdict {
        switch error.kind {
        case .cancelled: .pause
        // The homeserver may have it; the trouble is here, and passes or shows elsewhere.
        case .store, .diskFull: .retry(after: backoff.next(random: random))
        default:
            switch error.recovery {
            case .retry: .retry(after: backoff.next(random: random, atLeast: error.retryAfter))
            case .signInAgain: .pause
            case .giveUp: .giveUp
            }
        }
    }
}
