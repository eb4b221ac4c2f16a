import Matrix

/// Reads a room's log for one person, away from the shard: paging never holds up messages.
struct HistoryReader: Sendable {
    let store: any EventStore
    let room: RoomRecord
    let user: UserID
    let access: HistoryAccess
    /// Nothing after this position exists for readers yet.
    let published: Int

    /// How many events one request looks at in search of those that pass.
    private static let longestScan = 2_000

    struct Page: Sendable {
        var events: [Event]
        /// Where the next page begins; `nil` at the end of what there is.
        var end: PaginationToken?
    }

    func page(
        _ direction: TimelineRange.Direction, from: Int, to: Int?, limit: Int, filter: EventFilter = EventFilter()
    ) throws -> Page {
        var range = TimelineRange(
            direction: direction, from: min(from, published),
            to: direction == .forwards ? min(to ?? published, published) : to ?? 0, limit: min(limit + 1, 100))
        var page: [Event] = []
        var scanned = 0
        while scanned < Self.longestScan {
            let events = try store.timeline(of: room, range)
            for event in events {
                if access.admits(event, of: user) && filter.admits(event) { page.append(event) }
                range.from = direction == .forwards ? event.position : event.position - 1
                if page.count == limit {
                    return Page(events: page, end: try hasMore(range) ? PaginationToken(position: range.from) : nil)
                }
            }
            guard events.count == range.limit else { return Page(events: page, end: nil) }
            scanned += events.count
        }
        return Page(events: page, end: PaginationToken(position: range.from))
    }

    /// - Returns: `nil` for an event of another room, and for one that this person may not read.
    func event(_ id: EventID) throws -> Event? {
        guard let event = try store.event(id), event.room.id == room.id, event.position <= published,
            access.admits(event, of: user)
        else { return nil }
        return event
    }

    private func hasMore(_ range: TimelineRange) throws -> Bool {
        var range = range
        range.limit = 1
        return try !store.timeline(of: room, range).isEmpty
    }
}
