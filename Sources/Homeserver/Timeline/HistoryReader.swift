import Matrix

/// Reads a room's log for one person, away from the shard: paging never holds up messages.
struct HistoryReader: Sendable {
    let store: any EventStore
    let room: RoomRecord
    let user: UserID
    /// People whose events are left out.
    var ignored: Set<UserID> = []
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
                if try admits(event) && passes(event, filter) { page.append(event) }
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

    /// What is bundled with events that this person reads on a device.
    func bundles(for events: [Event], on device: Int) throws -> Bundles {
        guard !events.isEmpty else { return [:] }
        let viewer = Viewer(user: user, device: device, ignored: ignored)
        return try Aggregator(
            store: store, room: room, viewer: viewer, through: access.end(upTo: published)
        ).bundles(for: events)
    }

    /// - Returns: `nil` for an event of another room, and for one that this person may not read.
    func event(_ id: EventID, includingIgnored: Bool = false) throws -> Event? {
        guard let event = try store.event(id), event.room.id == room.id, event.position <= published,
            includingIgnored ? access.admits(event, of: user) : admits(event)
        else { return nil }
        return event
    }

    /// Whether this person may, and wants to, see an event. State is never left out: the room would look wrong.
    func admits(_ event: Event) -> Bool {
        access.admits(event, of: user) && (event.isState || !ignored.contains(event.sender))
    }

    /// Whether an event passes a filter, also one that asks what relates to it.
    func passes(_ event: Event, _ filter: EventFilter) throws -> Bool {
        guard filter.admits(event), filter.admits(room: event.room.id) else { return false }
        guard filter.needsRelations else { return true }
        return try store.isRelated(event, by: filter.relatedByRelationTypes, senders: filter.relatedBySenders)
    }

    private func hasMore(_ range: TimelineRange) throws -> Bool {
        var range = range
        range.limit = 1
        return try !store.timeline(of: room, range).isEmpty
    }
}
