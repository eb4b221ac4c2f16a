import Foundation
import Synchronization

/// Holds the access token, and has it renewed: once, whatever number of requests find at the same time that it is no longer good. They
/// all wait, and are then made again with the new one.
final class TokenKeeper: Sendable {
    /// Gets a new token in place of an old one.
    typealias Renew = @Sendable (_ old: SessionToken?) async throws -> SessionToken

    private let state = Mutex(State())
    let now: @Sendable () -> Date

    private struct State {
        var token: SessionToken?
        var renew: Renew?
        var renewal: Task<SessionToken, any Error>?
    }

    init(now: @escaping @Sendable () -> Date = { Date() }) {
        self.now = now
    }

    var token: SessionToken? {
        get { state.withLock { $0.token } }
        set { state.withLock { $0.token = newValue } }
    }

    /// How tokens are renewed; nil: they are not, and the session ends with its token.
    var renew: Renew? {
        get { state.withLock { $0.renew } }
        set { state.withLock { $0.renew = newValue } }
    }

    /// The token to make a request with. Waits for a renewal that is under way, and renews one that is about to end.
    func tokenForRequest() async throws -> SessionToken? {
        let (token, renewal) = state.withLock { ($0.token, $0.renewal) }
        if let renewal { return try await renewal.value }
        guard let token, let end = token.expiresAt, token.refreshToken != nil, end.timeIntervalSince(now()) < 5 else {
            return token
        }
        return try await replacement(for: token) ?? token
    }

    /// A token to try again with, after the homeserver refused one; nil when there is no way to get any.
    func replacement(for refused: SessionToken?) async throws -> SessionToken? {
        let renewal = state.withLock { state -> Task<SessionToken, any Error>? in
            // Someone else has been here meanwhile.
            if let token = state.token, token.accessToken != refused?.accessToken {
                return state.renewal ?? Task<SessionToken, any Error> { token }
            }
            if let running = state.renewal { return running }
            guard let renew = state.renew else { return nil }
            let renewal = Task { [token = state.token] in
                do {
                    let token = try await renew(token)
                    self.end(with: token)
                    return token
                } catch {
                    self.end(with: nil)
                    throw error
                }
            }
            state.renewal = renewal
            return renewal
        }
        return try await renewal?.value
    }

    /// Lets go of everything.
    func close() {
        let renewal = state.withLock { state in
            defer { state = State() }
            return state.renewal
        }
        renewal?.cancel()
    }

    private func end(with token: SessionToken?) {
        state.withLock { state in
            state.renewal = nil
            if let token { state.token = token }
        }
    }
}
