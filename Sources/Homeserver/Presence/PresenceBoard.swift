import Matrix

/// Who is there. Lives in memory only; a person who isn't on the board is offline.
struct PresenceBoard: Sendable {
    struct Entry: Sendable {
        var state: Presence.State = .offline
        var statusMessage: String?
        /// Milliseconds since 1970.
        var lastActive = 0
        /// The ephemeral position of the latest change that others see.
        var position = 0
        /// Syncs that are running now.
        var activeSyncs = 0
        var hasExpiryAlarm = false
    }

    private(set) var entries: [UserID: Entry] = [:]

    subscript(user: UserID) -> Entry {
        get { entries[user] ?? Entry() }
        set { entries[user] = newValue }
    }

    /// People whose presence changed after an ephemeral position.
    func changes(after position: Int) -> some Sequence<(key: UserID, value: Entry)> {
        entries.lazy.filter { $0.value.position > position }
    }
}

extension PresenceBoard.Entry {
    func presence(at now: Int) -> Presence {
        Presence(
            state: state, lastActiveAgo: lastActive > 0 ? max(0, now - lastActive) : nil,
            isCurrentlyActive: state == .online && now - lastActive < 60_000, statusMessage: statusMessage)
    }
}
