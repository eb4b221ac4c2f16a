import Matrix

extension Shard {
    /// How many events one request looks at in search of those that pass a filter.
    private static let longestScan = 2_000

    /// The latest events of a room between two positions that a filter and the reader's rights let through.
    func timelineWindow(
        of room: Room, after: Int, through: Int, limit: Int, filter: EventFilter, for user: UserID
    ) throws -> TimelineWindow {
        let access = try historyAccess(of: user, to: room)
        let admits = try admission(filter, access, user)
        var found: [Event] = []
        for event in room.timeline.events(after: after).reversed() where event.position <= through {
            if admits(event) { found.append(event) }
            if found.count > limit { break }
        }
        if found.count <= limit && after < room.timeline.floor {
            let from = min(through, room.timeline.floor)
            try scan(room, backwardsFrom: from, to: after) { event in
                if admits(event) { found.append(event) }
                return found.count <= limit
            }
        }
        let isLimited = found.count > limit
        let events = Array(found.prefix(limit).reversed())
        return TimelineWindow(
            events: events, isLimited: isLimited,
            start: PaginationToken(position: (events.first?.position ?? through + 1) - 1))
    }

    /// Whether an event may be shown, by a filter and by the reader's rights.
    func admission(_ filter: EventFilter, _ access: HistoryAccess, _ user: UserID) throws -> (Event) -> Bool {
        let ignored = try person(user).ignored
        let isOpen = access.isUnrestricted
        let admitsAll = filter.admitsEverything
        return { [store] event in
            guard isOpen || access.admits(event, of: user) else { return false }
            // State of people one ignores is shown: the room would look wrong without it.
            if !ignored.isEmpty && !event.isState && ignored.contains(event.sender) { return false }
            if admitsAll { return true }
            guard filter.admits(event) else { return false }
            guard filter.needsRelations else { return true }
            return
                (try? store.isRelated(
                    event, by: filter.relatedByRelationTypes, senders: filter.relatedBySenders)) ?? false
        }
    }

    private func scan(
        _ room: Room, backwardsFrom from: Int, to: Int, _ wantsMore: (Event) -> Bool
    ) throws {
        var position = from
        var seen = 0
        while seen < Self.longestScan {
            let events = try store.timeline(
                of: room.record, TimelineRange(direction: .backwards, from: position, to: to, limit: 100))
            for event in events where !wantsMore(event) { return }
            guard events.count == 100, let last = events.last else { return }
            seen += events.count
            position = last.position - 1
        }
    }
}

extension EventFilter {
    func admits(_ event: Event) -> Bool {
        guard admits(type: event.type.rawValue), admits(sender: event.sender.rawValue) else { return false }
        guard let containsURL else { return true }
        return (event.content["url"]?.string != nil) == containsURL
    }
}
