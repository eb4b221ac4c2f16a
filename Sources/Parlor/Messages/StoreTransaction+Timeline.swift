internal import SQLite

extension StoreTransaction {
    /// Appends what a sync brought of a room's timeline.
    ///
    /// - Parameter since: The token of the sync before, from which a gap can be paged forwards.
    /// - Returns: The events that are new, in order.
    func append(_ timeline: SyncResponse.Timeline, room: Int, since: String?) throws -> [SyncEvent] {
        let newest = try database.newestPosition(inRoom: room)
        // Events known already can only stand at the beginning: after them everything is new.
        let lastKnown = try newest == nil ? nil : timeline.events.lastIndex { try isKnown($0.eventID) }
        let fresh = Array(timeline.events[(lastKnown.map { $0 + 1 } ?? 0)...])
        let meetsEnd = try lastKnown.map { try position(ofEvent: timeline.events[$0].eventID) == newest } ?? false
        guard !fresh.isEmpty else {
            if newest == nil, timeline.isLimited, let token = timeline.previousBatch {
                // Nothing to hang the gap on: the room has events, but none that this client may see in the timeline.
                try insertGap(room: room, lower: nil, upper: 0, backward: token, forward: nil)
            }
            return []
        }
        let opensGap = timeline.isLimited && !meetsEnd
        var next = newest.map { opensGap ? $0 + Gap.width : $0 + 1 } ?? 0
        if opensGap {
            try loseThreads(ofRoom: room)
            try insertGap(
                room: room, lower: newest, upper: next, backward: timeline.previousBatch,
                forward: newest == nil ? nil : since)
        }
        for event in fresh {
            try insert(event, room: room, position: next)
            next += 1
        }
        return fresh
    }

    /// Stores a page that was fetched backwards from a gap's upper side.
    ///
    /// - Parameters:
    ///   - gap: As it was when the page was asked for. When somebody else has filled from there meanwhile, the page is let go: the
    ///     row may even be another gap's by now, which the page knows nothing of.
    ///   - events: Newest first, as `/messages` gives them.
    ///   - end: Where the next page begins; nil when the room's beginning was reached.
    func fill(_ gap: Gap, backwards events: [SyncEvent], end: String?) throws {
        guard var gap = try unchanged(gap, \.backward) else { return }
        for event in events {
            if let known = try position(ofEvent: event.eventID) {
                // Met the history below. One that is above was brought by the sync that opened the gap.
                if known < gap.upper { return try close(gap, changing: gap.room) }
                continue
            }
            gap.upper -= 1
            try insert(event, room: gap.room, position: gap.upper)
        }
        guard let end, end != gap.backward || !events.isEmpty else { return try close(gap, changing: gap.room) }
        gap.backward = end
        try update(gap)
        historyChanged(gap.room)
    }

    /// Stores a page that was fetched forwards from a gap's lower side, unless somebody else has filled from there meanwhile.
    func fill(_ gap: Gap, forwards events: [SyncEvent], end: String?) throws {
        guard var gap = try unchanged(gap, \.forward), var lower = gap.lower else { return }
        for event in events {
            if let known = try position(ofEvent: event.eventID) {
                if known > lower { return try close(gap, changing: gap.room) }
                continue
            }
            lower += 1
            try insert(event, room: gap.room, position: lower)
        }
        guard let end, end != gap.forward else { return try close(gap, changing: gap.room) }
        gap.lower = lower
        gap.forward = end
        try update(gap)
        historyChanged(gap.room)
    }

    /// Stores an event out of unknown history with its neighbours: an island, with a gap on either side.
    ///
    /// - Parameters:
    ///   - events: In order of time; none of them is known.
    ///   - start: The token to page backwards from the first.
    ///   - end: The token to page forwards from the last.
    func insertIsland(_ events: [SyncEvent], room: Int, start: String?, end: String?) throws {
        guard let first = events.first, let gap = try gapForIsland(at: first.timestamp, room: room) else { return }
        let floor = gap.lower ?? gap.upper - Gap.width * 65_536
        var position = floor + (gap.upper - floor) / 2
        let islandStart = position
        for event in events {
            try insert(event, room: room, position: position)
            position += 1
        }
        // The upper part keeps the row, because windows may hold on to it; the lower part is new.
        var upper = gap
        upper.lower = position - 1
        upper.forward = end
        try update(upper)
        if let start {
            try insertGap(room: room, lower: gap.lower, upper: islandStart, backward: start, forward: gap.forward)
        }
        historyChanged(room)
    }

    /// The gap an event of that time lies in. Servers' clocks may be off, which then shows as an island too high or too low until
    /// the gap is filled.
    private func gapForIsland(at timestamp: Int, room: Int) throws -> Gap? {
        let newest = try database.newestPosition(inRoom: room) ?? 0
        let gaps = try database.gaps(inRoom: room, above: .min, upTo: newest)
        let below = try gaps.first { gap in
            guard let lower = gap.lower else { return true }
            let time = try database.first(
                "SELECT timestamp FROM event WHERE room = ? AND position <= ? ORDER BY position DESC LIMIT 1", room,
                lower
            ) { $0.int(0) }
            return (time ?? 0) <= timestamp
        }
        return below ?? gaps.last
    }

    /// Forgets a gap into which no way leads from above.
    func giveUp(_ gap: Gap) throws {
        if let gap = try unchanged(gap, \.backward) { try close(gap) }
    }

    /// A gap as it is now, if it is still to be filled from the same place.
    private func unchanged(_ gap: Gap, _ token: KeyPath<Gap, String?>) throws -> Gap? {
        guard let current = try database.gap(id: gap.id), current.room == gap.room else { return nil }
        return current[keyPath: token] == gap[keyPath: token] ? current : nil
    }

    /// Events have come to stand below or between those that lists show.
    private func historyChanged(_ room: Int) { messagesChanged(room, TimelineChange(isRestructured: true)) }

    private func close(_ gap: Gap, changing room: Int) throws {
        try close(gap)
        historyChanged(room)
    }
}
