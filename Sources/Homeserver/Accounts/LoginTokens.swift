import Matrix
import Synchronization

/// Tokens that let one more device in, once and for two minutes (`m.login.token`). In memory: a restart ends them.
final class LoginTokens: Sendable {
    /// Milliseconds.
    static let lifetime = 120_000
    private static let capacity = 10_000
    private let tokens = Mutex<[String: (user: UserID, expires: Int)]>([:])

    func add(_ token: String, for user: UserID, now: Int) {
        tokens.withLock { tokens in
            if tokens.count >= Self.capacity { tokens = tokens.filter { $0.value.expires > now } }
            if tokens.count >= Self.capacity { tokens.removeAll() }
            tokens[token] = (user, now + Self.lifetime)
        }
    }

    /// Uses a token up.
    func take(_ token: String, now: Int) -> UserID? {
        guard let found = tokens.withLock({ $0.removeValue(forKey: token) }), found.expires > now else { return nil }
        return found.user
    }
}
