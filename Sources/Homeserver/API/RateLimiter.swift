import Matrix
import Synchronization

/// Lets each key do so many things in a row and so many a second after that (a token bucket).
final class RateLimiter: Sendable {
    struct Allowance: Sendable, Hashable {
        var perSecond: Double
        var burst: Double

        static let unlimited = Allowance(perSecond: .infinity, burst: .infinity)
    }

    /// What is counted, so that one kind of request doesn't use up another's.
    enum Action: Sendable, Hashable {
        case message(UserID)
        case login(address: String)
        case registration(address: String)
        case other(RequestKind, UserID)
    }

    private struct Bucket {
        var left: Double
        var at: ContinuousClock.Instant
    }

    /// Beyond so many keys the full buckets are dropped: they say nothing.
    private static let capacity = 20_000
    private let buckets = Mutex<[Action: Bucket]>([:])

    /// - Throws: `M_LIMIT_EXCEEDED` with the time to wait.
    func check(_ action: Action, _ allowance: Allowance) throws(MatrixError) {
        guard allowance.perSecond.isFinite else { return }
        let now = ContinuousClock.now
        let wait: Double? = buckets.withLock { buckets in
            if buckets.count >= Self.capacity { buckets = buckets.filter { $0.value.left < 1 } }
            var bucket = buckets[action] ?? Bucket(left: allowance.burst, at: now)
            bucket.left = min(allowance.burst, bucket.left + (now - bucket.at) / .seconds(1) * allowance.perSecond)
            bucket.at = now
            defer { buckets[action] = bucket }
            guard bucket.left >= 1 else { return (1 - bucket.left) / allowance.perSecond }
            bucket.left -= 1
            return nil
        }
        guard let wait else { return }
        throw MatrixError(
            .limitExceeded, status: 429, "Too many requests.", retryAfterMilliseconds: Int(wait * 1000) + 1)
    }
}
