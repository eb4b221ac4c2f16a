internal import JSON
internal import Matrix

extension HomeserverAPI {
    /// Asks for news. Members are loaded lazily: those who wrote something, and those a channel is called after.
    func sync(since: String?, poll: Duration, timelineLimit: Int) async throws -> SyncResponse {
        var filter = SyncFilter()
        filter.timeline = EventFilter(limit: timelineLimit, lazyLoadMembers: true)
        filter.timeline.unreadThreadNotifications = true
        filter.state = EventFilter(lazyLoadMembers: true)
        let milliseconds = poll.components.seconds * 1000
        var query = [
            ("timeout", String(milliseconds)), ("filter", String(decoding: filter.json.serialized(), as: UTF8.self)),
            ("set_presence", ownPresence.current.rawValue),
        ]
        if let since { query.append(("since", since)) }
        let answer = try await call(.sync, query: query, timeout: poll + .seconds(10))
        guard let response = SyncResponse(answer) else { throw malformed("sync") }
        return response
    }
}
