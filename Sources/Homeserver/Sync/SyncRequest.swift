import Matrix

/// What a client asks of `/sync`.
struct SyncRequest: Sendable {
    var user: UserID
    /// The device's key.
    var device: Int
    var filter: SyncFilter
    var since: SyncToken?
    var wantsFullState = false
    var timeout: Duration = .zero
    var presence: Presence.State = .online

    static let defaultTimelineLimit = 20
    static let largestTimelineLimit = 200

    var timelineLimit: Int {
        min(max(filter.timeline.limit ?? Self.defaultTimelineLimit, 1), Self.largestTimelineLimit)
    }

    func viewer(ignored: Set<UserID>) -> Viewer { Viewer(user: user, device: device, ignored: ignored) }

    /// What may wake this sync: a client that filters presence out isn't woken by it.
    var topics: Signal.Topic {
        var topics: Signal.Topic = [.log, .toDevice]
        if !filter.ephemeral.admitsNothing { topics.insert(.ephemeral) }
        if !filter.presence.admitsNothing { topics.insert(.presence) }
        if !filter.accountData.admitsNothing || !filter.roomAccountData.admitsNothing { topics.insert(.accountData) }
        return topics
    }
}
