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
        /// When a sync last began or ended, milliseconds since 1970.
        var lastSync = 0
        /// Whether a sync is running, or was until a moment ago: between two of them nobody goes away.
        var isHere = false
        var hasExpiryAlarm = false
        var hasLeaveAlarm = false
    }

    private(set) var entries: [UserID: Entry] = [:]
    /// Everybody who is here.
    private(set) var here: Set<UserID> = []

    subscript(user: UserID) -> Entry {
        get { entries[user] ?? Entry() }
        set {
            if newValue.isHere != entries[user]?.isHere ?? false {
                if newValue.isHere { here.insert(user) } else { here.remove(user) }
            }
            entries[user] = newValue
        }
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
