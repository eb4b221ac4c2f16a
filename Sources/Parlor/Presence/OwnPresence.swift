import Synchronization

/// What the user has said of their presence, for the sync to repeat: each poll counts as a sign of life of the kind it names.
final class OwnPresence: Sendable {
    private let value = Mutex(UserPresence.online)

    var current: UserPresence { value.withLock { $0 } }

    func set(_ presence: UserPresence) { value.withLock { $0 = presence } }
}
