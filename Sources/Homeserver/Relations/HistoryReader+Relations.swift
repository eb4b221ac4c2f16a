import Matrix

extension HistoryReader {
    /// What relates to an event, as far as this person may read it.
    func related(to parent: EventID, _ query: RelationQuery, limit: Int) throws -> Page {
        var query = query
        var page: [Event] = []
        while true {
            let events = try store.related(to: parent, in: room, query)
            for event in events {
                if page.count == limit { return Page(events: page, end: PaginationToken(position: query.range.from)) }
                if admits(event) { page.append(event) }
                query.range.from = query.range.direction == .forwards ? event.position : event.position - 1
            }
            guard events.count == query.range.limit else { return Page(events: page, end: nil) }
        }
    }

    /// The roots of threads, that with the newest answer first.
    func threads(before: Int, limit: Int, participated: Bool) throws -> Page {
        var query = ThreadQuery(
            before: before, through: access.end(upTo: published), limit: limit + 1,
            participant: participated ? user : nil, ignored: ignored)
        var roots: [Event] = []
        while true {
            let places = try store.threads(in: room, query)
            for place in places {
                if roots.count == limit { return Page(events: roots, end: PaginationToken(position: query.before)) }
                query.before = place.latest
                // A thread that an ignored person began goes on without their words.
                if let root = try event(place.root, includingIgnored: true) {
                    roots.append(ignored.contains(root.sender) ? root.redacted(because: nil) : root)
                }
            }
            guard places.count == query.limit else { return Page(events: roots, end: nil) }
        }
    }
}
